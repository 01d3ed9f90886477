import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { numberRefusals, onboardSimCopy } from '../onboard-sim.copy.ts';

const copy = onboardSimCopy.EnteringNumber;

/** Nineteen digits in fours, as they are printed. */
const PATTERN = '#### #### #### #### ###';

export function EnteringNumber({ model, send, draft }: ViewPropsOf<typeof selectOnboardSim>) {
  const { numberRefusal, simNumber, isBusy } = model;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="sim-number"
        errors={numberRefusal === null ? {} : { simNumber: numberRefusals[numberRefusal] }}
        draft={draft}
        initial={{ simNumber }}
        submitLabel={copy.submit}
        busy={isBusy}
        onSubmit={({ simNumber: typed = '' }) => send({ type: 'number.submitted', simNumber: typed })}
        actions={
          <>
            <Button variant="link" onClick={() => send({ type: 'choice.requested' })}>
              {copy.choice}
            </Button>
            <LinkButton to="/free-sim-cards/order" variant="link">
              {copy.order}
            </LinkButton>
          </>
        }
      >
        <TextField
          name="simNumber"
          label={copy.number}
          description={copy.hint}
          inputMode="numeric"
          autoComplete="off"
          pattern={PATTERN}
        />
      </JourneyForm>
    </Column>
  );
}
