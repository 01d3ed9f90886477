import type { selectTopUp } from '../../../../machines/top-up/top-up.selectors.ts';
import type { Credit } from '../../../../machines/top-up/top-up.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { price } from '../../../ui/format/price.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { topUpCopy, topUpRefusals } from '../top-up.copy.ts';
import classes from './TopUp.module.css';

const copy = topUpCopy.ShowingCredit;

/** What is chosen from the start: two in three take it. */
const USUAL = 2_000;

/** The amounts, and the way to the page of payment. */
export function TopUpForm({ credit, model, send, draft }: ViewPropsOf<typeof selectTopUp> & { credit: Credit }) {
  const { amounts, errors } = model;
  const { mostInPence, leastInPence } = credit;
  const { amount: amountError, other: otherError } = inWords(errors, topUpRefusals);
  const first = amounts.includes(USUAL) ? USUAL : amounts[0];
  return (
    <Card as="section" aria-labelledby="topping-up">
      <h2 id="topping-up">{copy.topUp}</h2>
      {mostInPence < leastInPence ? (
        <Text>{copy.usedUp}</Text>
      ) : (
        <JourneyForm
          name="top-up"
          draft={draft}
          errors={{
            ...(amountError !== undefined && { amount: amountError }),
            ...(otherError !== undefined && { other: otherError }),
          }}
          submitLabel={copy.pay}
          busy={model.doing === 'topUp'}
          onSubmit={({ amount = '', other = '' }) => send({ type: 'topUp.submitted', amount, other })}
          level={3}
        >
          <div className={classes.amounts}>
            <RadioField
              name="amount"
              label={copy.which}
              areShort
              initial={String(first ?? 'other')}
              options={[
                ...amounts.map((amount) => ({ value: String(amount), label: price(amount) })),
                { value: 'other', label: copy.other },
              ]}
            />
            <div className={classes.other}>
              <TextField
                name="other"
                label={copy.otherLabel}
                description={copy.otherHint}
                inputMode="numeric"
                autoComplete="off"
                short
              />
            </div>
          </div>
          {mostInPence < 10_000 && <Text>{copy.most(mostInPence)}</Text>}
          <Text tone="soft">{copy.payText}</Text>
        </JourneyForm>
      )}
    </Card>
  );
}
