import { paths } from '../../../../machines/shared/paths.ts';
import type { selectTopUp } from '../../../../machines/top-up/top-up.selectors.ts';
import type { SpendAbroad } from '../../../../machines/top-up/top-up.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { topUpCopy, topUpRefusals } from '../top-up.copy.ts';
import classes from './TopUp.module.css';

const copy = topUpCopy.ShowingCredit;

const chosenOf = ({ capInPence }: SpendAbroad): string =>
  capInPence === null ? 'none' : capInPence === 0 ? 'nothing' : 'other';

function Standing({ capInPence, spentInPence, isStopped, resetsOn }: SpendAbroad) {
  if (capInPence === null) return <Text>{copy.spentWithoutCap(spentInPence)}</Text>;
  if (capInPence === 0) return <Text>{copy.nothingAbroad(spentInPence)}</Text>;
  return (
    <>
      <Text>{copy.spentOfCap(spentInPence, capInPence)}</Text>
      {isStopped && <Alert kind="warning">{copy.stopped(longDate(resetsOn))}</Alert>}
    </>
  );
}

/** What is spent abroad this month, and the most that it may be (MK-04). */
export function CapAbroad({ abroad, model, send, draft }: ViewPropsOf<typeof selectTopUp> & { abroad: SpendAbroad }) {
  const { limit, cap } = inWords(model.errors, topUpRefusals);
  const { capInPence, usualInPence } = abroad;
  return (
    <Card as="section" tone="sunken" aria-labelledby="spent-abroad">
      <h2 id="spent-abroad">{copy.abroad}</h2>
      <Standing {...abroad} />
      <TextLink alone to={paths.roaming}>
        {copy.pricesAbroad}
      </TextLink>
      <JourneyForm
        name="cap-abroad"
        draft={draft}
        errors={{ ...(limit !== undefined && { limit }), ...(cap !== undefined && { cap }) }}
        submitLabel={copy.saveCap}
        busy={model.doing === 'cap'}
        onSubmit={({ limit: chosen = '', cap: typed = '' }) =>
          send({ type: 'cap.submitted', limit: chosen, cap: typed })
        }
        level={3}
        isQuiet
      >
        <div className={classes.amounts}>
          <RadioField
            name="limit"
            label={copy.whichCap}
            initial={chosenOf(abroad)}
            options={[
              { value: 'other', label: copy.upTo, hint: copy.upToHint },
              { value: 'nothing', label: copy.capNothing, hint: copy.capNothingHint },
              { value: 'none', label: copy.noCap, hint: copy.noCapHint },
            ]}
          />
          <div className={classes.other}>
            <TextField
              name="cap"
              label={copy.capLabel}
              description={copy.capHint}
              initial={String((capInPence || usualInPence) / 100)}
              inputMode="numeric"
              autoComplete="off"
              short
            />
          </div>
        </div>
      </JourneyForm>
    </Card>
  );
}
