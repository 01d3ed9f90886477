import type { Ref } from 'react';
import { Button } from '../Button/Button.tsx';
import { Unbroken } from '../Unbroken/Unbroken.tsx';
import classes from './SummaryFooter.module.css';
import { useFootOfScreen } from './use-foot-of-screen.ts';

type SummaryFooterProps = {
  /** The sum so far: "£25 a month". */
  total: string;
  /** What the sum is for, and what is paid of it now: "Full fibre 150 · £0.00 today". */
  caption: string;
  onViewSummary: () => void;
  /** Takes the place where a step draws its way on (`StepAction`). */
  actionRef?: Ref<HTMLDivElement>;
};

/** Stays at the foot of the screen while the customer chooses, unless it would take too much of it (CU-01). */
export function SummaryFooter({ total, caption, onViewSummary, actionRef }: SummaryFooterProps) {
  const bar = useFootOfScreen();
  return (
    <section ref={bar} className={classes.footer} aria-label="Your order so far">
      <div className={classes.inside}>
        <div className={classes.words}>
          <p className={classes.caption}>
            <Unbroken>{caption}</Unbroken>
          </p>
          <p className={classes.total}>
            <Unbroken>{total}</Unbroken>
          </p>
        </div>
        <Button variant="link" small onClick={onViewSummary}>
          View summary
        </Button>
        <div ref={actionRef} className={classes.action} />
      </div>
    </section>
  );
}
