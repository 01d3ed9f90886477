import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { changePasswordCopy } from '../change-password.copy.ts';
import type { ChangePasswordViewProps } from '../change-password.props.ts';

const copy = changePasswordCopy.PasswordNotChanged;

export function PasswordNotChanged({ send }: ChangePasswordViewProps) {
  return <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })} />;
}
