import type {
  selectFollowShopOrder,
  ShownReturn,
  ShownShopOrder,
} from '../../../../machines/follow-shop-order/follow-shop-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton/CopyButton.tsx';
import { price } from '../../../ui/format/price.ts';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { followShopOrderCopy } from '../follow-shop-order.copy.ts';
import { comesOf, returnInText } from '../sending-back.copy.ts';
import { PhoneLines } from './PhoneLines.tsx';
import classes from './ShopOrder.module.css';

const { Returns: copy, SendingBack, ReviewingReturn: review } = followShopOrderCopy;

type Props = ViewPropsOf<typeof selectFollowShopOrder>;

/** What comes back to the customer: by when, or how much it was, or the other phone. */
function outcomeRows({ state, moneyBackBy, refundInPence, replacement }: ShownReturn): SummaryRow[] {
  const { expectedOn = null, deliveredAt = null, trackingNumber = null } = replacement ?? {};
  return [
    ...(moneyBackBy === null ? [] : [{ term: copy.moneyBy, details: <ShortDate date={moneyBackBy} /> }]),
    ...(state === 'SETTLED' && refundInPence !== null ? [{ term: copy.sentBack, details: price(refundInPence) }] : []),
    ...(expectedOn === null ? [] : [{ term: copy.comesOn, details: <ShortDate date={expectedOn} /> }]),
    ...(deliveredAt === null ? [] : [{ term: copy.cameOn, details: <ShortDate date={deliveredAt} /> }]),
    ...(trackingNumber === null ? [] : [{ term: copy.tracking, details: trackingNumber }]),
  ];
}

const isOpen = ({ state }: ShownReturn): boolean => state === 'EXPECTED' || state === 'POSTED';

function rowsOf(one: ShownReturn): SummaryRow[] {
  const { reason, description, askedAt, outcome, state, sendBy } = one;
  return [
    { term: review.phones, details: <PhoneLines pieces={one.pieces} /> },
    { term: copy.why, details: review.reasons[reason] },
    ...(description === null ? [] : [{ term: copy.wrong, details: description }]),
    { term: copy.asked, details: <ShortDate date={askedAt} /> },
    ...(state === 'EXPECTED' ? [{ term: copy.handInBy, details: <ShortDate date={sendBy} /> }] : []),
    ...(isOpen(one) ? [{ term: copy.get, details: comesOf(outcome, one.pieces) }] : []),
    ...outcomeRows(one),
  ];
}

/** The code, and what to do with it. */
const Code = ({ returnCode, outcome }: { returnCode: string } & Pick<ShownReturn, 'outcome'>) => (
  <>
    <div>
      <Text type="murmur">{copy.code}</Text>
      <code className={classes.code}>{returnCode}</code>
    </div>
    <h3>{copy.how}</h3>
    <ol className={classes.steps}>
      {[...copy.steps, copy.receipt[outcome]].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </>
);

function Return({ one, orderKey, send }: { one: ShownReturn; orderKey: string } & Pick<Props, 'send'>) {
  const { id, state, stateDescription, returnCode, outcome, withdrawable } = one;
  return (
    <Card as="li" tone={isOpen(one) ? 'turquoise' : 'card'}>
      <div className={classes.section}>
        <Text type="speak-up">{stateDescription}</Text>
        {state === 'EXPECTED' && returnCode !== null && <Code returnCode={returnCode} outcome={outcome} />}
        <SummaryList rows={rowsOf(one)} />
        {isOpen(one) && (
          <div className={classes.ways} data-screen-only>
            <CopyButton
              text={returnInText(orderKey, one)}
              label={copy.copy}
              copied={copy.copied}
              notCopied={copy.notCopied}
            />
            <Button onClick={() => window.print()}>{copy.print}</Button>
            {withdrawable && (
              <Button onClick={() => send({ type: 'withdrawal.requested', returnId: id })}>{copy.keep}</Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

/** What goes back of an order, or has gone, with its code and what comes of it; the newest first (PH-08). */
export function Returns({ order: { key, returns }, send }: { order: ShownShopOrder } & Pick<Props, 'send'>) {
  if (returns.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="order-returns">
      <h2 id="order-returns">{copy.heading}</h2>
      <ul className={classes.cards} aria-labelledby="order-returns">
        {returns.map((one) => (
          <Return key={one.id} one={one} orderKey={key} send={send} />
        ))}
      </ul>
    </section>
  );
}

/** The way to send something back, and until when; or whom to talk to, where that can't be done here any more. */
export function SendingBackWay({ model: { order, sendingBack }, send }: Pick<Props, 'model' | 'send'>) {
  const isKept = order?.pieces.some(({ state }) => state === 'ORDERED') ?? false;
  if (order?.standing !== 'DELIVERED' || !isKept) return null;
  const mind = sendingBack.reasons.find(({ reason }) => reason === 'CHANGE_OF_MIND')?.option;
  const isPossible = sendingBack.pieces.length > 0;
  return (
    <section className={classes.section} aria-labelledby="sending-back" data-screen-only>
      <h2 id="sending-back">{SendingBack.heading}</h2>
      {mind && <Text>{SendingBack.mind(mind.until)}</Text>}
      <Text>{isPossible ? SendingBack.faulty : SendingBack.over}</Text>
      <div>
        {isPossible ? (
          <Button onClick={() => send({ type: 'return.requested' })}>{SendingBack.begin}</Button>
        ) : (
          <LinkButton to="/contact-us">{SendingBack.talk}</LinkButton>
        )}
      </div>
    </section>
  );
}
