import type { selectMoveNumber } from '../../../../machines/move-number/move-number.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { moveCodeRefusals, moveNumberCopy } from '../move-number.copy.ts';

const copy = moveNumberCopy.EnteringCode;

/** Before a number comes or goes: the code that shows whose it is. */
export function EnteringCode({ model, send }: ViewPropsOf<typeof selectMoveNumber>) {
  const { proofWay, codeRefusal, wantedKind, isBusy } = model;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <Alert kind="info">{proofWay === null ? copy.sending : copy.sent[proofWay]}</Alert>
      <JourneyForm
        name="code"
        errors={codeRefusal === null ? {} : { code: moveCodeRefusals[codeRefusal] }}
        submitLabel={copy.submit[wantedKind ?? 'move']}
        busy={isBusy}
        onSubmit={({ code = '' }) => send({ type: 'code.submitted', code })}
        actions={
          <>
            {proofWay === 'EMAIL' && (
              <Button variant="link" onClick={() => send({ type: 'code.requested' })}>
                {copy.again}
              </Button>
            )}
            <Button variant="link" onClick={() => send({ type: 'back.requested' })}>
              {copy.back}
            </Button>
          </>
        }
      >
        <TextField name="code" label={copy.code} autoComplete="one-time-code" autoCapitalize="characters" short />
      </JourneyForm>
    </Column>
  );
}
