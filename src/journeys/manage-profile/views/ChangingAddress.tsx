import type { selectManageProfile } from '../../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { manageProfileCopy } from '../manage-profile.copy.ts';
import { FormOver } from './FormOver.tsx';

const copy = manageProfileCopy.ChangingAddress;

export function ChangingAddress({ model, send }: ViewPropsOf<typeof selectManageProfile>) {
  const type = model.addressType ?? 'HOME';
  const section = type === 'BILLING' ? 'billing ' : '';
  return (
    <FormOver
      name="profile-address"
      copy={{ title: copy.title[type], intro: copy.intro[type], submit: copy.submit, cancel: copy.cancel }}
      model={model}
      send={send}
      initial={model.forms.address}
      onSubmit={({ line1 = '', line2 = '', city = '', postcode = '' }) =>
        send({ type: 'address.submitted', line1, line2, city, postcode })
      }
      actions={
        model.isAddressRemovable && (
          <Button variant="destructive" onClick={() => (model.isBusy ? undefined : send({ type: 'address.removed' }))}>
            {copy.remove}
          </Button>
        )
      }
    >
      <TextField
        name="line1"
        label={copy.line1}
        autoComplete={`${section}address-line1` as 'address-line1'}
        autoCapitalize="words"
      />
      <TextField
        name="line2"
        label={copy.line2}
        autoComplete={`${section}address-line2` as 'address-line2'}
        autoCapitalize="words"
        required={false}
      />
      <TextField
        name="city"
        label={copy.city}
        autoComplete={`${section}address-level2` as 'address-level2'}
        autoCapitalize="words"
      />
      <TextField
        name="postcode"
        label={copy.postcode}
        autoComplete={`${section}postal-code` as 'postal-code'}
        autoCapitalize="characters"
        short
      />
    </FormOver>
  );
}
