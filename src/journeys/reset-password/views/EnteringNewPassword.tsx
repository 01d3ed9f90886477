import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { resetPasswordCopy, resetPasswordRefusals } from '../reset-password.copy.ts';
import type { selectResetPassword } from '../../../../machines/reset-password/reset-password.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = resetPasswordCopy.EnteringNewPassword;

export function EnteringNewPassword({ model, send }: ViewPropsOf<typeof selectResetPassword>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro(model.email)}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="new-password"
        errors={inWords(model.errors, resetPasswordRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ password = '' }) => send({ type: 'password.submitted', password })}
      >
        {/* Tells password managers which of the saved passwords is replaced. */}
        <input hidden name="username" autoComplete="username" value={model.email} readOnly />
        <PasswordField
          name="password"
          label={copy.password}
          description={copy.passwordHint}
          autoComplete="new-password"
        />
      </JourneyForm>
    </Column>
  );
}
