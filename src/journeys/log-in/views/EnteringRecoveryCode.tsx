import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { logInCopy, logInRefusals } from '../log-in.copy.ts';
import type { selectLogIn } from '../../../../machines/log-in/log-in.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = logInCopy.EnteringRecoveryCode;

export function EnteringRecoveryCode({ model, send }: ViewPropsOf<typeof selectLogIn>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="recovery-code"
        errors={inWords(model.errors, logInRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ code = '' }) => send({ type: 'recoveryCode.submitted', code })}
        actions={
          <>
            <Button variant="link" onClick={() => send({ type: 'app.chosen' })}>
              {copy.app}
            </Button>
            <Button variant="link" onClick={() => send({ type: 'logIn.restarted' })}>
              {copy.restart}
            </Button>
          </>
        }
      >
        <TextField
          name="code"
          label={copy.code}
          description={copy.hint}
          autoComplete="off"
          autoCapitalize="characters"
          short
        />
      </JourneyForm>
    </Column>
  );
}
