import type { ReactNode } from 'react';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import { LateProgressBar } from '../../journey-host/late-progress-bar.ts';
import type { OrderBroadbandEvent } from '../../../machines/order-broadband/order-broadband.types.ts';
import { lateView } from '../../journey-host/late-view.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Column } from '../../ui/Column/Column.tsx';
import { frameCopy } from './frame.copy.ts';

/** The code of the errands after the address check, and of what stands around them and not around it. */
export const loadLater = () => import('./order-broadband.later.ts');

const HomeLine = lateView(async () => (await loadLater()).HomeLine);
const SwitchNews = lateView(async () => (await loadLater()).SwitchNews);
const WithSummary = lateView(async () => (await loadLater()).WithSummary);

/** What the frame of a step is drawn with; fetched with the steps, so that nothing moves when one comes up. */
export const loadFrame = () =>
  Promise.all([LateProgressBar.load(), HomeLine.load(), SwitchNews.load(), WithSummary.load()]);

type OrderFrameProps = { model: OrderBroadbandModel; send: (event: OrderBroadbandEvent) => void; children: ReactNode };

/** Around every page of the order: how far it is, and why another page than the one asked for is shown. */
export function OrderFrame({ model, send, children }: OrderFrameProps) {
  return (
    <>
      {model.step !== null && <LateProgressBar current={model.step} />}
      {model.homeLine && <HomeLine {...model.homeLine} />}
      {model.missing !== null && (
        <Column>
          <Alert kind="info">{frameCopy.missing[model.missing]}</Alert>
        </Column>
      )}
      {model.switchNews !== null && (
        <SwitchNews news={model.switchNews} provider={model.switching.provider?.name ?? ''} />
      )}
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
