import { paths } from '../../../../machines/shared/paths.ts';
import type { selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { MySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';
import { NewsOfPlan } from './NewsOfPlan.tsx';
import { PlanChoices } from './PlanChoices.tsx';
import { RunningPlan } from './RunningPlan.tsx';
import { WhatComesNext } from './WhatComesNext.tsx';

const copy = buySimPlanCopy.ShowingPlan;

type Props = ViewPropsOf<typeof selectBuySimPlan>;

/** Why the next plan does not run yet. */
function renewingInWords({
  plan: { name },
  payBy,
  triedAgainOn,
  whyUnpaid,
}: NonNullable<MySimPlan['renewing']>): string {
  if (payBy === 'CREDIT') return copy.renewingFromCredit(name);
  if (triedAgainOn === null) return copy.renewingNow(name);
  return (whyUnpaid === 'NOT_ASKED' ? copy.renewingNotAsked : copy.renewingAgain)(name, triedAgainOn);
}

/** A bank that has yet to answer, for a plan that is bought now or for the next one. */
function AwaitedAnswers({ mine: { unpaid, renewing }, send }: Pick<Props, 'send'> & { mine: MySimPlan }) {
  const look = (
    <Button variant="link" onClick={() => send({ type: 'look.requested' })}>
      {copy.look}
    </Button>
  );
  return (
    <>
      {unpaid?.isBeingPaid === true && (
        <Alert kind="info">
          {copy.beingPaid(unpaid.plan.name)} {look}
        </Alert>
      )}
      {renewing && (
        <Alert kind={renewing.triedAgainOn === null ? 'info' : 'warning'}>
          {renewingInWords(renewing)} {look}
        </Alert>
      )}
    </>
  );
}

/** How the plan stands, what comes after it, and the plans that can be bought. */
export function ShowingPlan({ model, send }: Props) {
  const { mine, news, canRepeat } = model;
  if (!mine) return null;
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <div className={classes.parts}>
        <NewsOfPlan news={news} />
        <AwaitedAnswers mine={mine} send={send} />
        <RunningPlan mine={mine} send={send} />
        <WhatComesNext mine={mine} canRepeat={canRepeat} send={send} />
        <PlanChoices model={model} send={send} />
      </div>
      <WaysOn>
        <LinkButton to={paths.topUp}>{copy.credit(mine.creditInPence)}</LinkButton>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
