import type { ReactNode } from 'react';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import { LateProgressBar } from '../../journey-host/late-progress-bar.ts';
import type { OrderBroadbandEvent } from '../../../machines/order-broadband/order-broadband.types.ts';
import { lateView } from '../../journey-host/late-view.tsx';

/** The code of the errands after the address check, and of what stands around them and not around it. */
export const loadLater = () => import('./order-broadband.later.ts');

const StepNotices = lateView(async () => (await loadLater()).StepNotices);
const WithSummary = lateView(async () => (await loadLater()).WithSummary);

/** What the frame of a step is drawn with; fetched with the steps, so that nothing moves when one comes up. */
export const loadFrame = () => Promise.all([LateProgressBar.load(), StepNotices.load(), WithSummary.load()]);

type OrderFrameProps = { model: OrderBroadbandModel; send: (event: OrderBroadbandEvent) => void; children: ReactNode };

/** Around every page of the order: how far it is, and why another page than the one asked for is shown. */
export function OrderFrame({ model, send, children }: OrderFrameProps) {
  return (
    <>
      {model.step !== null && <LateProgressBar current={model.step} />}
      {(model.homeLine ?? model.missing ?? model.switchNews) !== null && <StepNotices model={model} />}
      {model.isSummaryOffered ? (
        <WithSummary model={model} send={send}>
          {children}
        </WithSummary>
      ) : (
        children
      )}
    </>
  );
}
