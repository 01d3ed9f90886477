import { Button } from '../../../ui/Button/Button.tsx';
import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';
import type { ChoosePlanViewProps } from '../choose-plan.props.ts';

const copy = choosePlanCopy.PlanNotCreated;

export function PlanNotCreated({ send }: ChoosePlanViewProps) {
  return (
    <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })}>
      <Button onClick={() => send({ type: 'plans.requested' })}>{copy.others}</Button>
    </NotReached>
  );
}
