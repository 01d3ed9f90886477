import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { secondFactorCopy } from '../second-factor.copy.ts';
import type { SecondFactorViewProps } from '../second-factor.props.ts';

export function FactorNotLoaded({ send }: SecondFactorViewProps) {
  return <NotReached copy={secondFactorCopy.FactorNotLoaded} onRetry={() => send({ type: 'retry.requested' })} />;
}
