import { advertisedFacts } from '../../../pages/content/advertised-facts.ts';
import { SidePicture } from '../../../ui/art/SidePicture.tsx';
import { Beside } from '../../../ui/Column/Beside.tsx';
import { NameFields } from '../../../ui/form/NameFields.tsx';
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
    <Beside aside={<SidePicture name="letter" tone="pink" facts={advertisedFacts} />}>
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
        <NameFields first={copy.firstName} last={copy.lastName} isLastRequired={false} />
        <TextField
          name="email"
          label={copy.email}
          description={copy.emailHint}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
      </JourneyForm>
    </Beside>
  );
}
