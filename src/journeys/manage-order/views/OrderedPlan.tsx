import type { Order } from '../../../../machines/manage-order/manage-order.types.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { ContractPapers } from '../../../ui/ContractPapers/ContractPapers.tsx';
import { OrderSummary, type SummarisedOrder } from '../../../ui/OrderSummary/OrderSummary.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { manageOrderCopy } from '../manage-order.copy.ts';
import classes from './ManageOrder.module.css';

const copy = manageOrderCopy.ShowingOrder;

/** The papers of the contract. */
export function OrderPapers({ order: { plan } }: { order: Order }) {
  return (
    <section className={classes.section} aria-labelledby="order-documents">
      <h2 id="order-documents">{copy.documents}</h2>
      {plan.contractSummaryDocId === null && plan.contractInformationDocId === null && <Text>{copy.noDocuments}</Text>}
      <ContractPapers plan={plan} />
    </section>
  );
}

/** What was ordered, and at what price. */
export function OrderedPlan({
  order: { plan, externalOrderId },
  summary,
}: {
  order: Order;
  summary: SummarisedOrder | null;
}) {
  const links = [
    ...(plan.switchId ? [{ label: copy.ownSwitch, to: `${paths.switches}/${plan.switchId}` }] : []),
    ...(plan.serviceStart === null
      ? []
      : [
          { label: copy.ownPlan, to: `${paths.plans}/${plan.id}` },
          { label: copy.fault, to: `${paths.plans}/${plan.id}/fault` },
          { label: copy.bills, to: paths.bills },
        ]),
  ];
  return (
    <section className={classes.section} aria-labelledby="order-plan">
      <h2 id="order-plan">{copy.plan}</h2>
      {summary && <OrderSummary order={summary} />}
      {/* Whoever speaks with the network about it is asked for this. */}
      {externalOrderId !== null && (
        <Text type="murmur">
          {copy.reference}: <strong>{externalOrderId}</strong>
        </Text>
      )}
      {links.length > 0 && (
        <ul className={classes.links}>
          {links.map(({ label, to }) => (
            <li key={to}>
              <TextLink alone to={to}>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
