import type { selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import type { CreditPiece } from '../../../../machines/check-out/check-out.types.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { creditAgreement } from '../../../pages/content/credit-agreement.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { price } from '../../../ui/format/price.ts';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { checkOutCopy } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';
import classes from './Credit.module.css';

const copy = checkOutCopy.ReadingCreditInformation;

type Information = CreditPiece['information'];

const partyOf = ({ name, addressLines }: Information['lender']): string => [name, ...addressLines].join(', ');

const Costs = ({ information: of }: { information: Information }) => (
  <SummaryList
    rows={[
      { term: copy.lender, details: partyOf(of.lender) },
      { term: copy.broker, details: `${partyOf(of.broker)}. ${of.brokerStatement}` },
      { term: copy.goods, details: of.goods },
      { term: copy.cash, details: price(of.cashPriceInPence) },
      { term: copy.upfront, details: price(of.upfrontInPence) },
      { term: copy.lent, details: price(of.lentInPence) },
      { term: copy.duration, details: copy.months(of.months) },
      { term: copy.rate, details: copy.rateWords(of.interestRateInPercent) },
      { term: copy.aprTerm, details: copy.apr(of.aprInPercent) },
      { term: copy.interest, details: price(of.interestInPence) },
      { term: copy.payments, details: copy.paymentsWords(of.months, of.monthlyInPence, of.lastInPence) },
      { term: copy.repayable, details: price(of.repayableInPence) },
      { term: copy.total, details: <b>{price(of.totalInPence)}</b> },
    ]}
  />
);

/** Which payment is due when. */
const Schedule = ({ information: { payments } }: { information: Information }) => (
  <table className={classes.schedule}>
    <caption>
      {copy.schedule} <small>{copy.scheduleNote}</small>
    </caption>
    <thead>
      <tr>
        {copy.head.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {payments.map(({ number, dueOn, amountInPence }) => (
        <tr key={number}>
          <th scope="row">{number}</th>
          <td>{copy.due(dueOn)}</td>
          <td>{price(amountInPence)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

function OfPhone({
  piece,
  orderId,
  place,
  count,
}: {
  piece: CreditPiece;
  orderId: string;
  place: number;
  count: number;
}) {
  const { pieceId, name, information } = piece;
  return (
    <section className={classes.part} aria-labelledby={`credit-${pieceId}`}>
      <h2 id={`credit-${pieceId}`}>{copy.ofPhone(name, place, count)}</h2>
      <Costs information={information} />
      <Schedule information={information} />
      {information.clauses.map(({ id, heading, text }) => (
        <div key={id} className={classes.clause}>
          <h3>{heading}</h3>
          <Text>{text}</Text>
        </div>
      ))}
      <div data-screen-only>
        <TextLink alone to={creditAgreement(orderId, pieceId)} newTab isDocument>
          {copy.document(name)}
        </TextLink>
      </div>
    </section>
  );
}

/** All that has to be told before anybody borrows, of each phone; to read here, to print, and to keep as a document. */
export function ReadingCreditInformation({ model, send }: ViewPropsOf<typeof selectCheckOut>) {
  const { credit } = model;
  if (!credit) return null;
  return (
    <Asking words={copy} at="ways" model={model} intro={copy.intro}>
      <Text tone="soft">{copy.official}</Text>
      {credit.pieces.map((piece, place) => (
        <OfPhone
          key={piece.pieceId}
          piece={piece}
          orderId={credit.shopOrderId}
          place={place + 1}
          count={credit.pieces.length}
        />
      ))}
      <WaysOn>
        <Button variant="primary" onClick={() => send({ type: 'creditInformation.read' })}>
          {copy.next}
        </Button>
        <Button onClick={() => window.print()}>{copy.print}</Button>
        <LinkButton to={paths.checkoutPayment}>{copy.payAtOnce}</LinkButton>
      </WaysOn>
    </Asking>
  );
}
