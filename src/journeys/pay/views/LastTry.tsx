import type { PayModel } from '../../../../machines/pay/pay.selectors.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { payCopy } from '../pay.copy.ts';

/** Why the last try was not taken, in the gateway's words, and how many are left; nothing where nothing is wrong. */
export function LastTry({ model: { message, attemptsLeft } }: { model: Pick<PayModel, 'message' | 'attemptsLeft'> }) {
  if (message === null) return null;
  return (
    <Alert kind="error" title={message}>
      {attemptsLeft > 0 && <p>{payCopy.TakingCard.triesLeft(attemptsLeft)}</p>}
    </Alert>
  );
}
