import { Button } from '../../../ui/Button/Button.tsx';
import { SidePicture } from '../../../ui/art/SidePicture.tsx';
import { Beside } from '../../../ui/Column/Beside.tsx';
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

type Props = ViewPropsOf<typeof selectAddressCheck>;

/** The address that was asked about last, unless another postcode has been looked for since: the form is for a home of that one then. */
function startOf({ query, postcode }: Props['model']): { postcode: string; streetNumber: string } {
  const isOfAnother = postcode !== '' && query?.postcode.toUpperCase() !== postcode;
  return query === null || isOfAnother ? { postcode, streetNumber: '' } : query;
}

/** An address that can’t be found, or isn’t wanted to be looked for. What was typed stays until another postcode is looked for. */
export function EnteringAddressByHand({ model, send, draft }: Props) {
  const { postcode: searched, errors } = model;
  const { over = '', ...typed } = draft.values;
  const isOver = searched !== '' && over !== searched;
  const { postcode, streetNumber } = startOf(model);
  const isChecking = model.search === 'checking';
  return (
    <Beside aside={<SidePicture name="house" tone="yellow" />}>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="address-by-hand"
        draft={{ ...draft, values: isOver ? {} : typed }}
        initial={{ postcode, streetNumber }}
        errors={inWords(errors, addressCheckRefusals)}
        submitLabel={copy.submit}
        busy={isChecking && 'silent'}
        onSubmit={({ postcode: sent = '', streetNumber: number = '' }) =>
          send({ type: 'address.submitted', postcode: sent, streetNumber: number })
        }
        actions={
          !isChecking && (
            <Button variant="link" onClick={() => send({ type: 'search.requested' })}>
              {copy.search}
            </Button>
          )
        }
      >
        <input type="hidden" name="over" value={searched} />
        <TextField name="postcode" label={copy.postcode} autoComplete="postal-code" autoCapitalize="characters" short />
        <TextField
          name="streetNumber"
          label={copy.streetNumber}
          description={copy.streetNumberHint}
          autoComplete="address-line1"
        />
      </JourneyForm>
      <CheckingLine model={model} />
    </Beside>
  );
}
