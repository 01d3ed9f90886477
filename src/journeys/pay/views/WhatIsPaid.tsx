import type { PayModel } from '../../../../machines/pay/pay.selectors.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { price } from '../../../ui/format/price.ts';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { payCopy } from '../pay.copy.ts';
import classes from './WhatIsPaid.module.css';

const copy = payCopy.TakingCard;

/** What the amount is for, beside the place where it is paid. */
export const WhatIsPaid = ({ model: { parts, amountInPence } }: { model: PayModel }) => (
  <Card as="section" aria-labelledby="what-is-paid">
    <div className={classes.paid}>
      <h2 id="what-is-paid">{copy.parts}</h2>
      <dl>
        {parts.map(({ name, detail, amountInPence: part }, place) => (
          // Two of the same are told apart by their places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={place}>
            <dt>
              {name}
              {detail !== null && (
                <small>
                  <Unbroken>{detail}</Unbroken>
                </small>
              )}
            </dt>
            <dd>{price(part)}</dd>
          </div>
        ))}
        <div data-total>
          <dt>
            {copy.total}
            <small>{copy.vat}</small>
          </dt>
          <dd>{price(amountInPence)}</dd>
        </div>
      </dl>
    </div>
  </Card>
);
