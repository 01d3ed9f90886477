import { eq } from 'drizzle-orm';
import type { components } from '../../openapi/generated/payments.d.ts';
import type { Executor } from '../../platform/db/open.ts';
import { answerToTransfer, arrivedAt, endingOf } from './bank-account.rules.ts';
import { CheckoutError } from './checkout-error.ts';
import { transfers } from './db/schema.ts';
import { newPspReference } from './references.ts';
import { inPounds } from './sessions.ts';

type Schemas = components['schemas'];
type Row = typeof transfers.$inferSelect;

/** Before its bank has answered, money that was sent is only authorised. */
function transferOf({ id, value, reference, reason, answeredAt }: Row, now: Date): Schemas['Transfer'] {
  const sent = { id, amount: inPounds(value), category: 'bank' as const, reference };
  if (now < answeredAt) return { ...sent, status: 'authorised', reason: 'approved' };
  return { ...sent, status: reason === 'approved' ? 'booked' : 'failed', reason };
}

/** Sends money of the shop to a bank account. Throws 403 where it is to come from somebody else's account, and 422 for nothing. */
export async function send(
  tx: Executor,
  { amount, balanceAccountId, counterparty, reference }: Schemas['TransferWanted'],
  { balanceAccount, now }: { balanceAccount: string; now: Date },
): Promise<Schemas['Transfer']> {
  if (balanceAccountId !== balanceAccount) throw new CheckoutError(403, '010', 'Not allowed', 'security');
  if (amount.value === 0) throw new CheckoutError(422, '137', 'Invalid amount specified');
  const { accountIdentification: account } = counterparty.bankAccount;
  const row: Row = {
    id: newPspReference(),
    reference,
    value: amount.value,
    endingIn: endingOf(account.accountNumber),
    reason: answerToTransfer(account),
    answeredAt: arrivedAt(now),
  };
  await tx.insert(transfers).values(row);
  return transferOf(row, now);
}

/** What became of money that was sent. Throws 422 where none was. */
export async function findTransfer(db: Executor, id: string, now: Date): Promise<Schemas['Transfer']> {
  const [row] = await db.select().from(transfers).where(eq(transfers.id, id));
  if (!row) throw new CheckoutError(422, '30_112', 'Transfer not found');
  return transferOf(row, now);
}
