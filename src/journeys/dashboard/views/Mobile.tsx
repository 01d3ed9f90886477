import type { selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type { MobileModel } from '../../../../machines/dashboard/mobile-card.rules.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { mobileCopy as copy } from '../mobile.copy.ts';
import classes from './Dashboard.module.css';
import { FetchedCard } from './FetchedCard.tsx';
import { MobileParts } from './MobileParts.tsx';
import { SimPlan } from './SimPlan.tsx';

const id = 'your-mobile';

/** Who has nothing of the mobile network is shown one quiet way to begin. */
function WayToBegin() {
  return (
    <Card as="section" tone="sunken" aria-labelledby={id}>
      <h2 id={id}>{copy.label}</h2>
      <Text>{copy.begin.text}</Text>
      <ul className={classes.links}>
        <li>
          <TextLink alone to="/sim-only-deals">
            {copy.begin.plans}
          </TextLink>
        </li>
        <li>
          <TextLink alone to={paths.activateSim}>
            {copy.begin.activate}
          </TextLink>
        </li>
      </ul>
    </Card>
  );
}

type Props = Pick<ViewPropsOf<typeof selectDashboard>, 'send'> & { mobile: MobileModel };

/** All that is a member's of the mobile network: their plan first, as it is looked at most (DB-01). */
export function Mobile({ mobile, send }: Props) {
  if (mobile.isNone) return <WayToBegin />;
  const plan = <SimPlan plan={mobile.plan} send={send} />;
  // It is asked for by itself, so it stays where the others fail; its place is kept where it comes late.
  const known = (mobile.plan.stands !== 'none' || mobile.plan.isLate) && plan;
  return (
    <FetchedCard card="mobile" id={id} words={copy} stands={mobile.stands} send={send} known={known}>
      <Card as="section" aria-labelledby={id}>
        <h2 id={id}>{copy.label}</h2>
        {plan}
        <MobileParts mobile={mobile} send={send} />
      </Card>
    </FetchedCard>
  );
}
