import type { ReactNode } from 'react';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import { lateView } from '../../journey-host/late-view.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Column } from '../../ui/Column/Column.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { frameCopy } from './frame.copy.ts';

// What the address check has no use for comes with the steps that follow it.
const steps = () => import('./order-broadband.later.ts');
const HomeLine = lateView(async () => (await steps()).HomeLine);
const SwitchNews = lateView(async () => (await steps()).SwitchNews);

/** To be called before a step is shown: then the frame draws it without a pause. */
export const loadFrameOfSteps = () => Promise.all([HomeLine.load(), SwitchNews.load()]);

/** Around every page of the order: how far it is, and why another page than the one asked for is shown. */
export function OrderFrame({ model, children }: { model: OrderBroadbandModel; children: ReactNode }) {
  return (
    <>
      {model.step !== null && <ProgressBar current={model.step} />}
      {model.homeLine && <HomeLine {...model.homeLine} />}
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
