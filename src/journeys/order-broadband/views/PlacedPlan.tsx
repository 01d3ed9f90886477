import { livingSummaryOf } from '../../../../machines/order-broadband/living-summary.rules.ts';
import { goLiveOf } from '../../../../machines/order-broadband/milestones.rules.ts';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { brand } from '../../../pages/content/brand.ts';
import { contact as ours } from '../../../pages/content/contact.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { OrderSummary } from '../../../ui/OrderSummary/OrderSummary.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { orderPlacedCopy } from '../order-placed.copy.ts';
import classes from './PlacedPlan.module.css';

const copy = orderPlacedCopy;

/** What was ordered, to keep: on the screen and, with our name and numbers, on paper. */
export function PlacedPlan({ model }: Pick<ViewPropsOf<typeof selectOrderBroadband>, 'model'>) {
  const { booking, address } = model;
  const order = livingSummaryOf(model);
  if (!order) return null;
  // What nobody has decided is no part of what was ordered.
  const switching = order.switching === 'open' ? 'impossible' : order.switching;
  const contact = (booking?.outsideVisit ?? booking?.inHomeVisit) ? booking.contact : undefined;
  return (
    <section className={classes.plan} aria-labelledby="placed-plan">
      <h2 id="placed-plan">{copy.ordered}</h2>
      <OrderSummary order={{ ...order, stage: 'ordered', switching, goLiveDay: goLiveOf(model) }} />
      <SummaryList
        rows={[
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
