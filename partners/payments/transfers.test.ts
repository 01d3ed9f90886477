import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { developmentPayments } from '../../openapi/partners/payments/test-data.ts';
import { openTestProvider } from '../../gateway/testing/payment-provider.ts';

let provider: Awaited<ReturnType<typeof openTestProvider>>;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());

const wanted = (accountNumber = '40308669', sortCode = '121000') => ({
  amount: { currency: 'GBP', value: 1_938 },
  balanceAccountId: developmentPayments.balanceAccount,
  category: 'bank',
  priority: 'fast',
  reference: randomUUID(),
  counterparty: {
    bankAccount: {
      accountHolder: { fullName: 'Rowan Archer' },
      accountIdentification: { type: 'ukLocal', sortCode, accountNumber },
    },
  },
});

test.each([
  ['40308669', '121000', 'booked', 'approved'],
  ['40308671', '121000', 'booked', 'approved'],
  ['40308673', '121000', 'failed', 'counterpartyAccountClosed'],
  ['40308699', '121000', 'failed', 'counterpartyAccountNotFound'],
  ['40308669', '121001', 'failed', 'counterpartyAccountNotFound'],
])(
  'money that is sent to %s at %s is %s within minutes, and before that on its way',
  async (number, code, status, reason) => {
    const sent = await provider.transfers.transferFunds(wanted(number, code));
    expect(sent).toMatchObject({ status: 'authorised', amount: { value: 1_938 } });
    expect((await provider.transfers.getTransfer(sent.id)).status).toBe('authorised');
    provider.clock.advance(5 * 60_000);
    expect(await provider.transfers.getTransfer(sent.id)).toMatchObject({ status, reason });
  },
);

test('money is sent once for each key, and a key is not for another call', async () => {
  const info = wanted();
  const first = await provider.transfers.transferFunds(info, 'key-1');
  expect((await provider.transfers.transferFunds(info, 'key-1')).id).toBe(first.id);
  await expect(provider.transfers.transferFunds(wanted(), 'key-1')).rejects.toMatchObject({ errorCode: '704' });
});

test.each([
  [{ balanceAccountId: 'SomebodyElses' }, 403, '010'],
  [{ amount: { currency: 'GBP', value: 0 } }, 422, '137'],
  [{ category: 'card' }, 422, '702'],
])('money is not sent with %o', async (change, statusCode, errorCode) => {
  await expect(provider.transfers.transferFunds({ ...wanted(), ...change })).rejects.toMatchObject({
    statusCode,
    errorCode,
  });
});

test('of money that was never sent nothing is known', async () => {
  await expect(provider.transfers.getTransfer('NEVER')).rejects.toMatchObject({ statusCode: 422 });
});
