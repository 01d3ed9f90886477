import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { codeRefusals, onboardSimCopy } from '../onboard-sim.copy.ts';

const copy = onboardSimCopy.EnteringCode;

/** Before a number moves to another SIM: the code that shows whose it is. */
export function EnteringCode({ model, send }: ViewPropsOf<typeof selectOnboardSim>) {
  const { proofWay, codeRefusal, isRenewal, isBusy } = model;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{isRenewal ? copy.renewal : copy.intro}</p>}>{copy.heading}</PageHeading>
      <Alert kind="info">{proofWay === null ? copy.sending : copy.sent[proofWay]}</Alert>
      <JourneyForm
        name="code"
        errors={codeRefusal === null ? {} : { code: codeRefusals[codeRefusal] }}
        submitLabel={isRenewal ? copy.renew : copy.submit}
        busy={isBusy}
        onSubmit={({ code = '' }) => send({ type: 'code.submitted', code })}
        actions={
          <>
            {proofWay === 'EMAIL' && (
              <Button variant="link" onClick={() => send({ type: 'code.requested' })}>
                {copy.again}
              </Button>
            )}
            <Button variant="link" onClick={() => send({ type: 'choice.requested' })}>
              {copy.choice}
            </Button>
          </>
        }
      >
        <TextField name="code" label={copy.code} autoComplete="one-time-code" autoCapitalize="characters" short />
      </JourneyForm>
    </Column>
  );
}
