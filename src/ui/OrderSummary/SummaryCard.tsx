import type { ReactNode } from 'react';
import { TextLink } from '../TextLink/TextLink.tsx';
import { OrderSummary, type SummarisedOrder } from './OrderSummary.tsx';
import { orderSummaryCopy as copy } from './order-summary.copy.ts';
import classes from './SummaryCard.module.css';

/** The way to another plan, wherever the order stands: what was chosen since stays. */
export const ChangePlan = ({ to }: { to: string }) => (
  <p>
    <TextLink alone to={to}>
      {copy.changePlan}
    </TextLink>
  </p>
);

/** The order so far, as it stands beside a step or an account; `children`: what can be done about it, if anything. */
export function SummaryCard({ order, children }: { order: SummarisedOrder; children?: ReactNode }) {
  return (
    <aside className={classes.column} aria-labelledby="order-so-far">
      <div className={classes.card}>
        <h2 id="order-so-far" className={classes.heading}>
          {copy.heading}
        </h2>
        <OrderSummary order={order} />
        {children}
      </div>
    </aside>
  );
}
