import type { selectReadBills } from '../../../../machines/read-bills/read-bills.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { billDocument } from '../../../pages/content/bill-document.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { price } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { readBillsCopy } from '../read-bills.copy.ts';
import { BillLines } from '../../../ui/BillLines/BillLines.tsx';
import { wayOf } from '../way-of-charge.ts';
import classes from './Bills.module.css';
import { HowToPay } from './HowToPay.tsx';
import { Period } from '../../../ui/BillLines/Period.tsx';

const { ShowingBill: copy, states } = readBillsCopy;

/** A bill: for what and when, line by line, the same as a document, and the way to pay it. */
export function ShowingBill({ model, send }: ViewPropsOf<typeof selectReadBills>) {
  const { bill, charge, memberId, isBusy } = model;
  if (!bill) return null;
  const { id, number, from, to, dueDate, state, isFinal, home, isDue, isPayable, ...sum } = bill;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading>{copy.heading(from, isFinal)}</PageHeading>
      <div className={classes.cards}>
        <Card tone="turquoise">
          <Text type="louder">{price(sum.totalInPence)}</Text>
          <Text>
            {states[state]} <ShortDate date={dueDate} />
          </Text>
          {isDue && charge && <Text>{copy[wayOf(charge)](charge.on)}</Text>}
          {isPayable && (
            <div className={classes.paying} data-screen-only>
              <div className={classes.way}>
                <Button variant="primary" loading={isBusy} onClick={() => send({ type: 'payment.requested' })}>
                  {copy.pay(sum.totalInPence)}
                </Button>
              </div>
              <Text type="murmur">{copy.keeps}</Text>
            </div>
          )}
        </Card>
        <SummaryList
          rows={[
            { term: copy.number, details: number },
            ...(home === null
              ? []
              : [
                  { term: copy.plan, details: home.planName },
                  { term: copy.address, details: home.address },
                ]),
            // A final bill is for no month.
            ...(isFinal ? [] : [{ term: copy.month, details: <Period from={from} to={to} /> }]),
          ]}
        />
        <section className={classes.section} aria-labelledby="bill-lines">
          <h2 id="bill-lines">{copy.lines}</h2>
          <BillLines {...sum} />
        </section>
        <section className={classes.section} aria-labelledby="bill-document" data-screen-only>
          <h2 id="bill-document">{copy.document}</h2>
          <TextLink alone to={billDocument(memberId, id)} newTab isDocument>
            {copy.download}
          </TextLink>
        </section>
        <HowToPay />
      </div>
      <WaysOn>
        {/* Whoever can pay has one main way, and it is above. */}
        <LinkButton to={paths.bills} variant={isPayable ? 'standard' : 'primary'}>
          {copy.all}
        </LinkButton>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
