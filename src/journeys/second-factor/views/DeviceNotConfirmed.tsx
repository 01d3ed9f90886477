import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { secondFactorCopy } from '../second-factor.copy.ts';
import type { SecondFactorViewProps } from '../second-factor.props.ts';

export function DeviceNotConfirmed({ send }: SecondFactorViewProps) {
  return <NotReached copy={secondFactorCopy.DeviceNotConfirmed} onRetry={() => send({ type: 'retry.requested' })} />;
}
