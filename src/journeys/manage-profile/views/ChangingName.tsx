import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import { FormOver } from './FormOver.tsx';

const copy = manageProfileCopy.ChangingName;

export function ChangingName({ model, send }: ViewPropsOf<typeof selectManageProfile>) {
  return (
    <FormOver
      name="profile-name"
      copy={copy}
      model={model}
      send={send}
      initial={model.forms.name}
      onSubmit={({ title = '', firstName = '', lastName = '' }) =>
        send({ type: 'name.submitted', title, firstName, lastName })
      }
    >
      <TextField
        name="title"
        label={copy.titleLabel}
        description={copy.titleHint}
        required={false}
        autoComplete="honorific-prefix"
        short
      />
      <TextField name="firstName" label={copy.firstName} autoComplete="given-name" autoCapitalize="words" />
      <TextField name="lastName" label={copy.lastName} autoComplete="family-name" autoCapitalize="words" />
    </FormOver>
  );
}
