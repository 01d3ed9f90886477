import type { PieceToPay, selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import { atOnce, wayField, wayInForm } from '../../../../machines/check-out/ways.rules.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { describedPhone } from '../../../ui/format/described-phone.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { checkOutCopy, checkOutRefusals } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import classes from './CheckOut.module.css';

const copy = checkOutCopy.ChoosingWays;

/** What is compared, as large as the name: the price at once, or each month. */
const Way = ({ name, cost }: { name: string; cost: string }) => (
  <span className={classes.way}>
    <span>{name}</span> <span>{cost}</span>
  </span>
);

const optionsOf = ({ priceInPence, instalments }: PieceToPay) => [
  { value: atOnce, label: <Way name={copy.atOnce} cost={copy.atOncePrice(priceInPence)} />, hint: copy.atOnceHint },
  ...instalments.map((plan) => ({
    value: wayInForm(plan.duration as 12),
    label: <Way name={copy.over(plan.duration)} cost={copy.monthly(plan)} />,
    hint: <Unbroken>{copy.rest(plan)}</Unbroken>,
  })),
];

/** What the law wants where a rate is told: an example, of the phone that costs most, and who lends. */
function LendersWords({ pieces }: { pieces: readonly PieceToPay[] }) {
  const dearest = pieces.toSorted((one, other) => other.priceInPence - one.priceInPence)[0];
  const withInterest = dearest?.instalments.findLast(({ aprInPercent }) => aprInPercent > 0);
  return (
    <>
      {dearest && withInterest && (
        <Text>
          <b>{copy.example(dearest.priceInPence, withInterest)}</b>
        </Text>
      )}
      <Text tone="soft">{copy.credit}</Text>
    </>
  );
}

/** For each phone: at once, or over how many months, and what each costs. */
export function ChoosingWays({ model, send, draft }: ViewPropsOf<typeof selectCheckOut>) {
  const { pieces, forms } = model;
  const isAsked = ({ instalments }: PieceToPay) => instalments.length > 0;
  return (
    <Asking words={copy} at="ways" model={model} intro={copy.intro}>
      <JourneyForm
        name="ways"
        draft={draft}
        initial={Object.fromEntries((forms.ways ?? []).map((way, place) => [wayField(place), wayInForm(way)]))}
        errors={inWords(model.errors, checkOutRefusals)}
        submitLabel={copy.submit}
        onSubmit={(values) =>
          send({ type: 'ways.submitted', ways: pieces.map((_, place) => values[wayField(place)] ?? atOnce) })
        }
      >
        {pieces.map((piece, place) =>
          isAsked(piece) ? (
            <RadioField
              // Two of the same are told apart by their places.
              // oxlint-disable-next-line react/no-array-index-key
              key={place}
              name={wayField(place)}
              label={copy.ofPhone(piece.name, place + 1, pieces.length)}
              description={describedPhone(piece)}
              options={optionsOf(piece)}
            />
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <Text key={place}>{copy.tooCheap(piece.name)}</Text>
          ),
        )}
        <LendersWords pieces={pieces} />
      </JourneyForm>
    </Asking>
  );
}
