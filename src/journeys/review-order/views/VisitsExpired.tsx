import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { ReviewOrderViewProps } from '../review-order.props.ts';

const copy = reviewOrderCopy.VisitsExpired;

export function VisitsExpired({ send }: ReviewOrderViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="warning"
      ways={
        <Button variant="primary" onClick={() => send({ type: 'visits.changed' })}>
          {copy.change}
        </Button>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
