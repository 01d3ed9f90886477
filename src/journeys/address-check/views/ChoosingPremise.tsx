import { Button } from '../../../ui/Button/Button.tsx';
import { SidePicture } from '../../../ui/art/SidePicture.tsx';
import { Beside } from '../../../ui/Column/Beside.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { addressCheckCopy, addressCheckRefusals } from '../address-check.copy.ts';
import type { selectAddressCheck } from '../../../../machines/address-check/address-check.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { CheckingLine } from './CheckingLine.tsx';

const copy = addressCheckCopy.ChoosingPremise;

export function ChoosingPremise({ model, send, draft }: ViewPropsOf<typeof selectAddressCheck>) {
  const isChecking = model.search === 'checking';
  return (
    <Beside aside={<SidePicture name="house" tone="yellow" />}>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="premise"
        draft={draft}
        errors={inWords(model.errors, addressCheckRefusals)}
        submitLabel={copy.submit}
        busy={isChecking && 'silent'}
        onSubmit={({ premise = '' }) => send({ type: 'premise.chosen', premiseId: premise })}
        actions={
          !isChecking && (
            <Button variant="link" onClick={() => send({ type: 'address.changed' })}>
              {addressCheckCopy.ways.change}
            </Button>
          )
        }
      >
        <RadioField
          name="premise"
          label={copy.label}
          options={model.premises.map(({ premiseId, line }) => ({ value: premiseId, label: line }))}
        />
      </JourneyForm>
      <CheckingLine model={model} />
    </Beside>
  );
}
