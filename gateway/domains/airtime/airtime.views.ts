import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { EntryRow, TopUpRow, VoucherRow } from './airtime.store.ts';

type Schemas = components['schemas'];

const isTopUp = ({ kind }: EntryRow): boolean => kind === 'TOP_UP' || kind === 'AUTOMATIC_TOP_UP';

/** An entry as its member sees it. */
export function entryView(entry: EntryRow): Schemas['AirtimeEntry'] {
  const { id, kind, amountInPence, debtInPence, balanceInPence, about, bookedAt, reference } = entry;
  return {
    id,
    kind,
    amountInPence,
    debtInPence,
    balanceInPence,
    about,
    bookedAt: bookedAt.toISOString(),
    topUpId: isTopUp(entry) ? reference : null,
  };
}

export function topUpData(row: TopUpRow): Schemas['DataAirtime']['topUps'][number] {
  const { id: topUpId, isAutomatic, amountInPence, state, begunAt, paidAt } = row;
  const times = { begunAt: begunAt.toISOString(), paidAt: paidAt?.toISOString() ?? null };
  return { topUpId, isAutomatic, amountInPence, state, ...times };
}

/** Vouchers that a member has used. */
export function voucherData(rows: readonly VoucherRow[]): Schemas['DataAirtime']['vouchers'] {
  return rows.flatMap(({ number, amountInPence, usedAt }) =>
    usedAt ? [{ number, amountInPence, usedAt: usedAt.toISOString() }] : [],
  );
}
