import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { orderBroadbandCopy } from './order-broadband.copy.ts';
import type { selectOrderBroadband } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../journey-host/journey-part.ts';
import { OrderPlaced } from './views/OrderPlaced.tsx';

const outcomes = {
  JourneyInterrupted: { ways: { retry: { type: 'retry.requested' }, start: { type: 'journey.abandoned' } } },
  SavedJourneyMissing: { kind: 'warning', ways: { start: { type: 'journey.abandoned' } } },
} satisfies Outcomes<typeof orderBroadbandCopy, ViewPropsOf<typeof selectOrderBroadband>>;

export const views = {
  ...outcomeViews(orderBroadbandCopy, outcomes),
  FindingSavedJourney: waitingView(orderBroadbandCopy.FindingSavedJourney),
  OrderPlaced,
};
