import { connectionDayOf } from '../../../../machines/order-broadband/order-broadband.rules.ts';
import { brand } from '../../../pages/content/brand.ts';
import { contact as ours } from '../../../pages/content/contact.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { priceAMonth, setUpPrice } from '../../../ui/format/price.ts';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { orderPlacedCopy } from '../order-placed.copy.ts';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './PlacedPlan.module.css';

const copy = orderPlacedCopy;

/** What was ordered, to keep: on the screen and, with our name and numbers, on paper. */
export function PlacedPlan({ model }: Pick<ViewPropsOf<typeof selectOrderBroadband>, 'model'>) {
  const { product, plan, customisation, booking, address } = model;
  if (!product || !plan) return null;
  // Reckoned here, as the first page has no use for the calendar.
  const connectionDay = booking && connectionDayOf(booking, customisation?.connectionDate ?? null);
  const contact = (booking?.outsideVisit ?? booking?.inHomeVisit) ? booking.contact : undefined;
  return (
    <section className={classes.plan} aria-labelledby="placed-plan">
      <h2 id="placed-plan">{copy.ordered}</h2>
      <SummaryList
        rows={[
          { term: copy.plan, details: product.displayName },
          { term: copy.contract, details: product.contractDurationText },
          ...(customisation?.meshWifi === true ? [{ term: copy.mesh, details: copy.added }] : []),
          ...(connectionDay === null ? [] : [{ term: copy.connection, details: <ShortDate date={connectionDay} /> }]),
          { term: copy.setup, details: setUpPrice(Number(plan.upfrontPrice)) },
          { term: copy.today, details: copy.nothing },
          { term: copy.monthly, details: <strong>{priceAMonth(Number(plan.monthlyPrice))}</strong> },
          { term: copy.address, details: address },
          ...(contact
            ? [{ term: copy.contact, details: `${contact.firstName} ${contact.lastName}, ${contact.phone}` }]
            : []),
        ]}
      />
      <p className={classes.onPaper}>
        {brand.name}. {copy.questions(ours.email, ours.phone)}
      </p>
      <div>
        <Button onClick={() => window.print()}>{copy.print}</Button>
      </div>
    </section>
  );
}
