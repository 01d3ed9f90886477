import type { OrderBroadbandModel } from '../../../machines/order-broadband/order-broadband.selectors.ts';
import type { OrderBroadbandEvent } from '../../../machines/order-broadband/order-broadband.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type OrderBroadbandViewProps = ViewProps<OrderBroadbandModel, OrderBroadbandEvent>;
