import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { addressCheckCopy, addressCheckRefusals } from '../address-check.copy.ts';
import type { selectAddressCheck } from '../../../../machines/address-check/address-check.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { CheckingLine } from './CheckingLine.tsx';

const copy = addressCheckCopy.EnteringAddressByHand;

export function EnteringAddressByHand({ model, send, draft }: ViewPropsOf<typeof selectAddressCheck>) {
  const { query, postcode, errors } = model;
  const isChecking = model.search === 'checking';
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="address-by-hand"
        draft={draft}
        initial={{ postcode: query?.postcode ?? postcode, streetNumber: query?.streetNumber ?? '' }}
        errors={inWords(errors, addressCheckRefusals)}
        submitLabel={copy.submit}
        busy={isChecking && 'silent'}
        onSubmit={({ postcode = '', streetNumber = '' }) => send({ type: 'address.submitted', postcode, streetNumber })}
        actions={
          !isChecking && (
            <Button variant="link" onClick={() => send({ type: 'search.requested' })}>
              {copy.search}
            </Button>
          )
        }
      >
        <TextField name="postcode" label={copy.postcode} autoComplete="postal-code" autoCapitalize="characters" short />
        <TextField
          name="streetNumber"
          label={copy.streetNumber}
          description={copy.streetNumberHint}
          autoComplete="address-line1"
        />
      </JourneyForm>
      <CheckingLine model={model} />
    </Column>
  );
}
