import { addDays, daysBetween, earlier, later, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { compensationOn } from '../contracts/contracts.rules.ts';
import type { PromiseRow } from './ledger.rules.ts';

const byText = (a: LocalDate | null, b: LocalDate | null): number => (a ?? '').localeCompare(b ?? '');

export type Compensation = components['schemas']['Compensation'];

/** Days until which a late Go Live counts; null where it does not. */
function lateUntil(promise: PromiseRow, next: PromiseRow | undefined, stop: LocalDate): LocalDate | null {
  switch (promise.state) {
    case 'KEPT':
      return null;
    case 'OPEN':
      return stop;
    case 'BROKEN':
    case 'CALLED_OFF':
      return promise.endedOn;
    case 'MOVED':
      // Days that the customer caused do not count. Of a day that is still to come nothing is owed yet.
      return promise.causedBy === 'CUSTOMER' ? null : earlier(next?.date ?? stop, stop);
  }
}

function lateness(promise: PromiseRow, from: LocalDate, until: LocalDate | null): Compensation {
  const days = until === null ? 0 : Math.max(0, daysBetween(from, until));
  const each = Array.from({ length: days }, (_, day) => compensationOn(addDays(from, day)).lateStart);
  const amountInPence = each.reduce((sum, rate) => sum + rate, 0);
  return { rateInPence: compensationOn(promise.date).lateStart, per: 'DAY', days, amountInPence };
}

/** What each row of Go Live is worth, in their order. A day counts in one of them only, wherever it was moved to and fro. */
function latenessOf(goLive: readonly PromiseRow[], stop: LocalDate): (readonly [string, Compensation])[] {
  let counted: LocalDate | null = null;
  return goLive.map((promise, at) => {
    const from: LocalDate = counted === null ? promise.date : later(promise.date, counted);
    const until = lateUntil(promise, goLive[at + 1], stop);
    // One that was moved before its day has counted none.
    if (until !== null && until > from) counted = until;
    return [promise.id, lateness(promise, from, until)] as const;
  });
}

/** The day on which the last of an order's promises ended; null while one is open, or where there is none. */
export function endOfPromises(rows: readonly PromiseRow[]): LocalDate | null {
  const ends = rows.map(({ endedOn }) => endedOn);
  return ends.includes(null) ? null : (ends.toSorted(byText).at(-1) ?? null);
}

/** What the promises of an order that is over without service are worth, by their ids: nothing is added to it by waiting. */
export function finalCompensationOf(rows: readonly PromiseRow[]): ReadonlyMap<string, Compensation> {
  const end = endOfPromises(rows);
  return end === null ? new Map<string, Compensation>() : compensationOf(rows, end);
}

/**
 * What each promise of an order is worth, by its id: a day's rate for each day that Go Live is late, the promised one included,
 * and one rate for a visit that the network missed. `rows` are all of the order's. The rates are those of the day itself.
 */
export function compensationOf(rows: readonly PromiseRow[], today: LocalDate): ReadonlyMap<string, Compensation> {
  const goLive = rows.filter(({ kind }) => kind === 'GO_LIVE').toSorted((a, b) => Number(a.madeAt) - Number(b.madeAt));
  const last = goLive.at(-1);
  const isOver = last !== undefined && last.state !== 'OPEN' && last.state !== 'MOVED';
  const stop = (isOver ? last.endedOn : null) ?? today;
  const ofVisits = rows
    .filter(({ kind }) => kind !== 'GO_LIVE')
    .map(({ id, date, state, causedBy }) => {
      const rateInPence = compensationOn(date).missedVisit;
      const amountInPence = state === 'BROKEN' && causedBy === 'NETWORK' ? rateInPence : 0;
      return [id, { rateInPence, per: 'VISIT' as const, days: 0, amountInPence }] as const;
    });
  return new Map<string, Compensation>([...latenessOf(goLive, stop), ...ofVisits]);
}
