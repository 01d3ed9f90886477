import { logInPath } from '../../../session/redirect.ts';
import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { resetPasswordCopy, resetPasswordRefusals } from '../reset-password.copy.ts';
import type { selectResetPassword } from '../../../../machines/reset-password/reset-password.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = resetPasswordCopy.EnteringEmail;

export function EnteringEmail({ model, send, draft }: ViewPropsOf<typeof selectResetPassword>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="forgotten-password"
        draft={draft}
        initial={{ email: model.email }}
        errors={inWords(model.errors, resetPasswordRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ email = '' }) => send({ type: 'email.submitted', email })}
        actions={
          <TextLink alone to={logInPath(model.returnTo)}>
            {copy.logIn}
          </TextLink>
        }
      >
        <TextField name="email" label={copy.email} type="email" autoComplete="username" autoCapitalize="none" />
      </JourneyForm>
    </Column>
  );
}
