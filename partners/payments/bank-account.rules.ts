import {
  returnReasons,
  TEST_SORT_CODE,
  testAccounts,
  type DebitOutcome,
} from '../../openapi/partners/payments/test-accounts.ts';
import type { BankAnswer } from '../../openapi/partners/payments/test-data.ts';
import type { components } from '../../openapi/generated/payments.d.ts';
import { DAY_MS, ukDateOf } from '../../platform/clock/clock.ts';
import { ukTime } from '../../platform/clock/uk-time.ts';
import { addWorkingDays } from '../../platform/clock/working-days.ts';

type BankAccount = components['schemas']['BankAccount'];
type Answered = components['schemas']['Transfer'];

/** Bacs takes three working days to hear whether a bank accepts an instruction. */
const ANSWERED_AFTER = 3;
/** Asked for on one working day, an account is debited on the second after it. */
const DEBITED_AFTER = 2;
/** A bank returns what it can't pay within two working days after that. */
const RETURNED_AFTER = 2;
const CLAIMED_AFTER_MS = 10 * DAY_MS;
/** In the UK, before shops open. */
const BACS_HOUR = 6;

const inWorkingDays = (now: Date, days: number): Date =>
  new Date(ukTime(addWorkingDays(ukDateOf(now), days), BACS_HOUR));

/** When a bank has answered an instruction that is given now. */
export const answeredAt = (now: Date): Date => inWorkingDays(now, ANSWERED_AFTER);

/** When an account is debited for what is asked for now. */
export const debitedAt = (now: Date): Date => inWorkingDays(now, DEBITED_AFTER);

/** When the shop hears that a debit of now was returned. */
export const returnedAt = (now: Date): Date => inWorkingDays(now, RETURNED_AFTER);

/** When a customer who has their bank claim a debit of now back does so. */
export const claimedAt = (now: Date): Date => new Date(now.getTime() + CLAIMED_AFTER_MS);

/** An account that is none, and an instruction that a bank does not accept, by Adyen's list of refusal reasons. */
export const accountAnswers = {
  unknown: { resultCode: 'Refused', code: '8', reason: 'Invalid bank account' },
  notAccepted: { resultCode: 'Refused', code: '2', reason: 'Refused' },
} as const satisfies Record<string, BankAnswer>;

/** Whether somebody can have an account of this number. */
export const isKnownAccount = ({
  bankLocationId,
  bankAccountNumber,
}: Pick<BankAccount, 'bankLocationId' | 'bankAccountNumber'>): boolean =>
  bankLocationId === TEST_SORT_CODE && testAccounts.some(({ number }) => number === bankAccountNumber);

/** Faster Payments take up to two hours, mostly seconds. */
const SENT_WITHIN_MS = 5 * 60_000;

/** When it is known whether money that is sent now has arrived. */
export const arrivedAt = (now: Date): Date => new Date(now.getTime() + SENT_WITHIN_MS);

/** What becomes of money that is sent to an account. */
export function answerToTransfer(account: { sortCode: string; accountNumber: string }): Answered['reason'] {
  const { sortCode: bankLocationId, accountNumber } = account;
  if (!isKnownAccount({ bankLocationId, bankAccountNumber: accountNumber })) return 'counterpartyAccountNotFound';
  return outcomeOf(endingOf(accountNumber)) === 'account-closed' ? 'counterpartyAccountClosed' : 'approved';
}

/** All that is kept of an account number. */
export const endingOf = (accountNumber: string): string => accountNumber.slice(-2);

/** What becomes of an account's Direct Debit. */
export function outcomeOf(endingIn: string): DebitOutcome {
  return testAccounts.find(({ number }) => endingOf(number) === endingIn)?.outcome ?? 'mandate-refused';
}

/** Why a debit is returned; undefined: it is not. `collected`: how often the account was asked before. */
export function returnReasonOf(endingIn: string, collected: number): string | undefined {
  const outcome = outcomeOf(endingIn);
  if (outcome === 'no-money-once') return collected === 0 ? returnReasons['no-money'] : undefined;
  return outcome === 'no-money' || outcome === 'account-closed' || outcome === 'mandate-cancelled'
    ? returnReasons[outcome]
    : undefined;
}

/** Whether a bank that returns a debit for this ends the instruction, too. */
export const endsMandate = (reason: string): boolean => reason !== returnReasons['no-money'];
