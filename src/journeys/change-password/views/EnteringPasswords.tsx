import { Column } from '../../../ui/Column/Column.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { changePasswordCopy, changePasswordRefusals } from '../change-password.copy.ts';
import type { selectChangePassword } from '../../../../machines/change-password/change-password.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = changePasswordCopy.EnteringPasswords;

export function EnteringPasswords({ model, send }: ViewPropsOf<typeof selectChangePassword>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="change-password"
        errors={inWords(model.errors, changePasswordRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({ currentPassword = '', newPassword = '' }) =>
          send({ type: 'passwords.submitted', currentPassword, newPassword })
        }
        actions={
          <TextLink alone to="/auth/forgot-password">
            {copy.forgotten}
          </TextLink>
        }
      >
        <PasswordField name="currentPassword" label={copy.currentPassword} autoComplete="current-password" />
        <PasswordField
          name="newPassword"
          label={copy.newPassword}
          description={copy.passwordHint}
          autoComplete="new-password"
        />
      </JourneyForm>
    </Column>
  );
}
