import { paths } from '../../../../machines/shared/paths.ts';
import type { selectBuySimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import type { SimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { price } from '../../../ui/format/price.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { buySimPlanCopy } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';
import { WhatPlanHas } from './WhatPlanHas.tsx';

const copy = buySimPlanCopy.ShowingPlan;

type Props = Pick<ViewPropsOf<typeof selectBuySimPlan>, 'model' | 'send'>;

function PlanOnOffer({ plan, onChoose }: { plan: SimPlan; onChoose: (() => void) | null }) {
  const id = `plan-${plan.id}`;
  return (
    <li className={classes.plan} data-popular={plan.isPopular || undefined} aria-labelledby={id}>
      {plan.isPopular && <p className={classes.badge}>{copy.popular}</p>}
      <h3 id={id} className={classes.name}>
        {plan.name}
      </h3>
      <p>
        <strong className={classes.price}>{price(plan.priceInPence)}</strong> <Unbroken>{copy.for(plan.days)}</Unbroken>
      </p>
      <WhatPlanHas plan={plan} isDataSaid />
      <Text tone="soft">{plan.suits}</Text>
      {onChoose && (
        <div className={classes.choose}>
          <Button wide variant={plan.isPopular ? 'primary' : 'standard'} onClick={onChoose}>
            {copy.choose}
            <VisuallyHidden> {plan.name}</VisuallyHidden>
          </Button>
        </div>
      )}
    </li>
  );
}

/** The plans side by side, to compare and to choose one. */
export function PlanChoices({ model, send }: Props) {
  const { plans, canBuy, mine } = model;
  return (
    <section className={classes.section} aria-labelledby="sim-plans">
      <h2 id="sim-plans">{copy.plans}</h2>
      <Text>{canBuy || mine?.unpaid?.isBeingPaid === true ? copy.plansText : copy.cannotBuy}</Text>
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <PlanOnOffer
            key={plan.id}
            plan={plan}
            onChoose={canBuy ? () => send({ type: 'plan.chosen', planId: plan.id }) : null}
          />
        ))}
      </ul>
      <TextLink alone to={paths.dataNeed}>
        {copy.estimate}
      </TextLink>
    </section>
  );
}
