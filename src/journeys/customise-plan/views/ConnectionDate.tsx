import { longDate } from '../../../ui/format/date.ts';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';
import classes from './options.module.css';

const copy = customisePlanCopy.CustomisingPlan;

/** A free choice from the earliest activation date on, unless the in-home visit decides it (CU-03). */
export function ConnectionDate({ model, send }: Pick<CustomisePlanViewProps, 'model' | 'send'>) {
  const { isDateFree, earliestDate, choice, errors } = model;
  if (!isDateFree)
    return (
      <div className={classes.group}>
        <h2 className={classes.legend}>{copy.date}</h2>
        <p className={classes.hint}>{copy.dateByVisit}</p>
      </div>
    );
  return (
    <div className={classes.group}>
      <label className={classes.legend} htmlFor="connection-date">
        {copy.date}
      </label>
      {earliestDate !== null && (
        <p id="connection-date-hint" className={classes.hint}>
          {copy.dateHint(longDate(earliestDate))}
        </p>
      )}
      <input
        id="connection-date"
        className={classes.date}
        type="date"
        min={earliestDate ?? undefined}
        value={choice.connectionDate ?? ''}
        aria-describedby="connection-date-hint"
        aria-invalid={errors.connectionDate !== undefined}
        onChange={({ target }) => send({ type: 'connectionDate.chosen', connectionDate: target.value })}
      />
    </div>
  );
}
