import type { selectTopUp } from '../../../../machines/top-up/top-up.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { topUpCopy, topUpRefusals } from '../top-up.copy.ts';

const copy = topUpCopy.ShowingCredit;

/** The number of a voucher, with or without spaces. */
export function VoucherForm({ model, send, draft }: ViewPropsOf<typeof selectTopUp>) {
  const { number } = inWords(model.errors, topUpRefusals);
  return (
    <Card as="section" tone="sunken" aria-labelledby="using-voucher">
      <h2 id="using-voucher">{copy.voucher}</h2>
      <JourneyForm
        name="voucher"
        draft={draft}
        errors={number === undefined ? {} : { number }}
        submitLabel={copy.redeem}
        busy={model.doing === 'voucher'}
        onSubmit={({ number: typed = '' }) => send({ type: 'voucher.submitted', number: typed })}
        level={3}
        isQuiet
      >
        <TextField
          name="number"
          label={copy.number}
          description={copy.numberHint}
          inputMode="numeric"
          autoComplete="off"
        />
      </JourneyForm>
    </Card>
  );
}
