import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { resetPasswordCopy } from '../reset-password.copy.ts';
import type { ResetPasswordViewProps } from '../reset-password.props.ts';

const copy = resetPasswordCopy.LinkNotRequested;

export function LinkNotRequested({ send }: ResetPasswordViewProps) {
  return <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })} />;
}
