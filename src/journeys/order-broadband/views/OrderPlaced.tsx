import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { slotTime } from '../../../ui/format/slot.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { orderPlacedCopy } from '../order-placed.copy.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { OrderUpdates } from './OrderUpdates.tsx';
import { PlacedPlan } from './PlacedPlan.tsx';
import { PlacedSwitch } from './PlacedSwitch.tsx';
import classes from './OrderPlaced.module.css';

const copy = orderPlacedCopy;

/** Where the gateway sends whoever has no way to pay yet: theirs to follow once they have read that the order is placed (OR-04). */
function HowToPay() {
  return (
    <section className={classes.part} aria-labelledby="how-to-pay">
      <h2 id="how-to-pay">{copy.payHeading}</h2>
      <Text>{copy.payText}</Text>
      <div>
        <LinkButton to={paths.paymentMethod} variant="primary">
          {copy.pay}
        </LinkButton>
      </div>
    </section>
  );
}

export function OrderPlaced({ model, send }: ViewPropsOf<typeof selectOrderBroadband>) {
  const { order, booking } = model;
  const visits = [
    { title: copy.outside, visit: booking?.outsideVisit },
    { title: copy.home, visit: booking?.inHomeVisit },
  ];
  const isVisited = visits.some(({ visit }) => visit);
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.confirmation(model.email)}</p>}>{copy.heading}</PageHeading>
      <Card tone="turquoise">
        <Text type="speak-up">
          {copy.orderId}: <strong>{order?.orderKey}</strong>
        </Text>
      </Card>
      {model.isSentToHowToPay && <HowToPay />}
      {isVisited && (
        <div className={classes.visits}>
          {visits.map(
            ({ title, visit }) =>
              visit && <DateCard key={title} title={title} date={visit.date} slotText={slotTime(visit.slot)} />,
          )}
        </div>
      )}
      <PlacedPlan model={model} />
      <h2>{copy.next}</h2>
      <ol className={classes.steps}>
        {[...(isVisited ? [copy.engineers] : []), ...copy.steps].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <PlacedSwitch model={model} send={send} />
      <OrderUpdates updates={model.updates} send={send} />
      <WaysOn>
        {order && (
          <LinkButton to={`/dashboard/orders/${order.id}`} {...(model.isSentToHowToPay ? {} : { variant: 'primary' })}>
            {copy.follow}
          </LinkButton>
        )}
        <LinkButton to="/">{copy.another}</LinkButton>
      </WaysOn>
    </Column>
  );
}
