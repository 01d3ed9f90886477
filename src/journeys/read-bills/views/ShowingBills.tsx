import type { BillAhead, BillsToPay, selectReadBills } from '../../../../machines/read-bills/read-bills.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';
import { BillLines } from '../../../ui/BillLines/BillLines.tsx';
import classes from './Bills.module.css';
import { FirstBills } from './FirstBills.tsx';
import { HowToPay } from './HowToPay.tsx';
import { ListedBills } from './ListedBills.tsx';

const { ShowingBills: copy, first } = readBillsCopy;

function NextBill({ planId, date, monthsLeft, isFinal, home, ...sum }: BillAhead) {
  return (
    <Card as="section" tone="turquoise" aria-labelledby={`next-bill-${planId}`}>
      <h2 id={`next-bill-${planId}`}>{isFinal ? copy.final : copy.next}</h2>
      <SummaryList
        rows={[
          { term: copy.date, details: <ShortDate date={date} /> },
          ...(home === null ? [] : [{ term: copy.forWhat, details: first.for(home.planName, home.address) }]),
          ...(isFinal ? [] : [{ term: copy.left, details: copy.monthsLeft(monthsLeft) }]),
        ]}
      />
      <BillLines {...sum} />
      <Text type="murmur">{isFinal ? copy.asKnownAtEnd : copy.asKnown}</Text>
    </Card>
  );
}

/** What its member has to pay themselves, before all else; the way leads to the page that pays it. */
function ToPay({ count, totalInPence, first: { id, from, totalInPence: pence } }: BillsToPay) {
  return (
    <Alert kind="warning" title={copy.toPay(count, totalInPence)}>
      {count === 1 ? copy.toPayText : <Unbroken>{copy.toPayEach(from)}</Unbroken>}
      <div className={classes.payNow}>
        <LinkButton variant="primary" to={`${paths.bills}/${id}`}>
          {copy.pay(pence)}
        </LinkButton>
      </div>
    </Alert>
  );
}

/** What comes next, and every bill so far; what is to be paid before what comes. */
export function ShowingBills({ model }: Pick<ViewPropsOf<typeof selectReadBills>, 'model'>) {
  const { years, toPay, next, firsts, isWayChosen } = model;
  const howToPay = (
    <div className={classes.how}>
      <HowToPay />
    </div>
  );
  const soFar = (
    <section className={`${classes.section} ${classes.soFar}`} aria-labelledby="bills-so-far">
      <h2 id="bills-so-far">{copy.list}</h2>
      <ListedBills years={years} />
    </section>
  );
  return (
    <Column width="page">
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      {toPay && <ToPay {...toPay} />}
      <div className={classes.all}>
        {toPay && soFar}
        <div className={classes.cards}>
          {next.map((bill) => (
            <NextBill key={bill.planId} {...bill} />
          ))}
          <FirstBills firsts={firsts} />
        </div>
        {/* Who has chosen nothing yet reads on a phone how that is done, before what they may have to pay by themselves. */}
        {!isWayChosen && howToPay}
        {!toPay && soFar}
        {isWayChosen && howToPay}
      </div>
      <WaysOn>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
