import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { secondFactorCopy } from '../second-factor.copy.ts';
import type { SecondFactorViewProps } from '../second-factor.props.ts';

export function ChangeNotMade({ send }: SecondFactorViewProps) {
  return <NotReached copy={secondFactorCopy.ChangeNotMade} onRetry={() => send({ type: 'retry.requested' })} />;
}
