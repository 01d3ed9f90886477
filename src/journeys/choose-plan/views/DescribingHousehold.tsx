import type { selectChoosePlan } from '../../../../machines/choose-plan/choose-plan.selectors.ts';
import { householdUses, mbpsEach } from '../../../../machines/choose-plan/household.rules.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { draftAbout } from '../../../ui/form/draft-about.ts';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { choosePlanCopy, choosePlanRefusals } from '../choose-plan.copy.ts';
import classes from './DescribingHousehold.module.css';

const copy = choosePlanCopy.DescribingHousehold;

/** How many live there and what they do, over the plans: two questions, of which the second can be left out. */
export function DescribingHousehold({ model, send, draft }: ViewPropsOf<typeof selectChoosePlan>) {
  const { people = '', uses = [] } = model.household ?? {};
  return (
    <Modal title={copy.title} onClose={() => send({ type: 'question.closed' })}>
      <div className={classes.questions}>
        <Text>{copy.intro}</Text>
        <JourneyForm
          name="household"
          level={3}
          draft={draftAbout(draft, model.transactionId)}
          initial={{ people, ...Object.fromEntries(uses.map((use) => [use, 'yes'])) }}
          errors={inWords(model.errors, choosePlanRefusals)}
          submitLabel={copy.submit}
          onSubmit={({ people: answer = '', ...ticked }) =>
            send({
              type: 'household.submitted',
              people: answer,
              uses: householdUses.filter((use) => ticked[use] === 'yes'),
            })
          }
        >
          <div className={classes.people}>
            <RadioField
              name="people"
              label={copy.people}
              options={Object.entries(copy.counts).map(([value, label]) => ({ value, label }))}
            />
          </div>
          <fieldset>
            <legend className={classes.legend}>{copy.uses}</legend>
            {householdUses.map((use) => (
              <CheckboxField key={use} name={use} label={copy.use[use]} required={false} hideOptional />
            ))}
          </fieldset>
          <Text tone="soft" type="murmur">
            {copy.counted(mbpsEach.web, mbpsEach.films, mbpsEach.games)}
          </Text>
        </JourneyForm>
      </div>
    </Modal>
  );
}
