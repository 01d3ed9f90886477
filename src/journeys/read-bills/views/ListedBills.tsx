import type { ListedBill, ReadBillsModel } from '../../../../machines/read-bills/read-bills.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { Accordion } from '../../../ui/Accordion/Accordion.tsx';
import { price } from '../../../ui/format/price.ts';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';
import { wayOf } from '../way-of-charge.ts';
import classes from './Bills.module.css';
import { Period } from '../../../ui/BillLines/Period.tsx';

const { ShowingBills: copy, dueThatDay, first, planned, states } = readBillsCopy;

function BillRow({ bill }: { bill: ListedBill }) {
  const { id, number, from, to, dueDate, totalInPence, state, isFinal, home, charge, isToPay } = bill;
  // The day of the bill is said once, in its name.
  const isDueAtOnce = dueDate === from && Object.hasOwn(dueThatDay, state);
  const dueWords = isToPay ? copy.dueSince : dueThatDay[state];
  return (
    <li className={classes.bill}>
      <div>
        <TextLink alone to={`${paths.bills}/${id}`}>
          {isFinal ? copy.finalBillOf : copy.billOf} <ShortDate date={from} />
          <VisuallyHidden>, {number}</VisuallyHidden>
        </TextLink>
        {home !== null && <Text type="murmur">{first.for(home.planName, home.address)}</Text>}
        {!isFinal && (
          <Text type="murmur" tone="soft">
            {isDueAtOnce ? (
              <>
                {copy.until} <ShortDate date={to} />
              </>
            ) : (
              <Period from={from} to={to} />
            )}
          </Text>
        )}
        <Text type="murmur" tone="soft">
          {number}
        </Text>
      </div>
      <div className={classes.sum}>
        <strong>{price(totalInPence)}</strong>
        <Text type="murmur" tone="soft">
          {isDueAtOnce ? (
            dueWords
          ) : (
            <>
              {states[state]} <ShortDate date={dueDate} />
            </>
          )}
        </Text>
        {isToPay && (
          <div className={classes.unpaid}>
            <span className={classes.mark}>
              <Icon name="warning" size={16} />
              {copy.notPaid}
            </span>
            <LinkButton small to={`${paths.bills}/${id}`}>
              {copy.pay(totalInPence)}
              <VisuallyHidden>, {number}</VisuallyHidden>
            </LinkButton>
          </div>
        )}
        {charge && (
          <Text type="murmur" tone="soft">
            {planned[wayOf(charge)]} <ShortDate date={charge.on} />
          </Text>
        )}
      </div>
    </li>
  );
}

function BillList({ bills }: { bills: readonly ListedBill[] }) {
  return (
    // Safari reads out a list without bullets only when it is told that it is one.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul role="list" className={classes.bills}>
      {bills.map((bill) => (
        <BillRow key={bill.id} bill={bill} />
      ))}
    </ul>
  );
}

/** The bills of the newest year, and those of the years before: folded, unless there is something to pay among them. */
export function ListedBills({ years }: Pick<ReadBillsModel, 'years'>) {
  const [newest, ...earlier] = years;
  if (!newest) return <Text>{copy.noneSoFar}</Text>;
  return (
    <>
      {earlier.length > 0 && <h3>{newest.year}</h3>}
      <BillList bills={newest.bills} />
      {earlier.length > 0 && (
        <Accordion
          items={earlier.map(({ year, bills }) => {
            const unpaid = bills.filter(({ isToPay }) => isToPay).length;
            return {
              id: year,
              title: copy.earlier(year, bills.length, unpaid),
              content: <BillList bills={bills} />,
              open: unpaid > 0,
            };
          })}
        />
      )}
    </>
  );
}
