import { useState } from 'react';
import type { selectOnboardSim } from '../../../../machines/onboard-sim/onboard-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { phonesFor } from '../known-phones.ts';
import { onboardSimCopy } from '../onboard-sim.copy.ts';

const copy = onboardSimCopy.CheckingPhone;

/** Phones by what is typed, each with what it can do. */
function Found({ typed }: { typed: string }) {
  const phones = phonesFor(typed);
  if (phones.length > 0)
    return (
      <SummaryList
        rows={phones.map(({ fullName, hasESim }) => ({ term: fullName, details: hasESim ? copy.able : copy.unable }))}
      />
    );
  return typed.trim() === '' ? null : <Text>{copy.none}</Text>;
}

export function CheckingPhone({ send, draft }: ViewPropsOf<typeof selectOnboardSim>) {
  const [typed, setTyped] = useState(draft.values['phone'] ?? '');
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        name="phone"
        draft={draft}
        submitLabel={copy.submit}
        onSubmit={() => send({ type: 'phone.confirmed' })}
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
          name="phone"
          label={copy.phone}
          description={copy.hint}
          autoComplete="off"
          required={false}
          hideOptional
          onChange={setTyped}
        />
        <div role="status" aria-label={copy.found}>
          <Found typed={typed} />
        </div>
      </JourneyForm>
    </Column>
  );
}
