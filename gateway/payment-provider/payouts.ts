import type { Types } from '@adyen/api-library';

/** Money that is sent to somebody's bank account. */
export interface WantedPayout {
  id: string;
  amountInPence: number;
  holderName: string;
  /** Six digits. */
  sortCode: string;
  /** Eight digits. */
  accountNumber: string;
  /** As it stands on their bank statement. */
  statement: string;
}

/** What becomes of it. SENT: it is not known yet. */
export type TransferOutcome = 'SENT' | 'ARRIVED' | 'FAILED';

/** Longer ones the scheme cuts off; it takes letters and digits only. */
const LONGEST_ON_STATEMENT = 15;

// The library's own names, without loading it for them.
const BANK = 'bank' as Types.transfers.TransferInfo.CategoryEnum;
const FASTER_PAYMENTS = 'fast' as Types.transfers.TransferInfo.PriorityEnum;
const UK_ACCOUNT = 'ukLocal' as Types.transfers.UKLocalAccountIdentification.TypeEnum;

/** The scheme knows letters without marks, and few signs. */
const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replaceAll(/[^a-z\d ,.;:'&()/-]/gi, ' ')
    .trim();

/** A transfer from our account, as the provider wants it. */
export function bankTransfer(wanted: WantedPayout, balanceAccountId: string): Types.transfers.TransferInfo {
  const { id, amountInPence, holderName, sortCode, accountNumber, statement } = wanted;
  return {
    amount: { currency: 'GBP', value: amountInPence },
    balanceAccountId,
    category: BANK,
    priority: FASTER_PAYMENTS,
    reference: id,
    referenceForBeneficiary: statement.replaceAll(/[^a-z\d]/gi, '').slice(0, LONGEST_ON_STATEMENT),
    counterparty: {
      bankAccount: {
        accountHolder: { fullName: plainName(holderName) },
        accountIdentification: { type: UK_ACCOUNT, sortCode, accountNumber },
      },
    },
  };
}

/** Of a transfer in which the money stays with us, or has come back to us. */
const failures: ReadonlySet<string> = new Set([
  'failed',
  'refused',
  'returned',
  'cancelled',
  'rejected',
  'error',
  'expired',
]);

/** By the provider's word for how a transfer stands. */
export function outcomeOfTransfer(status: string): TransferOutcome {
  if (status === 'booked') return 'ARRIVED';
  return failures.has(status) ? 'FAILED' : 'SENT';
}
