import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { logInCopy } from '../log-in.copy.ts';
import type { LogInViewProps } from '../log-in.props.ts';

const copy = logInCopy.LogInNotAnswered;

export function LogInNotAnswered({ send }: LogInViewProps) {
  return <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })} />;
}
