import type { FirstBill } from '../../../../machines/read-bills/read-bills.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { billLinesCopy } from '../../../ui/BillLines/bill-lines.copy.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { price, priceAMonth } from '../../../ui/format/price.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';
import classes from './Bills.module.css';

const { first: copy } = readBillsCopy;

/** What is to pay, at the edge at which all amounts stand. A sum of one amount says nothing new. */
function Amount({ term, pence, isTotal }: { term: string; pence: number; isTotal?: boolean }) {
  return (
    <div className={classes.amount} data-total={isTotal}>
      <dt>{term}</dt>
      <dd>{price(pence)}</dd>
    </div>
  );
}

function First({ orderId, planName, address, goLive, monthlyInPence, setUpInPence, totalInPence }: FirstBill) {
  const home = copy.for(planName, address);
  return (
    <Card as="section" tone="turquoise" aria-labelledby={`first-${orderId}`}>
      <h2 id={`first-${orderId}`}>
        {copy.heading}
        <VisuallyHidden>: {home}</VisuallyHidden>
      </h2>
      <div className={classes.due}>
        {goLive !== null && <Text type="loud-bold">{copy.sumOn(price(totalInPence), goLive)}</Text>}
        <Text>{goLive === null ? copy.unknown : copy.expected}</Text>
        <Text tone="soft">{home}</Text>
      </div>
      <h3>{copy.holds}</h3>
      <dl className={classes.amounts}>
        <Amount term={copy.month} pence={monthlyInPence} />
        {setUpInPence > 0 && (
          <>
            <Amount term={copy.setUp} pence={setUpInPence} />
            <Amount term={billLinesCopy.total} pence={totalInPence} isTotal />
          </>
        )}
      </dl>
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
