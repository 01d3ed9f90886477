import { AnyIcon, type IconName } from '../AnyIcon/AnyIcon.tsx';
import { price } from '../format/price.ts';
import { slotTime } from '../format/slot.ts';
import { ShortDate } from '../ShortDate/ShortDate.tsx';
import { Text } from '../Text/Text.tsx';
import { promiseLedgerCopy as copy } from './promise-ledger.copy.ts';
import type { Promised } from './promised.ts';
import classes from './PromiseLedger.module.css';

type PromiseLedgerProps = {
  /** In the order in which they are shown. */
  promises: readonly Promised[];
  /** What the broken ones are worth so far. */
  compensationInPence: number;
  /** Whether it comes off a bill, as it does where there is one. */
  isOnBill?: boolean;
};

const icon: Record<Promised['state'], IconName> = {
  OPEN: 'calendar',
  KEPT: 'tick',
  MOVED: 'swap',
  BROKEN: 'warning',
  CALLED_OFF: 'close',
};

/** Nothing is said of what a newer gateway may tell and this page does not know. */
const said = (words: Readonly<Record<string, string | undefined>>, key: string): string => words[key] ?? '';

/** What a promise is or would be worth; null where money is no question any more. */
function worth({ state, causedBy, compensation }: Promised): string | null {
  if (state === 'OPEN') return compensation.rateInPence > 0 ? copy.wouldBeWorth(compensation) : null;
  if (compensation.amountInPence > 0) return copy.isWorth(compensation);
  return state === 'BROKEN' && causedBy === 'CUSTOMER' ? copy.worthNothing : null;
}

function PromiseRow({ promise }: { promise: Promised }) {
  const { kind, date, slot, state, causedBy, actionOwner, endedOn } = promise;
  const money = worth(promise);
  return (
    <li className={classes.promise} data-state={state}>
      <span className={classes.sign}>
        <AnyIcon name={Object.hasOwn(icon, state) ? icon[state] : 'info'} size={24} />
      </span>
      <div className={classes.words}>
        <p className={classes.name}>{said(copy.names, kind)}</p>
        <p className={classes.date}>
          <ShortDate date={date} />
          {slot !== null && `, ${slotTime(slot)}`}
        </p>
        <p className={classes.state}>
          {said(copy.states, state)}
          {causedBy !== null && ` ${said(copy.by, causedBy)}`}
          {endedOn !== null && state !== 'OPEN' && (
            <>
              , <ShortDate date={endedOn} />
            </>
          )}
        </p>
        {actionOwner !== null && (
          <Text type="murmur" tone="soft">
            {said(copy.acts, actionOwner)}
          </Text>
        )}
        {money !== null && (
          <Text type="murmur" tone="soft">
            {money}
          </Text>
        )}
      </div>
    </li>
  );
}

/** The dates that a customer was promised: what became of each, who acts next, and what a broken one is worth. */
export function PromiseLedger({ promises, compensationInPence, isOnBill = true }: PromiseLedgerProps) {
  if (promises.length === 0) return <Text>{copy.none}</Text>;
  return (
    <div className={classes.ledger}>
      {/* Safari reads out a list without bullets only when it is told that it is one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol role="list" className={classes.promises}>
        {promises.map((promise) => (
          <PromiseRow key={promise.id} promise={promise} />
        ))}
      </ol>
      {compensationInPence > 0 && (
        <div className={classes.total}>
          <p className={classes.sum}>
            <span>{copy.total}</span> <strong>{price(compensationInPence)}</strong>
          </p>
          {isOnBill && (
            <Text type="murmur" tone="soft">
              {copy.paid}
            </Text>
          )}
        </div>
      )}
    </div>
  );
}
