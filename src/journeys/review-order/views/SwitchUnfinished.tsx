import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { ReviewOrderViewProps } from '../review-order.props.ts';

const copy = reviewOrderCopy.SwitchUnfinished;

export function SwitchUnfinished({ send }: ReviewOrderViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="warning"
      ways={
        <Button variant="primary" onClick={() => send({ type: 'switchChange.requested' })}>
          {copy.finish}
        </Button>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
