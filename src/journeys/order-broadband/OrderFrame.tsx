import type { ReactNode } from 'react';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { OrderBroadbandEvent } from '../../../machines/order-broadband/order-broadband.types.ts';
import { lateView } from '../../journey-host/late-view.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Column } from '../../ui/Column/Column.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { frameCopy } from './frame.copy.ts';
import { SwitchNews } from './SwitchNews.tsx';

/** The code of the errands after the address check, and of the summary that stands beside them. */
export const loadLater = () => import('./order-broadband.later.ts');

export const WithSummary = lateView(() => loadLater().then((later) => later.WithSummary));

type OrderFrameProps = { model: OrderBroadbandModel; send: (event: OrderBroadbandEvent) => void; children: ReactNode };

/** Around every page of the order: how far it is, and why another page than the one asked for is shown. */
export function OrderFrame({ model, send, children }: OrderFrameProps) {
  return (
    <>
      {model.step !== null && <ProgressBar current={model.step} />}
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
