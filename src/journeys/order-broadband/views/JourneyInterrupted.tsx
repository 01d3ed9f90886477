import { Button } from '../../../ui/Button/Button.tsx';
import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { orderBroadbandCopy } from '../order-broadband.copy.ts';
import type { OrderBroadbandViewProps } from '../order-broadband.props.ts';

const copy = orderBroadbandCopy.JourneyInterrupted;

export function JourneyInterrupted({ send }: OrderBroadbandViewProps) {
  return (
    <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })}>
      <Button onClick={() => send({ type: 'journey.abandoned' })}>{copy.start}</Button>
    </NotReached>
  );
}
