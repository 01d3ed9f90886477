import type { ReactNode } from 'react';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Column } from '../../ui/Column/Column.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { frameCopy } from './frame.copy.ts';
import { SwitchNews } from './SwitchNews.tsx';

/** Around every page of the order: how far it is, and why another page than the one asked for is shown. */
export function OrderFrame({ model, children }: { model: OrderBroadbandModel; children: ReactNode }) {
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
      {children}
    </>
  );
}
