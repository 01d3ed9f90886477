import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { creditStateOf, type Application } from './credit.rules.ts';
import { creditEventsOf, type CreditEventRow } from './credit.store.ts';

type DataCreditApplication = components['schemas']['DataCreditApplication'];

const momentOf = (at: Date | null): string | null => at?.toISOString() ?? null;

function dataOf(row: Application, events: readonly CreditEventRow[], now: Date): DataCreditApplication {
  const { reference, pieceId, borrower, creditReferenceAgency, acceptedUntil, signedAs, agreement } = row;
  return {
    reference,
    pieceId,
    ...borrower,
    askedAt: row.askedAt.toISOString(),
    state: creditStateOf(row, now),
    creditReferenceAgency,
    acceptedUntil,
    signedAs,
    signedAt: momentOf(row.signedAt),
    agreementNumber: agreement?.number ?? null,
    sentAt: momentOf(row.sentAt),
    withdrawnAt: momentOf(row.withdrawnAt),
    balancePaidAt: momentOf(row.balancePaidAt),
    cancelledAt: momentOf(row.cancelledAt),
    lenderNews: events.map(({ receivedAt, content }) => ({ receivedAt: receivedAt.toISOString(), content })),
  };
}

/** What is kept of some applications, for the download of their member, with the orders that they are for. */
export async function creditDataOf(
  { db, clock }: { db: Executor; clock: Clock },
  rows: readonly Application[],
): Promise<{ orderId: string; data: DataCreditApplication }[]> {
  const ids = rows.map(({ id }) => id);
  const events = Map.groupBy(await creditEventsOf(db, ids), ({ applicationId }) => applicationId);
  return rows.map((row) => ({
    orderId: row.orderId,
    data: dataOf(row, events.get(row.id) ?? [], clock.now()),
  }));
}
