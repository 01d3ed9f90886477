import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { longDate } from '../../words/date-words.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { assertVoucherNumber, bareNumber, debtFirst, VOUCHER_TRIES } from './airtime.rules.ts';
import { lockAccount, lockVoucher, noteVoucherUsed, type VoucherRow } from './airtime.store.ts';
import { book } from './ledger.service.ts';

type Schemas = components['schemas'];

const unknownVoucher = () =>
  new HttpProblem(409, 'voucher.unknown', {
    message: 'We don’t know this voucher. Check its number, or ask where you bought it.',
  });

/**
 * Books a voucher on the credit of a member, once. Numbers that are none are counted, so that nobody guesses one. Throws 400
 * `validation.failed`, 409 as the contract says, and 429 `rate.limited`.
 */
export async function redeemVoucher(
  deps: Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'attempts'>,
  { memberId, address }: { memberId: string; address: string },
  typed: string,
): Promise<Schemas['VoucherRedeemed']> {
  const { db, clock, attempts } = deps;
  const number = bareNumber(typed);
  assertVoucherNumber(number);
  const attempt = await attempts.begin('voucher', { account: memberId, address }, VOUCHER_TRIES);
  const answer = await db.transaction(async (tx) => {
    const voucher = await lockVoucher(tx, number);
    if (!voucher) throw unknownVoucher();
    assertGood(voucher, memberId, clock.today());
    const before = await lockAccount(tx, memberId);
    if (before.debtInPence > 0) return debtFirst(before.debtInPence);
    const { id: reference, amountInPence } = voucher;
    await noteVoucherUsed(tx, reference, memberId, clock.now());
    await book(deps, tx, { memberId, kind: 'VOUCHER', amountInPence, reference });
    return { amountInPence, balanceInPence: before.balanceInPence + amountInPence };
  });
  // Whoever owes something has guessed nothing: their voucher is a good one.
  await attempt.succeeded();
  if (answer instanceof HttpProblem) throw answer;
  return answer;
}

function assertGood({ usedBy, amountInPence, goodUntil }: VoucherRow, memberId: string, today: string): void {
  if (usedBy === memberId)
    throw new HttpProblem(409, 'voucher.used', {
      message: `You’ve used this voucher already: its ${pounds(amountInPence)} is on your credit.`,
    });
  if (usedBy !== null)
    throw new HttpProblem(409, 'voucher.used', {
      message: 'This voucher has been used already. If it wasn’t you, ask where you bought it.',
    });
  if (goodUntil < today)
    throw new HttpProblem(409, 'voucher.expired', {
      message: `This voucher was good until ${longDate(goodUntil)}. Ask where you bought it for another one.`,
    });
}
