import type { selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import { isLocalDate } from '../../../../machines/shared/local-date.ts';
import { mondayOf } from '../../../../machines/shared/week.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { RadioField } from '../../../ui/form/RadioField.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { checkOutCopy, checkOutRefusals } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';
import classes from './CheckOut.module.css';

const copy = checkOutCopy.ChoosingDay;

/** Its week, over the first day of it. */
const weekAbove = (week: string | null, before: string | null) =>
  week !== null && week !== before && { above: <p className={classes.week}>{copy.week(week)}</p> };

/** The days on which all of it can be there, by weeks; the first one is chosen where nothing is. */
export function ChoosingDay({ model, send, draft }: ViewPropsOf<typeof selectCheckOut>) {
  const { deliveryDays, day, orderBy, isDayGone } = model;
  // What is no day stands in no week.
  const weeks = deliveryDays.map((value) => (isLocalDate(value) ? mondayOf(value) : null));
  return (
    <Asking words={copy} at="day" model={model} intro={copy.intro}>
      {isDayGone && <Alert kind="warning">{copy.gone}</Alert>}
      <JourneyForm
        name="delivery-day"
        draft={draft}
        initial={{ day: day ?? deliveryDays[0] ?? '' }}
        errors={inWords(model.errors, checkOutRefusals)}
        submitLabel={copy.submit}
        onSubmit={({ day: chosen = '' }) => send({ type: 'day.submitted', day: chosen })}
      >
        <RadioField
          name="day"
          label={copy.day}
          // The first is chosen already, so that nothing is asked for that is missing.
          required={false}
          hideOptional
          options={deliveryDays.map((value, at) => ({
            value,
            label: copy.name(value),
            ...weekAbove(weeks[at] ?? null, weeks[at - 1] ?? null),
            ...(at === 0 && orderBy !== null && { hint: <Unbroken>{copy.orderBy(orderBy)}</Unbroken> }),
          }))}
        />
      </JourneyForm>
    </Asking>
  );
}
