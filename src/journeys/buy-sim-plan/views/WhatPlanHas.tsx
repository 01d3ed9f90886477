import type { SimPlan } from '../../../../machines/buy-sim-plan/buy-sim-plan.types.ts';
import { besideItsData, whatPlanHas } from '../buy-sim-plan.copy.ts';
import classes from './BuySimPlan.module.css';

type Props = {
  plan: SimPlan;
  /** Its data is said already, in its name. */
  isDataSaid?: boolean;
};

/** What a plan has, a line each. */
export function WhatPlanHas({ plan, isDataSaid = false }: Props) {
  return (
    <ul className={classes.has}>
      {(isDataSaid ? besideItsData : whatPlanHas)(plan).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}
