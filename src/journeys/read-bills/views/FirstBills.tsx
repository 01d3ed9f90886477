import type { FirstBill } from '../../../../machines/read-bills/read-bills.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { billLinesCopy } from '../../../ui/BillLines/bill-lines.copy.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { price, priceAMonth } from '../../../ui/format/price.ts';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';

const { first: copy } = readBillsCopy;

function First({ orderId, planName, address, goLive, monthlyInPence, setUpInPence, totalInPence }: FirstBill) {
  const home = copy.for(planName, address);
  return (
    <Card as="section" tone="turquoise" aria-labelledby={`first-${orderId}`}>
      <h2 id={`first-${orderId}`}>
        {copy.heading}
        <VisuallyHidden>: {home}</VisuallyHidden>
      </h2>
      <Text>{home}</Text>
      <Text>{goLive === null ? copy.unknown : copy.expected(goLive)}</Text>
      <h3>{copy.holds}</h3>
      <SummaryList
        rows={[
          { term: copy.month, details: price(monthlyInPence) },
          ...(setUpInPence > 0 ? [{ term: copy.setUp, details: price(setUpInPence) }] : []),
          { term: billLinesCopy.total, details: price(totalInPence) },
        ]}
      />
      <Text>{copy.afterwards(priceAMonth(monthlyInPence))}</Text>
      <Text type="murmur">{copy.credits}</Text>
      <TextLink alone to={`${paths.orders}/${orderId}`}>
        {copy.order}
        <VisuallyHidden>: {home}</VisuallyHidden>
      </TextLink>
    </Card>
  );
}

/** What will be billed first of each order that is not live yet. */
export function FirstBills({ firsts }: { firsts: readonly FirstBill[] }) {
  return firsts.map((first) => <First key={first.orderId} {...first} />);
}
