import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { type secondFactorCopy, secondFactorRefusals } from '../second-factor.copy.ts';
import type { selectSecondFactor } from '../../../../machines/second-factor/second-factor.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

type ProofFormProps = Pick<ViewPropsOf<typeof selectSecondFactor>, 'model' | 'send'> & {
  name: string;
  copy: (typeof secondFactorCopy)['ProvingForDevice' | 'ProvingForRemoval'];
};

/** Password and code, before something changes that both protect. */
export function ProofForm({ model, send, name, copy }: ProofFormProps) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name={name}
        errors={inWords(model.errors, secondFactorRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ password = '', code = '' }) => send({ type: 'proof.submitted', password, code })}
        actions={
          <>
            <TextLink alone to="/auth/forgot-password">
              {copy.forgotten}
            </TextLink>
            <Button variant="link" onClick={() => send({ type: 'change.cancelled' })}>
              {copy.cancel}
            </Button>
          </>
        }
      >
        <PasswordField name="password" label={copy.password} autoComplete="current-password" />
        <TextField
          name="code"
          label={copy.code}
          description={copy.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          short
        />
      </JourneyForm>
    </Column>
  );
}
