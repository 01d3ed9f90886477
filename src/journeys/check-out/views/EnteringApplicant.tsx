import { useEffect, useEffectEvent } from 'react';
import type { selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { AddressFields } from '../../../ui/form/AddressFields.tsx';
import { BirthDateFields } from '../../../ui/form/BirthDateFields.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm, type Draft } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { checkOutCopy, checkOutRefusals } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';
import classes from './Credit.module.css';

const copy = checkOutCopy.EnteringApplicant;

const fields = [
  'firstName',
  'lastName',
  'birthDay',
  'birthMonth',
  'birthYear',
  'residence',
  'line1',
  'line2',
  'city',
  'postcode',
  'income',
] as const;

/** What nobody else is told: it lies in the tab only while its form is on the page. */
const forLenderAlone: ReadonlySet<string> = new Set(['birthDay', 'birthMonth', 'birthYear', 'residence', 'income']);

/**
 * From when it is sent the machine has what was typed, until it is answered; it lies nowhere else then. Who leaves the form for another page, such
 * as to pay at once, leaves nothing behind that is for the lender alone. A reload is no leaving.
 */
function useForgottenDraft(isSent: boolean, draft: Draft): void {
  const forget = useEffectEvent(() => draft.keep({}));
  const forgetPrivate = useEffectEvent(() => {
    const known = Object.entries(draft.values).filter((entry): entry is [string, string] => entry[1] !== undefined);
    draft.keep(Object.fromEntries(known.filter(([name]) => !forLenderAlone.has(name))));
  });
  useEffect(() => {
    if (isSent) forget();
  }, [isSent]);
  useEffect(() => () => forgetPrivate(), []);
}

/** Who applies: what we know of the member is a start, and the lender's questions are asked here and nowhere else. */
export function EnteringApplicant({ model, send, draft }: ViewPropsOf<typeof selectCheckOut>) {
  const { forms, credit, isBusy } = model;
  useForgottenDraft(isBusy, draft);
  return (
    <Asking words={copy} at="ways" model={model} intro={copy.intro}>
      <JourneyForm
        name="applicant"
        draft={draft}
        initial={forms.applicant}
        errors={inWords(model.errors, checkOutRefusals)}
        submitLabel={copy.submit}
        busy={isBusy}
        onSubmit={(values) =>
          send({
            type: 'application.submitted',
            ...(Object.fromEntries(fields.map((name) => [name, values[name] ?? ''])) as Record<
              (typeof fields)[number],
              string
            >),
          })
        }
        actions={
          <LinkButton variant="link" to={paths.checkoutPayment}>
            {copy.payAtOnce}
          </LinkButton>
        }
      >
        <TextField name="firstName" label={copy.firstName} autoComplete="given-name" autoCapitalize="words" />
        <TextField name="lastName" label={copy.lastName} autoComplete="family-name" autoCapitalize="words" />
        <BirthDateFields />
        <RadioField name="residence" label={copy.residence} options={copy.residences} />
        <div className={classes.home}>
          <h2>{copy.home}</h2>
          <Text tone="soft">{copy.homeHint}</Text>
        </div>
        <AddressFields words={copy} />
        {credit?.asksForIncome === true && (
          <TextField
            name="income"
            label={copy.income}
            description={copy.incomeHint}
            inputMode="numeric"
            autoComplete="off"
            short
          />
        )}
      </JourneyForm>
    </Asking>
  );
}
