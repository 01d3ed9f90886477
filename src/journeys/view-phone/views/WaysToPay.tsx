import type { ChosenPhone } from '../../../../machines/view-phone/view-phone.selectors.ts';
import { price } from '../../../ui/format/price.ts';
import { viewPhoneCopy } from '../view-phone.copy.ts';
import classes from './WaysToPay.module.css';

const copy = viewPhoneCopy.ShowingPhone;

/** At once or by instalments, with what the lender has to have said of them. */
export function WaysToPay({ offer: { product, instalments } }: Pick<ChosenPhone, 'offer'>) {
  const withInterest = instalments.findLast(({ aprInPercent }) => aprInPercent > 0);
  return (
    <section className={classes.ways}>
      <div className={classes.words}>
        <h2>{copy.pay}</h2>
        <p>
          <b>{copy.atOnce}</b>: {copy.atOncePrice(product.price)}
        </p>
      </div>
      {instalments.length === 0 && <p>{copy.tooCheap}</p>}
      {instalments.length > 0 && (
        // On a narrow screen it is wider than the page.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.scroll} tabIndex={0} role="region" aria-label={copy.caption}>
          <table className={classes.table}>
            <caption>{copy.caption}</caption>
            <thead>
              <tr>
                {copy.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {instalments.map(({ duration, monthlyPrice, upfrontPrice, price: inAll, aprInPercent }) => (
                <tr key={duration}>
                  <th scope="row">{copy.months(duration)}</th>
                  <td>
                    <b>{price(monthlyPrice)}</b>
                  </td>
                  <td>{price(upfrontPrice)}</td>
                  <td>{price(inAll)}</td>
                  <td>{copy.apr(aprInPercent)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {instalments.length > 0 && (
        <div className={classes.words}>
          {withInterest && <p className={classes.example}>{copy.example(product.price, withInterest)}</p>}
          <p className={classes.small}>{copy.credit}</p>
        </div>
      )}
    </section>
  );
}
