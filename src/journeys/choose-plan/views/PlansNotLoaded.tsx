import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { choosePlanCopy } from '../choose-plan.copy.ts';
import type { ChoosePlanViewProps } from '../choose-plan.props.ts';

const copy = choosePlanCopy.PlansNotLoaded;

export function PlansNotLoaded({ send }: ChoosePlanViewProps) {
  return <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })} />;
}
