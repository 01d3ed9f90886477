import type { ReviewOrderModel } from '../../../machines/review-order/review-order.selectors.ts';
import type { ReviewOrderEvent } from '../../../machines/review-order/review-order.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type ReviewOrderViewProps = ViewProps<ReviewOrderModel, ReviewOrderEvent>;
