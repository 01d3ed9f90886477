import { expect, test } from 'vitest';
import { account } from './manage-order.cases.ts';
import { onItsWay, owed, running, unpaid } from './orders.cases.ts';
import { accountErrors, isAccountWanted, plainAccount } from './payout.rules.ts';

test.each(['12-10-00', '12 10 00', '12‑10‑00', '12.10.00', '121000'])(
  'a sort code is taken as people write it: %s',
  (sortCode) => {
    const typed = { holderName: ' Rowan Archer ', sortCode, accountNumber: '4030 8669' };
    expect(accountErrors(typed)).toEqual({});
    expect(plainAccount(typed)).toEqual(account);
  },
);

test.each([
  [{ holderName: '  ' }, { holderName: 'holderMissing' }],
  [{ sortCode: '12100' }, { sortCode: 'sortCodeWrong' }],
  [{ sortCode: '12-10-0O' }, { sortCode: 'sortCodeWrong' }],
  [{ accountNumber: '4030866' }, { accountNumber: 'accountNumberWrong' }],
  [{ accountNumber: '403086699' }, { accountNumber: 'accountNumberWrong' }],
])('of an account with %o it is said: %o', (change, errors) =>
  expect(accountErrors({ ...account, ...change })).toEqual(errors),
);

test('an account is asked for where something is owed, and where a bank did not take it', () => {
  expect([owed, unpaid, onItsWay, running, null].map(isAccountWanted)).toEqual([true, true, false, false, false]);
});
