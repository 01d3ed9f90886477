import type {
  FollowCreditModel,
  selectFollowCredit,
} from '../../../../machines/follow-credit/follow-credit.selectors.ts';
import type { CreditPiece } from '../../../../machines/follow-credit/follow-credit.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { creditAgreement } from '../../../pages/content/credit-agreement.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { price } from '../../../ui/format/price.ts';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followCreditCopy } from '../follow-credit.copy.ts';
import classes from './ShowingCredit.module.css';

const copy = followCreditCopy.ShowingCredit;

type Send = ViewPropsOf<typeof selectFollowCredit>['send'];

/** Nothing is said of what the lender has yet to tell. */
function rowsOf({ information: of, agreementNumber, signedAs, signedAt }: CreditPiece): SummaryRow[] {
  const [first] = of.payments;
  return [
    { term: copy.lender, details: of.lender.name },
    ...(agreementNumber === null ? [] : [{ term: copy.number, details: agreementNumber }]),
    ...(signedAs === null || signedAt === null
      ? []
      : [{ term: copy.signed, details: copy.signedAs(signedAs, signedAt) }]),
    { term: copy.lent, details: price(of.lentInPence) },
    { term: copy.payments, details: copy.plan(of.months, of.monthlyInPence) },
    ...(first ? [{ term: copy.first, details: copy.due(first.dueOn) }] : []),
    { term: copy.total, details: price(of.totalInPence) },
    { term: copy.aprTerm, details: copy.apr(of.aprInPercent) },
  ];
}

function Agreement({ piece, model, send }: { piece: CreditPiece; model: FollowCreditModel; send: Send }) {
  const { pieceId, name, stateDescription, owed, withdrawable, withdrawUntil } = piece;
  return (
    <section className={classes.part} aria-labelledby={`agreement-${pieceId}`}>
      <h2 id={`agreement-${pieceId}`}>{name}</h2>
      <Text>{stateDescription}</Text>
      {owed && <Alert kind="warning">{copy.owedTo[owed.to](owed.amountInPence, owed.by)}</Alert>}
      <SummaryList rows={rowsOf(piece)} />
      <div data-screen-only>
        <TextLink alone to={creditAgreement(model.shopOrderId, pieceId)} newTab isDocument>
          {copy.document(name)}
        </TextLink>
      </div>
      {withdrawable && (
        <div className={classes.part} data-screen-only>
          {withdrawUntil !== null && <Text>{copy.until(withdrawUntil)}</Text>}
          <div>
            <Button onClick={() => send({ type: 'withdrawal.requested', pieceId })}>
              {copy.withdraw}
              <VisuallyHidden>{copy.ofPhone(name)}</VisuallyHidden>
            </Button>
          </div>
        </div>
      )}
    </section>
  );
}

/** What was agreed about each phone, how it stands, and the ways out of it. */
export function ShowingCredit({ model, send }: ViewPropsOf<typeof selectFollowCredit>) {
  const { agreements, news, owedToUs, order, isBusy } = model;
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
      <div className={classes.parts}>
        {news && <Alert kind={news === 'withdrawn' ? 'success' : 'warning'}>{copy.news[news]}</Alert>}
        {agreements.map((piece) => (
          <Agreement key={piece.pieceId} piece={piece} model={model} send={send} />
        ))}
      </div>
      <WaysOn>
        {owedToUs > 0 && (
          <Button variant="primary" loading={isBusy} onClick={() => send({ type: 'payment.requested' })}>
            {copy.pay(owedToUs)}
          </Button>
        )}
        <LinkButton to={order}>{copy.order}</LinkButton>
      </WaysOn>
    </Column>
  );
}
