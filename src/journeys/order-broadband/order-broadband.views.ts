import type { orderBroadbandMachine } from '../../../machines/order-broadband/order-broadband.machine.ts';
import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { FindingSavedJourney } from './views/FindingSavedJourney.tsx';
import { JourneyInterrupted } from './views/JourneyInterrupted.tsx';
import { OrderPlaced } from './views/OrderPlaced.tsx';
import { SavedJourneyMissing } from './views/SavedJourneyMissing.tsx';

export const orderBroadbandViews: ViewsOf<typeof orderBroadbandMachine, OrderBroadbandModel> = {
  FindingSavedJourney,
  JourneyInterrupted,
  OrderPlaced,
  SavedJourneyMissing,
};
