import type { ReactNode } from 'react';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import { lateView } from '../../journey-host/late-view.tsx';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Column } from '../../ui/Column/Column.tsx';
import { frameCopy } from './frame.copy.ts';

// Steps have these, and the pages that people arrive at do not.
const ProgressBar = lateView(async () => (await import('../../ui/ProgressBar/ProgressBar.tsx')).ProgressBar);
const SwitchNews = lateView(async () => (await import('./SwitchNews.tsx')).SwitchNews);

/** What the frame of a step is drawn with; fetched with the steps, so that nothing moves when one comes up. */
export const loadFrame = () => Promise.all([ProgressBar.load(), SwitchNews.load()]);

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
