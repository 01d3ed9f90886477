import type { selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ParcelHome } from '../../../ui/art/ParcelHome.tsx';
import { AddressFields } from '../../../ui/form/AddressFields.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { checkOutCopy, checkOutRefusals } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';

const copy = checkOutCopy.TypingAddress;

/** The address, typed or found. What was typed over another one is not put over one that was found since. */
export function TypingAddress({ model, send, draft }: ViewPropsOf<typeof selectCheckOut>) {
  const { line1, postcode } = model.forms.address;
  const over = `${model.finds} ${line1} ${postcode}`;
  return (
    <Asking words={copy} at="address" model={model} intro={copy.intro} picture={<ParcelHome />}>
      <JourneyForm
        key={over}
        name="delivery-address"
        draft={draft.values['over'] === over ? draft : { ...draft, values: {} }}
        initial={model.forms.address}
        errors={inWords(model.errors, checkOutRefusals)}
        submitLabel={copy.submit}
        onSubmit={({ line1 = '', line2 = '', city = '', postcode = '' }) =>
          send({ type: 'address.submitted', line1, line2, city, postcode })
        }
        actions={
          <Button variant="link" onClick={() => send({ type: 'search.requested' })}>
            {copy.search}
          </Button>
        }
      >
        <input type="hidden" name="over" value={over} />
        <AddressFields words={copy} />
      </JourneyForm>
    </Asking>
  );
}
