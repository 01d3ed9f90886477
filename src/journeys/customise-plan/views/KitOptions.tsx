import { priceAMonth } from '../../../ui/format/price.ts';
import { AnyIcon } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { OptionRow } from '../../../ui/OptionRow/OptionRow.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './options.module.css';

const copy = customisePlanCopy.CustomisingPlan;

/** The router is included; mesh is an option (CU-02). */
export function KitOptions({ model, send }: Pick<ViewPropsOf<typeof selectCustomisePlan>, 'model' | 'send'>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{copy.kit}</legend>
      <OptionRow
        icon={<AnyIcon name="router" size={24} />}
        name={copy.router}
        hint={model.isDateFree ? copy.routerText.alone : copy.routerText.withEngineer}
        price={copy.included}
      />
      <OptionRow
        input={{
          type: 'checkbox',
          name: 'meshWifi',
          'aria-label': copy.mesh,
          checked: model.choice.meshWifi,
          onChange: ({ target }) => send({ type: 'meshWifi.toggled', meshWifi: target.checked }),
        }}
        name={copy.mesh}
        hint={copy.meshText}
        price={priceAMonth(model.meshMonthlyPriceInPence)}
      />
    </fieldset>
  );
}
