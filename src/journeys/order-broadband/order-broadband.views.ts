import type { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { outcomeViews, waitingView, type Outcomes } from '../../journey-host/outcome-views.tsx';
import { orderBroadbandCopy } from './order-broadband.copy.ts';
import type { OrderBroadbandViewProps } from './order-broadband.props.ts';
import { OrderPlaced } from './views/OrderPlaced.tsx';

const outcomes = {
  JourneyInterrupted: { ways: { retry: { type: 'retry.requested' }, start: { type: 'journey.abandoned' } } },
  SavedJourneyMissing: { kind: 'warning', ways: { start: { type: 'journey.abandoned' } } },
} satisfies Outcomes<typeof orderBroadbandCopy, OrderBroadbandViewProps>;

export const orderBroadbandViews: ViewsOf<typeof orderBroadbandMachine, OrderBroadbandModel> = {
  ...outcomeViews(orderBroadbandCopy, outcomes),
  FindingSavedJourney: waitingView(orderBroadbandCopy.FindingSavedJourney),
  OrderPlaced,
};
