import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { compensationOf } from './compensation.rules.ts';
import type { Causer, PromiseRow } from './ledger.rules.ts';

type OrderPromise = components['schemas']['OrderPromise'];

/** What a member is shown of the promises of one order. */
export interface Ledger {
  promises: OrderPromise[];
  compensationInPence: number;
}

/** A visit that did not take place has to be booked again, by the customer, until there is another promise. */
function actionOwnerOf(promise: PromiseRow, rows: readonly PromiseRow[], waitsFor: Causer): Causer | null {
  if (promise.state === 'OPEN') return promise.kind === 'GO_LIVE' ? waitsFor : 'NETWORK';
  const isLast = !rows.some(({ visitId, madeAt }) => visitId === promise.visitId && madeAt > promise.madeAt);
  return promise.visitId !== null && promise.state === 'BROKEN' && isLast ? 'CUSTOMER' : null;
}

/** `rows` are all of the order's; `waitsFor`: who has to act so that the order goes on. */
export function ledgerOf(rows: readonly PromiseRow[], waitsFor: Causer, today: LocalDate): Ledger {
  const compensations = compensationOf(rows, today);
  const promises = rows.flatMap((promise): OrderPromise[] => {
    const compensation = compensations.get(promise.id);
    if (!compensation) return [];
    const { id, kind, date, slot, state, causedBy, endedOn } = promise;
    const actionOwner = actionOwnerOf(promise, rows, waitsFor);
    return [{ id, kind, date, slot, state, causedBy, actionOwner, endedOn, compensation }];
  });
  return {
    // The day goes live after its visits.
    promises: promises.toSorted((a, b) => sortKey(a).localeCompare(sortKey(b))),
    compensationInPence: promises.reduce((sum, { compensation }) => sum + compensation.amountInPence, 0),
  };
}

function sortKey({ date, slot, kind }: OrderPromise): string {
  return `${date}${slot ?? 'ZZ'}${kind}`;
}
