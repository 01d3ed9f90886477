import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { bill, billId, billsSince } from '../../../machines/read-bills/bills.cases.ts';
import { oneBill, paidBill, someBills } from '../../../machines/read-bills/read-bills.cases.ts';
import { region, show } from './test-views.tsx';

test.each([
  [{ by: 'CARD', state: 'PLANNED' }, 'Charged to your card on Mon, 09/03/26'],
  [{ by: 'DIRECT_DEBIT', state: 'PLANNED' }, 'Collected by Direct Debit on Mon, 09/03/26'],
  [
    { by: 'DIRECT_DEBIT', state: 'COLLECTING' },
    'Being collected by Direct Debit, leaves your account on Mon, 09/03/26',
  ],
] as const)('a bill in the list that is taken by %o says so and when (PH-08)', async (charge, words) => {
  const bills = someBills.all.bills.map((one) => ({ ...one, state: 'DUE' as const }));
  const [first] = bills;
  const charges = [{ billId: first?.id ?? '', on: '2026-03-09', ...charge }];
  await show({ ...someBills, charges, all: { ...someBills.all, bills } });
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows.filter((row) => row.includes(words))).toHaveLength(1);
});

test.each([someBills, oneBill])(
  'the page says how bills are paid, and leads to where that is chosen',
  async (found) => {
    await show(found);
    expect(region('How you pay')).toHaveTextContent('Have each bill charged to a card or collected by Direct Debit');
    expect(screen.getByRole('link', { name: 'Choose how you pay' })).toHaveAttribute(
      'href',
      '/dashboard/payment-method',
    );
  },
);

test('what is to be paid stands before all else, and each bill of it says so in words and leads to where it is paid', async () => {
  await show(someBills);
  const [card] = screen.getAllByRole('status');
  expect(card).toHaveTextContent('3 bills to pay, £97.62 in all');
  expect(screen.getByRole('link', { name: 'Pay £39.62' })).toHaveAttribute('href', `/dashboard/bills/${billId}`);
  const rows = within(region('Bills so far')).getAllByRole('listitem');
  for (const row of rows) expect(row).toHaveTextContent('Not paid');
  expect(screen.getByRole('link', { name: /^Pay £39.62 ?, LK-20260105-0001-001$/ })).toHaveAttribute(
    'href',
    `/dashboard/bills/${billId}`,
  );
});

test.each([
  ['charged by itself', 'DUE', { by: 'CARD', state: 'PLANNED' }],
  ['paid', 'PAID', null],
] as const)('nobody is asked to pay a bill that is %s', async (_what, state, planned) => {
  const [first] = billsSince('2026-02-24', 1).bills.map((one) => ({ ...one, state }));
  if (!first) throw new Error('There is no bill');
  const charges = planned ? [{ billId: first.id, on: '2026-03-09', ...planned }] : [];
  await show({ ...someBills, isWayChosen: true, charges, all: { ...someBills.all, bills: [first] } });
  expect(screen.queryByRole('status')).toBeNull();
  expect(screen.queryByText('Not paid')).toBeNull();
  expect(screen.queryByRole('link', { name: /^Pay £/ })).toBeNull();
});

const { all } = someBills;
const paidUp = { ...someBills, all: { ...all, bills: all.bills.map((one) => ({ ...one, state: 'PAID' as const })) } };

test.each([
  ['before the bills so far where nothing is chosen', { ...paidUp, isWayChosen: false }, true],
  ['after them where something is', { ...paidUp, isWayChosen: true }, false],
  ['after them where there is something to pay, which comes first', { ...someBills, isWayChosen: false }, false],
])('how bills are paid is read %s', async (_when, known, isBefore) => {
  await show(known);
  const follows = region('How you pay').compareDocumentPosition(region('Bills so far'));
  expect((follows & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).toBe(isBefore);
});

test('a bill that is due is paid from its page; the button says how much (PH-08)', async () => {
  const send = await show(oneBill);
  fireEvent.click(screen.getByRole('button', { name: 'Pay £39.62' }));
  expect(send.mock.calls).toEqual([[{ type: 'payment.requested' }]]);
  expect(screen.getByText(/have the card kept/)).toBeVisible();
});

test.each([
  ['is paid', paidBill.bill],
  ['is of nothing', { ...bill, totalInPence: 0 }],
])('one that %s is not paid (again)', async (_what, found) => {
  await show({ ...oneBill, bill: found });
  expect(screen.queryByRole('button')).toBeNull();
});

test('a bill that is paid says so', async () => {
  await show(paidBill);
  expect(screen.getByText(/^Paid, was due/)).toBeVisible();
});
