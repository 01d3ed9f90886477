import { price } from '../../../ui/format/price.ts';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { CustomisePlanViewProps } from '../customise-plan.props.ts';
import classes from './options.module.css';

const copy = customisePlanCopy.CustomisingPlan;

/** 12 months or rolling, as the gateway offers them (CU-02). */
export function ContractLength({ model, send }: Pick<CustomisePlanViewProps, 'model' | 'send'>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{copy.length}</legend>
      {model.lengths.map((product) => (
        <label key={product.productId} className={classes.option}>
          <input
            type="radio"
            name="length"
            value={product.productId}
            checked={product.productId === model.choice.productId}
            onChange={() => send({ type: 'length.chosen', productId: product.productId })}
          />
          <span className={classes.words}>
            <span className={classes.name}>{product.contractDurationText}</span>
            <span className={classes.hint}>
              {product.contractDurationInMonths > 1 ? copy.lengthHint.fixed : copy.lengthHint.rolling}
            </span>
          </span>
          <span className={classes.price}>{copy.perMonth(price(product.priceInPence))}</span>
        </label>
      ))}
    </fieldset>
  );
}
