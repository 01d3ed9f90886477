import type { MemberOrder, PayoutAccount, PayoutRefusal } from './manage-order.types.ts';

/** People write sort codes with dashes, account numbers with gaps. */
const plain = (text: string): string => text.replaceAll(/[\s.‑–-]/g, '');

/** An account as it is sent: the name without what stands around it, the numbers without what people write between digits. */
export const plainAccount = ({ holderName, sortCode, accountNumber }: PayoutAccount): PayoutAccount => ({
  holderName: holderName.trim(),
  sortCode: plain(sortCode),
  accountNumber: plain(accountNumber),
});

/** Why an account can't be paid to, by its fields: the same form is wanted as of one that is debited. */
export function accountErrors(typed: PayoutAccount): Partial<Record<keyof PayoutAccount, PayoutRefusal>> {
  const { holderName, sortCode, accountNumber } = plainAccount(typed);
  return {
    ...(holderName === '' ? { holderName: 'holderMissing' } : {}),
    ...(/^\d{6}$/.test(sortCode) ? {} : { sortCode: 'sortCodeWrong' }),
    ...(/^\d{8}$/.test(accountNumber) ? {} : { accountNumber: 'accountNumberWrong' }),
  };
}

/** Whether the member has to say where the compensation is to be paid. */
export const isAccountWanted = (found: MemberOrder | null): boolean =>
  found?.payout?.state === 'OWED' || found?.payout?.state === 'FAILED';
