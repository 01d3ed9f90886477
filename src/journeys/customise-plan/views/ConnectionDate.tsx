import { longDate } from '../../../ui/format/date.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';

const copy = customisePlanCopy.CustomisingPlan;

/** A free choice from the earliest activation date on, unless the in-home visit decides it (CU-03). */
export function ConnectionDate({ model, send }: Pick<ViewPropsOf<typeof selectCustomisePlan>, 'model' | 'send'>) {
  const { isDateFree, earliestDate, latestDate, choice } = model;
  if (!isDateFree) return null;
  return (
    <TextField
      name="connectionDate"
      type="date"
      label={copy.date}
      short
      initial={choice.connectionDate ?? ''}
      onChange={(connectionDate) => send({ type: 'connectionDate.chosen', connectionDate })}
      {...(earliestDate !== null && { min: earliestDate, description: copy.dateHint(longDate(earliestDate)) })}
      {...(latestDate !== null && { max: latestDate })}
    />
  );
}
