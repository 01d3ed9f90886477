import { exitFeeAMonth } from '../../../pages/content/price-facts.ts';
import { price, priceAMonth, priceOnce } from '../../../ui/format/price.ts';
import { OptionRow } from '../../../ui/OptionRow/OptionRow.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './options.module.css';

type Product = ViewPropsOf<typeof selectCustomisePlan>['model']['lengths'][number];

const copy = customisePlanCopy.CustomisingPlan;

/** `added`: what mesh Wi-Fi adds a month, where it is chosen: leaving early is paid by the whole price. */
const hintOf = ({ contractDurationInMonths, priceInPence }: Product, added: number): string =>
  contractDurationInMonths > 1
    ? copy.lengthHint.fixed(price(exitFeeAMonth(priceInPence + added)))
    : copy.lengthHint.rolling;

/** 12 months or rolling, as the gateway offers them, with what it costs to begin (CU-02). */
export function ContractLength({ model, send }: Pick<ViewPropsOf<typeof selectCustomisePlan>, 'model' | 'send'>) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{copy.length}</legend>
      {model.lengths.map((product) => (
        <OptionRow
          key={product.productId}
          input={{
            type: 'radio',
            name: 'length',
            value: product.productId,
            checked: product.productId === model.choice.productId,
            onChange: () => send({ type: 'length.chosen', productId: product.productId }),
          }}
          name={product.contractDurationText}
          hint={hintOf(product, model.choice.meshWifi ? model.meshMonthlyPriceInPence : 0)}
          price={priceAMonth(product.priceInPence)}
          {...(product.setupPriceInPence > 0 && { once: copy.setUp(priceOnce(product.setupPriceInPence)) })}
        />
      ))}
    </fieldset>
  );
}
