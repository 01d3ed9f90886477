import type { ReactNode } from 'react';
import { paths } from '../../../../machines/shared/paths.ts';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { SidePicture } from '../../../ui/art/SidePicture.tsx';
import { AnyIcon, type IconName } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Beside } from '../../../ui/Column/Beside.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { addressCheckCopy } from '../address-check.copy.ts';
import type { selectAddressCheck } from '../../../../machines/address-check/address-check.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './Outcome.module.css';

const sharedWays = addressCheckCopy.ways;

const eventOf = {
  plans: { type: 'plans.requested' },
  moveIn: { type: 'moveIn.declared' },
  interest: { type: 'interest.requested' },
  byHand: { type: 'manualEntry.requested' },
  retry: { type: 'retry.requested' },
  change: { type: 'address.changed' },
} as const;

/** The ways that lead to a page of its own; the chat opens over this one, which stays what Back leads to. */
const linkOf = { dashboard: { to: paths.dashboard }, chat: { to: chatLink, replace: true } } as const;

const isLink = (way: AnyWay): way is keyof typeof linkOf => way in linkOf;

type AnyWay = keyof typeof eventOf | keyof typeof linkOf;

/** What the check found out, and the ways on from there, the main one first. */
type AddressOutcome<Way extends AnyWay> = {
  icon: IconName;
  tone: 'turquoise' | 'yellow' | 'sunken';
  ways: readonly Way[];
  /** There is no home to name. */
  isAboutNoHome?: boolean;
};

type Copy = typeof addressCheckCopy;

/** The outcomes by view. A way on has words of its own on its page, or those that all pages share. */
export type AddressOutcomes = {
  [View in keyof Copy]?: AddressOutcome<Extract<AnyWay, keyof typeof sharedWays | keyof Copy[View]>>;
};

type OutcomeProps = Pick<ViewPropsOf<typeof selectAddressCheck>, 'model' | 'send'> & {
  words: { title: string; heading: string } & { [Way in AnyWay]?: string };
  outcome: AddressOutcome<AnyWay>;
  children: ReactNode;
};

export function Outcome({ words, outcome, model, send, children }: OutcomeProps) {
  const address = outcome.isAboutNoHome ? '' : model.address;
  const labels: { [Way in AnyWay]?: string } = { ...sharedWays, ...words };
  return (
    <Beside aside={<SidePicture name={outcome.ways.includes('interest') ? 'letter' : 'house'} tone="pink" />}>
      <PageTitle>{words.title}</PageTitle>
      <PageHeading>{words.heading}</PageHeading>
      <Card tone={outcome.tone}>
        <div className={classes.found}>
          <span className={classes.icon} data-tone={outcome.tone}>
            <AnyIcon name={outcome.icon} size={48} />
          </span>
          <div className={classes.words}>
            {address !== '' && (
              <p className={classes.address}>
                <Unbroken>{address}</Unbroken>
              </p>
            )}
            {children}
          </div>
        </div>
      </Card>
      <WaysOn>
        {outcome.ways.map((way, index) =>
          isLink(way) ? (
            <LinkButton key={way} {...linkOf[way]}>
              {labels[way]}
            </LinkButton>
          ) : (
            <Button
              key={way}
              variant={index === 0 ? 'primary' : way === 'change' ? 'link' : 'standard'}
              onClick={() => send(eventOf[way])}
            >
              {labels[way]}
            </Button>
          ),
        )}
      </WaysOn>
    </Beside>
  );
}

/** An outcome whose words are a heading and a body. */
export const outcomeView = (words: OutcomeProps['words'] & { body: string }, outcome: AddressOutcome<AnyWay>) =>
  function OutcomeView({ model, send }: ViewPropsOf<typeof selectAddressCheck>) {
    return (
      <Outcome words={words} outcome={outcome} model={model} send={send}>
        <p>{words.body}</p>
      </Outcome>
    );
  };
