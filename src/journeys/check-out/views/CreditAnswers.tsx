import type { CheckOutModel, selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { checkOutCopy } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';

type Props = ViewPropsOf<typeof selectCheckOut>;

/** How it stands with each phone, where there are several. */
function OfEach({ credit }: Pick<CheckOutModel, 'credit'>) {
  const pieces = credit?.pieces ?? [];
  if (pieces.length < 2) return null;
  return <SummaryList rows={pieces.map(({ name, stateDescription }) => ({ term: name, details: stateDescription }))} />;
}

/** The lender looks closer, or does something that came later: what happens next, by when, and that nothing was taken. */
export function CreditReferred({ model, send }: Props) {
  const { credit } = model;
  const copy = checkOutCopy.CreditReferred;
  const pieces = credit?.pieces ?? [];
  const answerBy = pieces.find((piece) => piece.answerBy !== null)?.answerBy ?? null;
  // What came later is said in the gateway's words.
  const isReferred = pieces.some(({ state }) => state === 'REFERRED');
  const body = isReferred ? copy.body : pieces.map(({ stateDescription }) => stateDescription);
  return (
    <Asking words={copy} at="ways" model={model}>
      <Alert kind="info">
        {body.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {answerBy !== null && <p>{copy.answerBy(answerBy)}</p>}
      </Alert>
      <OfEach credit={credit} />
      <Text>{copy.nothing}</Text>
      <WaysOn>
        <Button variant="primary" onClick={() => send({ type: 'answer.requested' })}>
          {copy.again}
        </Button>
        <LinkButton to={paths.checkoutPayment}>{copy.payAtOnce}</LinkButton>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Asking>
  );
}

/** The lender says no: on whose word, where the law wants that told, and what can be done. */
export function CreditDeclined({ model, send }: Props) {
  const { credit, total, areAllDeclined } = model;
  const copy = checkOutCopy.CreditDeclined;
  const agency = credit?.pieces.find((piece) => piece.creditReferenceAgency)?.creditReferenceAgency ?? null;
  return (
    <Asking words={copy} at="ways" model={model}>
      <Alert kind="warning">
        <p>{agency === null ? copy.noReason : copy.agency(agency.name)}</p>
        {agency !== null && <p>{agency.statement}</p>}
      </Alert>
      <OfEach credit={credit} />
      <Text>{copy.nothing}</Text>
      <WaysOn>
        {areAllDeclined && (
          <Button variant="primary" onClick={() => send({ type: 'payingAtOnce.chosen' })}>
            {copy.now(total)}
          </Button>
        )}
        <LinkButton variant={areAllDeclined ? 'standard' : 'primary'} to={paths.checkoutPayment}>
          {copy.anotherWay}
        </LinkButton>
        <LinkButton to={paths.basket}>{copy.basket}</LinkButton>
      </WaysOn>
    </Asking>
  );
}
