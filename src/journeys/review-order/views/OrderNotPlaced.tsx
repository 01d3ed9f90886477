import { Button } from '../../../ui/Button/Button.tsx';
import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { ReviewOrderViewProps } from '../review-order.props.ts';

const copy = reviewOrderCopy.OrderNotPlaced;

export function OrderNotPlaced({ send }: ReviewOrderViewProps) {
  return (
    <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })}>
      <Button onClick={() => send({ type: 'order.reviewed' })}>{copy.back}</Button>
    </NotReached>
  );
}
