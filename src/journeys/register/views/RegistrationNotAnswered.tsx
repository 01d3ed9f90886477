import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { registerCopy } from '../register.copy.ts';
import type { RegisterViewProps } from '../register.props.ts';

const copy = registerCopy.RegistrationNotAnswered;

export function RegistrationNotAnswered({ send }: RegisterViewProps) {
  return <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })} />;
}
