import { type ReactNode, useId } from 'react';
import type { NextVisit, OrderCard } from '../../../../machines/dashboard/order-card.rules.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { contractDocument } from '../../../pages/content/contract-document.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { planPrice } from '../../../ui/format/price.ts';
import { promiseLedgerCopy } from '../../../ui/PromiseLedger/promise-ledger.copy.ts';
import { PromiseLedger } from '../../../ui/PromiseLedger/PromiseLedger.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { visitName } from '../../../ui/format/visit-name.ts';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';

const { orders: copy } = dashboardCopy.Dashboard;

function Papers({ order: { orderKey, summaryId, informationId } }: { order: OrderCard }) {
  const papers = [
    { label: copy.summary, docId: summaryId },
    { label: copy.information, docId: informationId },
  ].filter((paper): paper is { label: typeof paper.label; docId: string } => paper.docId !== null);
  if (papers.length === 0) return copy.noDocuments;
  return (
    <ul className={classes.links}>
      {papers.map(({ label, docId }) => (
        <li key={label}>
          <TextLink alone to={contractDocument(docId)} newTab isDocument>
            {label} (PDF)<VisuallyHidden>, order {orderKey}</VisuallyHidden>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** What it costs, and until Go Live, before which nothing is paid, the way to say how. */
function Price({ order }: { order: OrderCard }) {
  return (
    <div className={classes.price}>
      {planPrice(order)}
      {order.isPaidLater && (
        <>
          <Text type="murmur" tone="soft">
            {copy.paidFrom}
          </Text>
          <TextLink alone to={paths.paymentMethod}>
            {copy.choosePayment}
            <VisuallyHidden>, order {order.orderKey}</VisuallyHidden>
          </TextLink>
        </>
      )}
    </div>
  );
}

/** A visit to come, with what it is worth where nobody comes. */
function Visit({ visit, ofOrder }: { visit: NextVisit; ofOrder: ReactNode }) {
  const { visitType, date, time, stateDescription, engineerName, worth } = visit;
  return (
    <DateCard
      level={3}
      title={
        <>
          {visitName(visitType)}
          {ofOrder}
        </>
      }
      date={date}
      slotText={time}
      status={stateDescription}
    >
      {engineerName !== null && <p>{copy.engineer(engineerName)}</p>}
      {worth !== null && worth.rateInPence > 0 && (
        <Text type="murmur" tone="soft">
          {promiseLedgerCopy.wouldBeWorth(worth)}
        </Text>
      )}
    </DateCard>
  );
}

type RunningOrderProps = {
  order: OrderCard;
  /** Nothing on the page is more pressing than to look at it. */
  isMain: boolean;
};

/** An order that runs: who comes next, how it stands, what was promised, and what was ordered. */
export function RunningOrder({ order, isMain }: RunningOrderProps) {
  const id = useId();
  // A member may have two of the same plan.
  const ofOrder = <VisuallyHidden>, {order.orderKey}</VisuallyHidden>;
  const [next] = order.visits;
  return (
    <Card as="section" aria-labelledby={id}>
      <div>
        <h2 id={id}>
          {copy.heading(order.planName)}
          {ofOrder}
        </h2>
        <Text tone="soft">
          {copy.orderId}: {order.orderKey}
        </Text>
      </div>
      <div className={classes.state}>
        {next && <Text type="loud-bold">{copy.next(visitName(next.visitType), longDate(next.date))}</Text>}
        <Text>{order.stateDescription}</Text>
      </div>
      {order.visits.length > 0 && (
        <div className={classes.visits}>
          {order.visits.map((visit) => (
            <Visit key={visit.id} visit={visit} ofOrder={ofOrder} />
          ))}
        </div>
      )}
      {order.promises.length > 0 && (
        <div className={classes.part}>
          <h3>{copy.promises}</h3>
          <PromiseLedger promises={order.promises} compensationInPence={order.compensationInPence} />
        </div>
      )}
      <div className={classes.part}>
        <h3>{copy.plan}</h3>
        <SummaryList
          rows={[
            { term: copy.address, details: order.address },
            ...(order.goLive === null ? [] : [{ term: copy.goLive, details: longDate(order.goLive) }]),
            { term: copy.monthly, details: <Price order={order} /> },
            { term: copy.documents, details: <Papers order={order} /> },
          ]}
        />
      </div>
      <div className={classes.way}>
        <LinkButton variant={isMain ? 'primary' : 'standard'} to={`${paths.orders}/${order.id}`}>
          {copy.open}
          {ofOrder}
        </LinkButton>
      </div>
    </Card>
  );
}
