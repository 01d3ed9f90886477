import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { logOutCopy } from '../log-out.copy.ts';
import type { LogOutViewProps } from '../log-out.props.ts';

const copy = logOutCopy.LogOutFailed;

export function LogOutFailed({ send }: LogOutViewProps) {
  return <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })} />;
}
