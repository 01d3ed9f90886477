import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { findKeptCard } from '../payments/kept-cards.service.ts';
import { findMember } from '../members/members.rows.ts';
import { AUTOMATIC_BELOW, AUTOMATIC_BY, LEAST, leftToday, mostOf, OFFERED } from './airtime.rules.ts';
import { entriesOf, findAccount, findOwnTopUp, recentTopUps, topUpsOf, vouchersOf } from './airtime.store.ts';
import { entryView, topUpData, voucherData } from './airtime.views.ts';
import { topUpReceipt } from './receipt.layout.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'db' | 'clock'>;

/** So many entries are shown. */
const SHOWN = 200;

/** A member's credit, and how it can be topped up. */
export async function airtimeOf({ db, clock }: Deps, memberId: string): Promise<Schemas['Airtime']> {
  const { balanceInPence, debtInPence, automaticCardId, automaticFailures } = await findAccount(db, memberId);
  const now = clock.now();
  // What its member is about to pay themselves may become any amount.
  const counting = (await recentTopUps(db, memberId, now)).filter(({ paidAt, isAutomatic }) => paidAt ?? isAutomatic);
  return {
    balanceInPence,
    debtInPence,
    leastInPence: LEAST,
    mostInPence: mostOf(leftToday(counting, now)),
    amountsInPence: [...OFFERED],
    automatic:
      automaticCardId === null
        ? null
        : {
            card: (await findKeptCard(db, memberId, automaticCardId)) ?? null,
            belowInPence: AUTOMATIC_BELOW,
            byInPence: AUTOMATIC_BY,
            failures: automaticFailures,
          },
  };
}

/** The newest entries of a member's credit. */
export async function listEntries({ db }: Pick<Deps, 'db'>, memberId: string): Promise<Schemas['AirtimeEntries']> {
  const rows = await entriesOf(db, memberId, SHOWN + 1);
  return { entries: rows.slice(0, SHOWN).map(entryView), hasOlder: rows.length > SHOWN };
}

/** All that is held of a member's credit. */
export async function airtimeData(db: Executor, memberId: string): Promise<Schemas['DataAirtime']> {
  const { balanceInPence, debtInPence, automaticCardId } = await findAccount(db, memberId);
  return {
    balanceInPence,
    debtInPence,
    automaticCardId,
    entries: (await entriesOf(db, memberId)).map(entryView),
    topUps: (await topUpsOf(db, memberId)).map(topUpData),
    vouchers: voucherData(await vouchersOf(db, memberId)),
  };
}

/** The receipt of a top-up as a PDF. Throws 404 `top-up.not-found`, also for someone else's, and 409 `receipt.not-yet`. */
export async function drawTopUpReceipt(
  { db, documents, env, clock }: Pick<Dependencies, 'db' | 'documents' | 'env' | 'clock'>,
  memberId: string,
  id: string,
): Promise<{ paidAt: Date; pdf: Buffer }> {
  const topUp = await findOwnTopUp(db, memberId, id);
  const member = await findMember(db, memberId);
  if (!topUp || !member) throw notFound('top-up');
  const { paidAt } = topUp;
  if (paidAt === null)
    throw new HttpProblem(409, 'receipt.not-yet', { message: 'There’s a receipt once the top-up is paid.' });
  const layout = topUpReceipt({ ...topUp, paidAt }, { member, brandName: env.brandName });
  return { paidAt, pdf: await documents.drawer.draw(layout, { author: env.brandName, date: clock.today() }) };
}
