import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';

const copy = customisePlanCopy.OptionsNotLoaded;

export function OptionsNotLoaded({ send }: CustomisePlanViewProps) {
  return <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })} />;
}
