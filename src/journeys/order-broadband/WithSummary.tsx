import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { livingSummaryOf } from '../../../machines/order-broadband/living-summary.rules.ts';
import { paths } from '../../../machines/shared/paths.ts';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { OrderBroadbandEvent } from '../../../machines/order-broadband/order-broadband.types.ts';
import { lateView } from '../../journey-host/late-view.tsx';
import { whenActive } from '../../journey-host/when-active.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { priceAMonth, priceOnce } from '../../ui/format/price.ts';
import type { SummarisedOrder } from '../../ui/OrderSummary/OrderSummary.tsx';
import { ChangePlan, SummaryCard } from '../../ui/OrderSummary/SummaryCard.tsx';
import { orderSummaryCopy as copy } from '../../ui/OrderSummary/order-summary.copy.ts';
import { BarSlot } from '../../ui/SummaryFooter/StepAction.tsx';
import { SummaryFooter } from '../../ui/SummaryFooter/SummaryFooter.tsx';
import classes from './WithSummary.module.css';

const SummaryDialog = lateView(() => import('./SummaryDialog.tsx').then((module) => module.SummaryDialog));

/** What a customer pays by what is chosen so far: a month, and once where there is a set-up price. */
const totalOf = ({ monthlyPriceInPence, setupPriceInPence }: SummarisedOrder): string =>
  [priceAMonth(monthlyPriceInPence), ...(setupPriceInPence === 0 ? [] : [priceOnce(setupPriceInPence)])].join(' + ');

type WithSummaryProps = {
  model: OrderBroadbandModel;
  send: (event: OrderBroadbandEvent) => void;
  children: ReactNode;
};

/**
 * A step with the order as it stands: beside it where there is room, else in a bar at the foot of the screen and a dialog
 * over it. The bar has the step's way on (`StepAction`).
 */
export function WithSummary({ model, send, children }: WithSummaryProps) {
  const [slot, setSlot] = useState<HTMLDivElement | null>(null);
  const order = livingSummaryOf(model);
  useEffect(() => {
    // Ahead of need: what does not arrive now is asked for again when it is needed.
    whenActive(() => void SummaryDialog.load().catch(() => undefined));
  }, []);
  if (!order) return children;
  // Dates that are chosen and not held yet would be lost on the way.
  const mayChangePlan = model.visiting === null;
  const open = () => send({ type: 'summary.opened' });
  const close = () => send({ type: 'summary.closed' });
  return (
    <BarSlot value={slot}>
      <div className={classes.sideBySide}>
        <div className={classes.step}>
          {children}
          {/* All of it is in sight beside the step; the page of options has the button at its foot at every width (CU-01). */}
          {model.choosing && (
            <div className={classes.foot}>
              <Button variant="link" small onClick={open}>
                {copy.view}
              </Button>
            </div>
          )}
        </div>
        <div className={classes.column}>
          <SummaryCard order={order}>{mayChangePlan && <ChangePlan to={paths.choosePlan} />}</SummaryCard>
        </div>
      </div>
      <div className={classes.bar}>
        <SummaryFooter
          total={totalOf(order)}
          caption={copy.caption(order.planName)}
          onViewSummary={open}
          actionRef={setSlot}
        />
      </div>
      <Suspense fallback={null}>
        {model.isSummaryOpen && <SummaryDialog order={order} mayChangePlan={mayChangePlan} onClose={close} />}
      </Suspense>
    </BarSlot>
  );
}
