import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { ReviewOrderViewProps } from '../review-order.props.ts';

const copy = reviewOrderCopy.OrderNotPlaced;

export function OrderNotPlaced({ send }: ReviewOrderViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <>
          <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
            {copy.retry}
          </Button>
          <Button onClick={() => send({ type: 'order.reviewed' })}>{copy.back}</Button>
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
