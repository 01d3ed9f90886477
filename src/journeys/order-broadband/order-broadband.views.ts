import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { paths } from '../../../machines/shared/paths.ts';
import { orderBroadbandCopy } from './order-broadband.copy.ts';
import type { selectOrderBroadband } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { OrderPlaced } from './views/OrderPlaced.tsx';

const retry = { type: 'retry.requested' } as const;
const { dashboard } = paths;

const outcomes = {
  JourneyInterrupted: { ways: { retry, start: { type: 'journey.abandoned' } } },
  SavedJourneyMissing: { kind: 'warning', ways: { start: { type: 'journey.abandoned' } } },
  OrderMissing: { kind: 'warning', ways: { dashboard } },
  OrderNotLoaded: { ways: { retry, dashboard } },
} satisfies Outcomes<typeof orderBroadbandCopy, ViewPropsOf<typeof selectOrderBroadband>>;

export const views = {
  ...outcomeViews(orderBroadbandCopy, outcomes),
  FindingSavedJourney: waitingView(orderBroadbandCopy.FindingSavedJourney),
  OrderPlaced,
};
