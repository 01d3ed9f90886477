import type { SimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { whatPlanHas } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';

/** All that a plan has, a line each. */
export function WhatPlanHas({ plan }: { plan: SimPlan }) {
  return (
    <ul className={classes.has}>
      {whatPlanHas(plan).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
