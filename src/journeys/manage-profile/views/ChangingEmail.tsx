import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import { FormOver } from './FormOver.tsx';

const copy = manageProfileCopy.ChangingEmail;

/** Whoever has found a page left open gets no further: the password is asked for, and the code where there is one. */
export function ChangingEmail({ model, send }: ViewPropsOf<typeof selectManageProfile>) {
  return (
    <FormOver
      name="profile-email"
      copy={copy}
      model={model}
      send={send}
      initial={{ email: model.forms.email }}
      onSubmit={({ email = '', password = '', code = '' }) => send({ type: 'email.submitted', email, password, code })}
    >
      <TextField name="email" label={copy.email} type="email" autoComplete="email" autoCapitalize="none" />
      <PasswordField name="password" label={copy.password} autoComplete="current-password" />
      {model.asksCode && (
        <TextField
          name="code"
          label={copy.code}
          description={copy.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          short
        />
      )}
    </FormOver>
  );
}
