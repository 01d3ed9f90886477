import type { ReactNode } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { JourneyForm } from './JourneyForm.tsx';
import { proofCodeCopy as copy, proofCodeRefusals } from './proof-code.copy.ts';
import { TextField } from './TextField.tsx';

type ProofCodeFormProps = {
  /** Null while the code is being sent. */
  way: keyof typeof copy.sent | null;
  refusal: keyof typeof proofCodeRefusals | null;
  submitLabel: string;
  busy: boolean;
  onCode: (code: string) => void;
  /** Asked for another e-mail. */
  onAgain: () => void;
  /** The way back. */
  back: ReactNode;
};

/** Where the code is without which no SIM and no number is moved, and the field for it. */
export const ProofCodeForm = ({ way, refusal, submitLabel, busy, onCode, onAgain, back }: ProofCodeFormProps) => (
  <>
    <Alert kind="info">{way === null ? copy.sending : copy.sent[way]}</Alert>
    <JourneyForm
      name="code"
      errors={refusal === null ? {} : { code: proofCodeRefusals[refusal] }}
      submitLabel={submitLabel}
      busy={busy}
      onSubmit={({ code = '' }) => onCode(code)}
      actions={
        <>
          {way === 'EMAIL' && (
            <Button variant="link" onClick={onAgain}>
              {copy.again}
            </Button>
          )}
          {back}
        </>
      }
    >
      <TextField name="code" label={copy.code} autoComplete="one-time-code" autoCapitalize="characters" short />
    </JourneyForm>
  </>
);
