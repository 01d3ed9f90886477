import { Button } from '../../../ui/Button/Button.tsx';
import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { registerInterestCopy } from '../register-interest.copy.ts';
import type { RegisterInterestViewProps } from '../register-interest.props.ts';

const copy = registerInterestCopy.InterestNotRegistered;

export function InterestNotRegistered({ send }: RegisterInterestViewProps) {
  return (
    <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })}>
      <Button onClick={() => send({ type: 'details.changed' })}>{copy.change}</Button>
    </NotReached>
  );
}
