import type { ReactNode } from 'react';
import type { selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type {
  CreditFacts,
  MobileModel,
  NumberFacts,
  PartOf,
  RewardFacts,
  SimFacts,
} from '../../../../machines/dashboard/mobile-card.rules.ts';
import { paths, type PagePath } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { price } from '../../../ui/format/price.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import { mobileCopy } from '../mobile.copy.ts';
import classes from './Mobile.module.css';

const { number, sims, credit, rewards } = mobileCopy;

type Send = Pick<ViewPropsOf<typeof selectDashboard>, 'send'>;

type PartProps<Facts> = Send & {
  words: { label: string; open: string; notLoaded: string };
  to: PagePath;
  part: PartOf<Facts>;
  children: (facts: Facts) => ReactNode;
};

/** A part of the card: what it says and the way to its page, or that it could not be fetched. */
function Part<Facts extends object>({ words, to, part, children, send }: PartProps<Facts>) {
  const isKnown = part !== 'failed' && part !== 'loading';
  return (
    <div className={classes.part}>
      <h3>{words.label}</h3>
      {isKnown ? (
        children(part)
      ) : (
        <Alert kind="error" weight="minor">
          <p>{words.notLoaded}</p>
          <div className={classes.again}>
            <Button
              small
              loading={part === 'loading'}
              onClick={() => send({ type: 'retry.requested', card: 'mobile' })}
            >
              {dashboardCopy.Dashboard.retry}
              <VisuallyHidden>, {words.label}</VisuallyHidden>
            </Button>
          </div>
        </Alert>
      )}
      <TextLink alone to={to}>
        {words.open}
      </TextLink>
    </div>
  );
}

/** `eSIM ending in 9501: on`; of a state that this page does not know, the SIM alone. */
function simInWords({ type, simNumber, stands }: SimFacts): string {
  const kind = type === 'esim' ? sims.eSim : sims.card;
  const sim = simNumber === null ? kind : `${kind} ${sims.ending(simNumber.slice(-4))}`;
  return stands === null ? sim : `${sim}: ${sims.stands[stands].toLowerCase()}`;
}

const numberSays = ({ phoneNumber, coming }: NumberFacts) => (
  <>
    {(phoneNumber !== null || coming === null) && <Text type="loud-bold">{phoneNumber ?? number.none}</Text>}
    {coming !== null && <Text>{number.coming(coming.phoneNumber, coming.day)}</Text>}
  </>
);

const simsSay = (own: readonly SimFacts[]) => (
  <>
    {own.length === 0 && <Text>{sims.none}</Text>}
    {own.map((sim) => (
      <Text key={sim.id}>{simInWords(sim)}</Text>
    ))}
  </>
);

const creditSays = ({ balanceInPence, debtInPence, automatic }: CreditFacts) => (
  <>
    <Text type="loud-bold">{price(balanceInPence)}</Text>
    {debtInPence > 0 && (
      <Alert kind="warning" weight="minor">
        {credit.debt(debtInPence)}
      </Alert>
    )}
    <Text>{automatic === null ? credit.byHand : credit.automatic(automatic.belowInPence, automatic.byInPence)}</Text>
  </>
);

const rewardsSay = ({ friends, areMore, rewardedInPence, rewardInPence }: RewardFacts) => (
  <>
    {rewardedInPence > 0 && <Text type="loud-bold">{rewards.earned(rewardedInPence)}</Text>}
    <Text>
      {rewards.friends(friends, areMore)} {rewardedInPence === 0 && rewards.each(rewardInPence)}
    </Text>
  </>
);

/** Number, SIM, credit and rewards, side by side where there is room. */
export function MobileParts({ mobile, send }: Send & { mobile: MobileModel }) {
  return (
    <div className={classes.parts}>
      <Part words={number} to={paths.number} part={mobile.number} send={send}>
        {numberSays}
      </Part>
      <Part words={sims} to={paths.sims} part={mobile.sims} send={send}>
        {simsSay}
      </Part>
      <Part words={credit} to={paths.topUp} part={mobile.credit} send={send}>
        {creditSays}
      </Part>
      <Part words={rewards} to={paths.shareLove} part={mobile.rewards} send={send}>
        {rewardsSay}
      </Part>
    </div>
  );
}
