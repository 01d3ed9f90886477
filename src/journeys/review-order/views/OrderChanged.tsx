import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { ReviewOrderViewProps } from '../review-order.props.ts';

const copy = reviewOrderCopy.OrderChanged;

export function OrderChanged({ send }: ReviewOrderViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="warning"
      ways={
        <Button variant="primary" onClick={() => send({ type: 'changes.requested' })}>
          {copy.review}
        </Button>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
