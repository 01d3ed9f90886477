import { useId } from 'react';
import type { OrderCard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { contractDocument } from '../../../pages/content/contract-document.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { planPrice } from '../../../ui/format/price.ts';
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

/** An order that runs: how it stands, who comes next, what was promised, and what was ordered. */
export function RunningOrder({ order }: { order: OrderCard }) {
  const id = useId();
  // A member may have two of the same plan.
  const ofOrder = <VisuallyHidden>, {order.orderKey}</VisuallyHidden>;
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
      <p className={classes.state}>{order.stateDescription}</p>
      {order.visits.length > 0 && (
        <div className={classes.visits}>
          {order.visits.map((visit) => (
            <DateCard
              key={visit.id}
              level={3}
              title={
                <>
                  {visitName(visit.visitType)}
                  {ofOrder}
                </>
              }
              date={visit.date}
              slotText={visit.time}
              status={visit.stateDescription}
            >
              {visit.engineerName !== null && <p>{copy.engineer(visit.engineerName)}</p>}
            </DateCard>
          ))}
        </div>
      )}
      <div className={classes.part}>
        <h3>{copy.promises}</h3>
        <PromiseLedger promises={order.promises} compensationInPence={order.compensationInPence} />
      </div>
      <div className={classes.part}>
        <h3>{copy.plan}</h3>
        <SummaryList
          rows={[
            { term: copy.address, details: order.address },
            { term: copy.monthly, details: planPrice(order) },
            { term: copy.documents, details: <Papers order={order} /> },
          ]}
        />
      </div>
      <div className={classes.way}>
        <LinkButton to={`${paths.orders}/${order.id}`}>
          {copy.open}
          {ofOrder}
        </LinkButton>
      </div>
    </Card>
  );
}
