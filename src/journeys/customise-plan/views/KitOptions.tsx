import { priceAMonth } from '../../../ui/format/price.ts';
import { AnyIcon } from '../../../ui/AnyIcon/AnyIcon.tsx';
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
      <div className={`${classes.option} ${classes.fixed}`}>
        <AnyIcon name="router" size={24} />
        <span className={classes.words}>
          <span className={classes.name}>{copy.router}</span>
          <span className={classes.hint}>
            {model.isDateFree ? copy.routerText.alone : copy.routerText.withEngineer}
          </span>
        </span>
        <span className={classes.price}>{copy.included}</span>
      </div>
      <label className={classes.option}>
        <input
          type="checkbox"
          name="meshWifi"
          aria-label={copy.mesh}
          aria-describedby="mesh-hint mesh-price"
          checked={model.choice.meshWifi}
          onChange={({ target }) => send({ type: 'meshWifi.toggled', meshWifi: target.checked })}
        />
        <span className={classes.words}>
          <span className={classes.name}>{copy.mesh}</span>
          <span id="mesh-hint" className={classes.hint}>
            {copy.meshText}
          </span>
        </span>
        <span id="mesh-price" className={classes.price}>
          {priceAMonth(model.meshMonthlyPriceInPence)}
        </span>
      </label>
    </fieldset>
  );
}
