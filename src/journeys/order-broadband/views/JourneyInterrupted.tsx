import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';
import { orderBroadbandCopy } from '../order-broadband.copy.ts';
import type { OrderBroadbandViewProps } from '../order-broadband.props.ts';

const copy = orderBroadbandCopy.JourneyInterrupted;

export function JourneyInterrupted({ send }: OrderBroadbandViewProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      ways={
        <>
          <Button variant="primary" onClick={() => send({ type: 'retry.requested' })}>
            {copy.retry}
          </Button>
          <Button onClick={() => send({ type: 'journey.abandoned' })}>{copy.start}</Button>
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
