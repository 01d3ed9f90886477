import { Button } from '../../../ui/Button/Button.tsx';
import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';

const copy = customisePlanCopy.JourneyNotSaved;

export function JourneyNotSaved({ send }: CustomisePlanViewProps) {
  return (
    <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })}>
      <Button onClick={() => send({ type: 'summary.closed' })}>{copy.back}</Button>
    </NotReached>
  );
}
