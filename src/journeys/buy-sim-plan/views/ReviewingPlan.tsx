import type { BuySimPlanModel, selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { MySimPlan, SimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { price } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';
import { NewsOfPlan } from './NewsOfPlan.tsx';

const copy = buySimPlanCopy.ReviewingPlan;

type Choice = BuySimPlanModel['choice'];

function startOf({ start }: Choice, { current, hasActiveSim }: MySimPlan): string {
  if (start !== 'NOW' && current !== null) return copy.startLater(current.endsOn);
  return hasActiveSim ? copy.startNow : copy.startWithSim;
}

function afterOf({ isRepeated, payBy }: Choice, { name, priceInPence }: SimPlan): string {
  if (isRepeated !== true) return copy.once;
  return payBy === 'CREDIT' ? copy.eachByCredit(name, priceInPence) : copy.eachByCard(name, priceInPence);
}

/** All that was chosen, what is lost by it, and the button that costs money. */
export function ReviewingPlan({ model, send }: ViewPropsOf<typeof selectBuySimPlan>) {
  const { mine, plan, choice, news, isBusy } = model;
  if (!mine || !plan) return null;
  const { current, creditInPence } = mine;
  const isFromCredit = choice.payBy === 'CREDIT';
  const change = isBusy ? {} : { change: { onChange: () => send({ type: 'choice.requested' }) } };
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <div className={classes.parts}>
        <NewsOfPlan news={news} />
        <SummaryList
          rows={[
            {
              term: copy.plan,
              details: `${plan.name}, ${price(plan.priceInPence)}`,
              ...(!isBusy && { change: { onChange: () => send({ type: 'plans.requested' }) } }),
            },
            { term: copy.start, details: startOf(choice, mine), ...change },
            { term: copy.runs, details: copy.runsFor(plan.days) },
            {
              term: copy.payBy,
              details: isFromCredit ? copy.byCredit(creditInPence - plan.priceInPence) : copy.byCard,
              ...change,
            },
            { term: copy.after, details: afterOf(choice, plan), ...change },
          ]}
        />
        {choice.isRepeated === true && <Text>{copy.reminder}</Text>}
        <Text tone="soft">{copy.begun}</Text>
        {choice.start === 'NOW' && current && (
          <Alert kind="warning">{buySimPlanCopy.ChoosingHow.lost(current.plan.name, current.daysLeft)}</Alert>
        )}
      </div>
      <WaysOn>
        <Button variant="primary" loading={isBusy} onClick={() => send({ type: 'purchase.confirmed' })}>
          {isFromCredit ? copy.buy(plan.priceInPence) : copy.pay(plan.priceInPence)}
        </Button>
        <Button disabled={isBusy} onClick={() => send({ type: 'plans.requested' })}>
          {copy.plans}
        </Button>
      </WaysOn>
    </Column>
  );
}
