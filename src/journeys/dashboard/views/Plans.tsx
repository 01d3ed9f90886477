import type {
  BillAhead,
  DashboardModel,
  PlanCard,
  selectDashboard,
} from '../../../../machines/dashboard/dashboard.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { planState } from '../../../ui/format/plan-state.ts';
import { planPrice, price } from '../../../ui/format/price.ts';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';
import { FetchedCard } from './FetchedCard.tsx';

const { plans: copy } = dashboardCopy.Dashboard;

function Plan({ plan }: { plan: PlanCard }) {
  const { id, name, address, status, isPaused, termEnds, lastDay } = plan;
  const state = planState(status, isPaused);
  return (
    <li className={classes.plan}>
      <div>
        <div className={classes.planName}>
          <h3>{name}</h3>
          {state !== null && <p className={classes.planState}>{state}</p>}
        </div>
        <Text tone="soft">
          <Unbroken>{address}</Unbroken>
        </Text>
      </div>
      <SummaryList
        rows={[
          { term: copy.monthly, details: planPrice(plan) },
          ...(lastDay === null ? [] : [{ term: copy.lastDay, details: longDate(lastDay) }]),
          // Who leaves has chosen a day, whatever the term would have been.
          ...(termEnds === null || lastDay !== null ? [] : [{ term: copy.termEnds, details: longDate(termEnds) }]),
        ]}
      />
      <div className={classes.way}>
        <LinkButton to={`${paths.plans}/${id}`}>
          {copy.open}
          <VisuallyHidden>
            , {name}, {address}
          </VisuallyHidden>
        </LinkButton>
        {status !== 'ENDED' && !isPaused && (
          <TextLink alone to={`${paths.plans}/${id}/fault`}>
            {copy.fault}
            <VisuallyHidden>
              , {name}, {address}
            </VisuallyHidden>
          </TextLink>
        )}
      </div>
    </li>
  );
}

function NextBill({ bill: { date, totalInPence, isFinal, home } }: { bill: BillAhead }) {
  return (
    <div className={classes.part}>
      <h3>{isFinal ? copy.finalBill : copy.nextBill}</h3>
      {home && <Text tone="soft">{copy.billFor(home.planName, home.address)}</Text>}
      <Text>{copy.billed(price(totalInPence), longDate(date))}</Text>
    </div>
  );
}

type PlansProps = Pick<ViewPropsOf<typeof selectDashboard>, 'send'> & {
  model: Pick<DashboardModel, 'plansStand' | 'plans' | 'nextBills'>;
};

/** The member's plans that have begun, and what comes next for them (DB-01). */
export function Plans({ model: { plansStand, plans, nextBills }, send }: PlansProps) {
  return (
    <FetchedCard card="plans" id="your-plans" words={copy} stands={plansStand} send={send}>
      {plans.length > 0 && (
        <Card as="section" aria-labelledby="your-plans">
          <h2 id="your-plans">{copy.label}</h2>
          <ul className={classes.past}>
            {plans.map((plan) => (
              <Plan key={plan.id} plan={plan} />
            ))}
          </ul>
          {nextBills.map((bill) => (
            <NextBill key={bill.planId} bill={bill} />
          ))}
          <TextLink alone to={paths.bills}>
            {copy.bills}
          </TextLink>
        </Card>
      )}
    </FetchedCard>
  );
}
