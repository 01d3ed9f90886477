import type {
  FollowShopOrderModel,
  selectFollowShopOrder,
  ShownShopOrder,
} from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { shopReceipt } from '../../../pages/content/shop-receipt.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { timeOfDay } from '../../../ui/format/date.ts';
import { price } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';
import { AnotherDay, Cancelling } from './OrderChanges.tsx';
import { OrderedPhones } from './OrderedPhones.tsx';
import { Returns, SendingBackWay } from './Returns.tsx';
import classes from './ShopOrder.module.css';

const copy = followShopOrderCopy.ShowingOrder;

const isBad: ReadonlySet<FollowShopOrderModel['news']> = new Set([
  'leftAlready',
  'dayGone',
  'notHeld',
  'returnIsOther',
  'returnNotPossible',
  'notKept',
]);

/** Nothing is said of a day or a window that is not known. */
function deliveryRows({ name, phoneNumber, address, delivery }: ShownShopOrder): SummaryRow[] {
  const { from, to, trackingNumber, heldUntil, redeliverOn } = delivery;
  // The day of a parcel that is held is over, until another one is named.
  const expectedOn = heldUntil !== null && redeliverOn === null ? null : delivery.expectedOn;
  return [
    { term: copy.for, details: name },
    { term: copy.address, details: address },
    { term: copy.phone, details: phoneNumber },
    ...(expectedOn === null ? [] : [{ term: copy.day, details: <ShortDate date={expectedOn} /> }]),
    ...(from === null || to === null || expectedOn === null
      ? []
      : [{ term: copy.window, details: copy.between(from, to) }]),
    ...(trackingNumber === null ? [] : [{ term: copy.tracking, details: trackingNumber }]),
  ];
}

function Paid({ order }: { order: ShownShopOrder }) {
  const { id, totalInPence, vatInPence, refundedInPence, dueNowInPence, lentInPence, creditPage } = order;
  return (
    <section className={classes.section} aria-labelledby="order-paid">
      <h2 id="order-paid">{copy.paid}</h2>
      <SummaryList
        rows={[
          { term: copy.total, details: price(totalInPence) },
          { term: copy.vat, details: price(vatInPence) },
          ...(lentInPence === 0
            ? []
            : [
                { term: copy.now, details: price(dueNowInPence) },
                { term: copy.lent, details: price(lentInPence) },
              ]),
          ...(refundedInPence === 0 ? [] : [{ term: copy.back, details: price(refundedInPence) }]),
        ]}
      />
      <div className={classes.links} data-screen-only>
        {creditPage !== null && (
          <TextLink alone to={creditPage}>
            {copy.credit}
          </TextLink>
        )}
        <TextLink alone to={shopReceipt(id)} newTab isDocument>
          {copy.receipt}
        </TextLink>
      </div>
    </section>
  );
}

const History = ({ order: { history } }: { order: ShownShopOrder }) => (
  <section className={classes.section} aria-labelledby="order-history">
    <h2 id="order-history">{copy.history}</h2>
    <ol className={classes.list}>
      {history.map(({ state, happenedAt, description }) => (
        <li key={`${state} ${happenedAt}`} className={classes.step}>
          <span>{description}</span>
          <span className={classes.sum}>
            <ShortDate date={happenedAt} /> {timeOfDay(happenedAt)}
          </span>
        </li>
      ))}
    </ol>
  </section>
);

/** How a phone order stands, what is in it, where it goes, what was paid, and what has happened. */
export function ShowingOrder({ model, send, draft }: ViewPropsOf<typeof selectFollowShopOrder>) {
  const { order, news } = model;
  if (!order) return null;
  const { key, standing, stateDescription, delivery, isOrdered, pieces } = order;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.key(key)}</p>}>{copy.headings[standing]}</PageHeading>
      <div className={classes.parts}>
        {news && <Alert kind={isBad.has(news) ? 'warning' : 'success'}>{copy.news[news]}</Alert>}
        <Card tone={isOrdered ? 'turquoise' : 'yellow'}>
          <Text type="loud">{stateDescription}</Text>
          {delivery.deliveredAt !== null && <Text>{copy.deliveredAt(delivery.deliveredAt)}</Text>}
          {!isOrdered && (
            <div className={classes.way}>
              <LinkButton variant="primary" to={paths.checkout}>
                {copy.checkout}
              </LinkButton>
            </div>
          )}
        </Card>
        <AnotherDay model={model} send={send} draft={draft} />
        <Returns order={order} send={send} />
        <OrderedPhones pieces={pieces} />
        <section className={classes.section} aria-labelledby="order-delivery">
          <h2 id="order-delivery">{copy.delivery}</h2>
          <SummaryList rows={deliveryRows(order)} />
        </section>
        {isOrdered && <Paid order={order} />}
        {isOrdered && <History order={order} />}
        <SendingBackWay model={model} send={send} />
        <Cancelling model={model} send={send} />
      </div>
      <WaysOn>
        <LinkButton to={paths.shopOrders}>{copy.all}</LinkButton>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
