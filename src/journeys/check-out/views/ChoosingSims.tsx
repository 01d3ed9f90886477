import { simField } from '../../../../machines/check-out/check-out.rules.ts';
import type { selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { describedPhone } from '../../../ui/format/described-phone.ts';
import { checkOutCopy, checkOutRefusals } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';

const copy = checkOutCopy.ChoosingSims;

/** Every phone can come without a SIM: who goes on without a look has decided nothing. */
const noneYet = 'none';

/** For each phone of the basket a SIM that it takes, or none yet. */
export function ChoosingSims({ model, send, draft }: ViewPropsOf<typeof selectCheckOut>) {
  const { pieces, forms } = model;
  return (
    <Asking words={copy} at="sims" model={model} intro={copy.intro}>
      <JourneyForm
        name="sims"
        draft={draft}
        initial={Object.fromEntries(forms.sims.map((sim, place) => [simField(place), sim ?? noneYet]))}
        errors={inWords(model.errors, checkOutRefusals)}
        submitLabel={copy.submit}
        onSubmit={(values) =>
          send({ type: 'sims.submitted', sims: pieces.map((_, place) => values[simField(place)] ?? '') })
        }
      >
        {pieces.map((piece, place) => (
          <RadioField
            // Two of the same are told apart by their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            name={simField(place)}
            label={copy.ofPhone(piece.name, place + 1, pieces.length)}
            description={describedPhone(piece)}
            // One is chosen already, so that nothing is asked for that is missing.
            required={false}
            hideOptional
            options={piece.simTypes.map((type) => ({
              value: type,
              label: copy.simWords(type).label,
              hint: copy.simWords(type).hint,
            }))}
          />
        ))}
      </JourneyForm>
    </Asking>
  );
}
