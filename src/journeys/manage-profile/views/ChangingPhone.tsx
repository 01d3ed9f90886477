import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import { FormOver } from './FormOver.tsx';

const copy = manageProfileCopy.ChangingPhone;

export function ChangingPhone({ model, send }: ViewPropsOf<typeof selectManageProfile>) {
  return (
    <FormOver
      name="profile-phone"
      copy={copy}
      model={model}
      send={send}
      initial={model.forms.phone}
      onSubmit={({ phone = '' }) => send({ type: 'phone.submitted', phone })}
    >
      <TextField
        name="phone"
        label={copy.phone}
        description={copy.phoneHint}
        type="tel"
        autoComplete="tel"
        required={false}
      />
    </FormOver>
  );
}
