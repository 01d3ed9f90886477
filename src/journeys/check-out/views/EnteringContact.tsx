import type { selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { checkOutCopy, checkOutRefusals } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';

const copy = checkOutCopy.EnteringContact;

/** Who the parcel is for. What we know of the member is a start. */
export const EnteringContact = ({ model, send, draft }: ViewPropsOf<typeof selectCheckOut>) => (
  <Asking words={copy} at="contact" model={model} intro={copy.intro(model.email)}>
    <JourneyForm
      name="contact"
      draft={draft}
      initial={model.forms.contact}
      errors={inWords(model.errors, checkOutRefusals)}
      submitLabel={copy.submit}
      onSubmit={({ firstName = '', lastName = '', phoneNumber = '' }) =>
        send({ type: 'contact.submitted', firstName, lastName, phoneNumber })
      }
    >
      <TextField name="firstName" label={copy.firstName} autoComplete="given-name" autoCapitalize="words" />
      <TextField name="lastName" label={copy.lastName} autoComplete="family-name" autoCapitalize="words" />
      <TextField
        name="phoneNumber"
        label={copy.phoneNumber}
        description={copy.phoneHint}
        type="tel"
        autoComplete="tel"
      />
    </JourneyForm>
  </Asking>
);
