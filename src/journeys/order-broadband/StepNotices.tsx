import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Column } from '../../ui/Column/Column.tsx';
import { frameCopy } from './frame.copy.ts';
import { HomeLine } from './HomeLine.tsx';
import { SwitchNews } from './SwitchNews.tsx';

/**
 * What stands above a step: the home it is for, why another page than the one asked for is shown (RT-03), and how a switch stands.
 * None of it is on a page that people arrive at, so that it comes with the steps.
 */
export function StepNotices({ model }: { model: OrderBroadbandModel }) {
  return (
    <>
      {model.homeLine && <HomeLine {...model.homeLine} />}
      {model.missing !== null && (
        <Column>
          <Alert kind="info">{frameCopy.missing[model.missing]}</Alert>
        </Column>
      )}
      {model.switchNews !== null && (
        <SwitchNews news={model.switchNews} provider={model.switching.provider?.name ?? ''} />
      )}
    </>
  );
}
