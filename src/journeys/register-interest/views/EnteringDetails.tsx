import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { registerInterestCopy, registerInterestRefusals } from '../register-interest.copy.ts';
import type { selectRegisterInterest } from '../../../../machines/register-interest/register-interest.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = registerInterestCopy.EnteringDetails;

export function EnteringDetails({ model, send, draft }: ViewPropsOf<typeof selectRegisterInterest>) {
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      {model.address !== '' && (
        <p>
          {copy.address}: <strong>{model.address}</strong>
        </p>
      )}
      <JourneyForm
        name="interest"
        draft={draft}
        initial={model.form}
        errors={inWords(model.errors, registerInterestRefusals)}
        submitLabel={copy.submit}
        busy={model.isRegistering}
        onSubmit={({ postcode = '', streetNumber = '', firstName = '', lastName = '', email = '' }) =>
          send({ type: 'interest.submitted', postcode, streetNumber, firstName, lastName, email })
        }
      >
        {model.address === '' && (
          <>
            <TextField
              name="postcode"
              label={copy.postcode}
              autoComplete="postal-code"
              autoCapitalize="characters"
              short
            />
            <TextField
              name="streetNumber"
              label={copy.streetNumber}
              description={copy.streetNumberHint}
              required={false}
              autoComplete="address-line1"
            />
          </>
        )}
        <TextField name="firstName" label={copy.firstName} autoComplete="given-name" autoCapitalize="words" />
        <TextField
          name="lastName"
          label={copy.lastName}
          required={false}
          autoComplete="family-name"
          autoCapitalize="words"
        />
        <TextField
          name="email"
          label={copy.email}
          description={copy.emailHint}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </JourneyForm>
    </Column>
  );
}
