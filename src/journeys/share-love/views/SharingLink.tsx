import { paths } from '../../../../machines/shared/paths.ts';
import type { selectShareLove } from '../../../../machines/share-love/share-love.selectors.ts';
import type { Link, Referrals } from '../../../../machines/share-love/share-love.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { price } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { QrCode } from '../../../ui/QrCode/QrCode.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { joinedReasons, shareLoveCopy } from '../share-love.copy.ts';
import { Friends } from './Friends.tsx';
import classes from './ShareLove.module.css';

const copy = shareLoveCopy.SharingLink;

type Props = ViewPropsOf<typeof selectShareLove>;

/** How whoever shares has joined themselves, where they came with a link. */
function OwnJoining({ joined, rules: { rewardInPence } }: Referrals) {
  if (joined === null) return null;
  if (joined.state === 'WAITING') return <Alert kind="info">{copy.sent(rewardInPence)}</Alert>;
  if (joined.reason === null) return <Alert kind="success">{copy.thanked(rewardInPence)}</Alert>;
  return (
    <Alert kind="warning" title={copy.notRewarded}>
      {joinedReasons[joined.reason]}
    </Alert>
  );
}

/** The link, and every way to hand it on. */
function OwnLink({ link, model, send }: Pick<Props, 'model' | 'send'> & { link: Link }) {
  return (
    <Card as="section" tone="pink" aria-labelledby="your-link">
      <h2 id="your-link">{copy.yourLink}</h2>
      <div className={classes.link}>
        <div className={classes.section}>
          <p className={classes.url}>{link.url}</p>
          <Text>{copy.goodUntil(longDate(link.goodUntil))}</Text>
          {model.isSheetShut && <Alert kind="warning">{copy.sheetShut}</Alert>}
          <CopyButton
            isMain
            text={link.url}
            label={copy.copy}
            copied={copy.copied}
            notCopied={copy.notCopied}
            beside={
              model.canOpenSheet && <Button onClick={() => send({ type: 'sheet.requested' })}>{copy.share}</Button>
            }
          />
        </div>
        <div className={classes.scan}>
          <QrCode text={link.url} label={copy.picture} />
          <Text>{copy.scan}</Text>
        </div>
      </div>
    </Card>
  );
}

/** In place of friends and rewards, until there are some. */
function NobodyYet() {
  return (
    <Card as="section" tone="sunken" aria-labelledby="your-friends">
      <h2 id="your-friends">{copy.friendsAndRewards}</h2>
      <Text>{copy.nobody}</Text>
    </Card>
  );
}

function Rewards({ rewardedInPence, rewardsLeft, rules }: Referrals) {
  return (
    <section className={classes.section} aria-labelledby="your-rewards">
      <h2 id="your-rewards">{copy.rewards}</h2>
      <SummaryList
        rows={[
          { term: copy.soFar, details: price(rewardedInPence) },
          { term: copy.left, details: copy.leftOf(rewardsLeft, rules.mostInYear) },
        ]}
      />
      <TextLink alone to={paths.topUp}>
        {copy.history}
      </TextLink>
    </section>
  );
}

/** The member's own link, who has joined with it, the rewards and their rules. */
export function SharingLink({ model, send }: Props) {
  const { link, referrals } = model;
  if (!link || !referrals) return null;
  const { rewardInPence, mostInYear, daysGood } = referrals.rules;
  const isNobody = referrals.friends.length === 0 && referrals.rewardedInPence === 0;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro(rewardInPence)}</p>}>{copy.heading}</PageHeading>
      <div className={classes.parts}>
        <Text tone="soft">{copy.credit}</Text>
        <OwnJoining {...referrals} />
        <OwnLink link={link} model={model} send={send} />
        {isNobody ? (
          <NobodyYet />
        ) : (
          <>
            <Friends friends={referrals.friends} hasOlder={referrals.hasOlder} />
            <Rewards {...referrals} />
          </>
        )}
        <section className={classes.section} aria-labelledby="how-it-works">
          <h2 id="how-it-works">{copy.how}</h2>
          <ol className={classes.steps}>
            {copy.steps(rewardInPence, daysGood).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {copy.rules(mostInYear).map((rule) => (
            <Text key={rule} tone="soft">
              {rule}
            </Text>
          ))}
        </section>
      </div>
      <WaysOn>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
