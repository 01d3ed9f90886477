import type { selectManageOrder } from '../../../../machines/manage-order/manage-order.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { JoinedHome } from '../../../ui/art/JoinedHome.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { price } from '../../../ui/format/price.ts';
import { PromiseLedger } from '../../../ui/PromiseLedger/PromiseLedger.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { useAnchor } from '../../../ui/use-anchor.ts';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { manageOrderCopy } from '../manage-order.copy.ts';
import { Cancellation } from './Cancellation.tsx';
import classes from './ManageOrder.module.css';
import { OrderedPlan, OrderPapers } from './OrderedPlan.tsx';
import { Payout } from './Payout.tsx';
import { VisitPart } from './VisitPart.tsx';

const copy = manageOrderCopy.ShowingOrder;

type Props = ViewPropsOf<typeof selectManageOrder>;

/** Orders of which no home is joined. */
const notJoined: ReadonlySet<string> = new Set(['CANCELLING', 'CANCELLED', 'REJECTED']);

/**
 * What became of promises is said at once, and so is one that is late, which stays open while what it is worth grows, or
 * that waits for the customer. Those that stand are folded with what they are worth.
 */
function Promises({ model: { promises, compensationInPence, payout } }: Pick<Props, 'model'>) {
  const standing = promises.filter(
    ({ state, actionOwner, compensation }) =>
      state === 'OPEN' && actionOwner !== 'CUSTOMER' && compensation.amountInPence === 0,
  );
  const others = promises.filter((promise) => !standing.includes(promise));
  return (
    <>
      {(others.length > 0 || standing.length === 0) && (
        <PromiseLedger promises={others} compensationInPence={compensationInPence} isOnBill={payout === null} />
      )}
      {standing.length > 0 && (
        <Accordion
          items={[
            {
              id: 'standing',
              title: copy.standing(standing.length),
              content: <PromiseLedger promises={standing} compensationInPence={0} />,
            },
          ]}
        />
      )}
    </>
  );
}

/** “Change this date” of the confirmation leads to the visits; what has just happened is read first, at the top. */
function Anchored(): null {
  useAnchor();
  return null;
}

/** Everything about an order: how it stands, its visits and promises, what was ordered, and the way out. */
export function ShowingOrder({ model, send, draft }: Props) {
  const { order, visits, news } = model;
  if (!order) return null;
  const told = news && copy.news[news];
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading}</PageHeading>
      <VisuallyHidden>
        <span role="status">{model.isBusy && copy.updating}</span>
      </VisuallyHidden>
      <div className={classes.part}>
        {told ? <Alert kind={told.kind}>{told.text}</Alert> : <Anchored />}
        <div className={classes.head}>
          <Card tone="turquoise">
            <Text type="loud-bold">{order.stateDescription}</Text>
            <ul className={classes.facts}>
              <li>
                <Unbroken>{model.address}</Unbroken>
              </li>
              <li>
                {copy.orderId}: <strong>{order.key}</strong>
              </li>
              <li>
                <Unbroken>{copy.ordered(longDate(order.orderDate))}</Unbroken>
              </li>
            </ul>
          </Card>
          {!notJoined.has(order.state) && <JoinedHome reach={model.reach} />}
        </div>
        {visits.some(({ mustRebook }) => mustRebook) && (
          <Alert kind="warning" title={copy.rebook}>
            {copy.rebookText}
          </Alert>
        )}
      </div>
      <section className={classes.section} aria-labelledby="order-visits">
        <h2 id="order-visits">{copy.visits}</h2>
        {visits.length === 0 && <Text>{copy.noVisits}</Text>}
        <div className={classes.visits}>
          {visits.map((visit) => (
            <VisitPart key={visit.id} visit={visit} send={send} />
          ))}
        </div>
      </section>
      <div className={classes.halves}>
        <OrderedPlan order={order} summary={model.summary} />
        <div>
          <section className={classes.section} aria-labelledby="order-promises">
            <h2 id="order-promises">{copy.promises}</h2>
            <Text>{copy.promisesText}</Text>
            <Promises model={model} />
            {model.credits.map(({ billId, date, amountInPence }) => (
              <TextLink key={billId} alone to={`${paths.bills}/${billId}`}>
                {copy.credited(price(amountInPence), longDate(date))}
              </TextLink>
            ))}
          </section>
          <Payout model={model} send={send} draft={draft} />
          <OrderPapers order={order} />
          <Cancellation model={model} send={send} />
        </div>
      </div>
      <WaysOn>
        <LinkButton to="/dashboard">{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
