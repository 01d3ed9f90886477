import type { selectOrderFreeSim } from '../../../../machines/order-free-sim/order-free-sim.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { AddressFields } from '../../../ui/form/AddressFields.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { freeSimRefusals, orderFreeSimCopy } from '../order-free-sim.copy.ts';

const copy = orderFreeSimCopy.EnteringDetails;

/** How many cards, for whom, and where they go. An address that was found takes the place of one that was typed before, and of nothing else. */
export function EnteringDetails({ model, send, draft }: ViewPropsOf<typeof selectOrderFreeSim>) {
  const { found } = model;
  const { over = '', line1: _1, line2: _2, city: _3, postcode: _4, ...typed } = draft.values;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <JourneyForm
        key={found}
        name="free-sim"
        draft={over === found ? draft : { ...draft, values: typed }}
        initial={model.form}
        errors={inWords(model.errors, freeSimRefusals)}
        submitLabel={copy.submit}
        busy={model.isBusy}
        onSubmit={({
          count = '',
          firstName = '',
          lastName = '',
          email = '',
          line1 = '',
          line2 = '',
          city = '',
          postcode = '',
        }) => send({ type: 'order.submitted', count, firstName, lastName, email, line1, line2, city, postcode })}
      >
        <RadioField
          name="count"
          label={copy.count}
          options={[
            { value: '1', label: copy.one },
            { value: '2', label: copy.two },
          ]}
        />
        <TextField name="firstName" label={copy.firstName} autoComplete="given-name" autoCapitalize="words" />
        <TextField name="lastName" label={copy.lastName} autoComplete="family-name" autoCapitalize="words" />
        <TextField
          name="email"
          label={copy.email}
          description={copy.emailHint}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <input type="hidden" name="over" value={found} />
        <div>
          <Button small variant="link" onClick={() => send({ type: 'search.requested' })}>
            {copy.search}
          </Button>
        </div>
        <AddressFields words={copy} />
      </JourneyForm>
    </Column>
  );
}
