import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { running } from '../../../machines/manage-order/orders.cases.ts';
import { backgroundOf, bill, billId, billsSince, lines, live } from '../../../machines/read-bills/bills.cases.ts';
import {
  announced,
  collecting,
  noBills,
  oneBill,
  onlyNext,
  someBills,
} from '../../../machines/read-bills/read-bills.cases.ts';
import type { BillLine } from '../../../machines/read-bills/read-bills.types.ts';
import { region, show } from './test-views.tsx';

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

/** The row of the only line of a bill. */
async function rowWith(line: BillLine): Promise<HTMLElement> {
  await show({ ...oneBill, bill: { ...bill, lines: [line] } });
  const [, row] = within(screen.getByRole('table')).getAllByRole('row');
  if (!row) throw new Error('The bill has no line');
  return row;
}

test('every bill says its day, month, number, sum and state, and leads to its page (DB-01, FM-01)', async () => {
  await show(someBills);
  const rows = within(region('Bills so far')).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  const first = rows.at(-1);
  expect(first).toHaveTextContent('LK-20260105-0001-001');
  expect(first).toHaveTextContent('Tue, 24/02/26');
  expect(first).toHaveTextContent('Covers you until Mon, 23/03/26');
  expect(first).toHaveTextContent('£39.62');
  expect(first, 'the day is said once').toHaveTextContent('Due since that day');
  expect(within(region('Bills so far')).getByRole('link', { name: /24 February 2026/ })).toHaveAttribute(
    'href',
    `/dashboard/bills/${billId}`,
  );
});

test('the next bill has its date, its lines and what is left of the minimum term', async () => {
  await show(someBills);
  const next = region('Your next bill');
  expect(next).toHaveTextContent('Sun, 24/05/26');
  expect(next).toHaveTextContent('9 months, with this bill');
  expect(rowsOf(within(next).getByRole('table'))).toEqual([
    expect.anything(),
    expect.stringContaining('Full Fibre 150 plan'),
    expect.stringContaining('Mesh Wi-Fi'),
    'To pay£29',
    'VAT included£4.84',
  ]);
});

test.each([
  [12, 'None from this bill on'],
  [11, '1 month, with this bill'],
])('after %i bills of a year’s contract what is left of it is: %s', async (count, words) => {
  await show({ ...someBills, all: billsSince('2026-02-24', count) });
  expect(region('Your next bill')).toHaveTextContent(words);
});

test('bills of earlier years are folded unless there is something to pay among them, and say how many they are, and how many of them are not paid', async () => {
  const { bills, ...all } = billsSince('2023-11-24', 36);
  const paid = bills.map((one) => (one.from < '2025' ? { ...one, state: 'PAID' as const } : one));
  await show({ ...someBills, all: { ...all, bills: paid } });
  const list = region('Bills so far');
  expect(within(list).getByRole('heading', { level: 3, name: '2026' })).toBeVisible();
  const folded = [...list.querySelectorAll('details')];
  expect(folded.map((one) => [one.open, one.querySelector('summary')?.textContent])).toEqual([
    [true, '2025: 12 bills, 12 not paid'],
    [false, '2024: 12 bills'],
    [false, '2023: 2 bills'],
  ]);
  expect(list.querySelectorAll('li')).toHaveLength(36);
  expect(screen.getByRole('status')).toHaveTextContent(/Begin with the bill of .+ 2025\./);
});

test('where Go Live was told ahead there is a next bill and none so far', async () => {
  await show(onlyNext);
  expect(region('Bills so far')).toHaveTextContent('Your first bill comes with Go Live.');
  expect(region('Your next bill')).toHaveTextContent('12 months, with this bill');
});

test('a first bill of one amount is no sum, and how it is paid is the page’s own way on (DB-01)', async () => {
  const [order, ...others] = noBills.orders;
  if (!order) throw new Error('There is no order on its way');
  const plan = { ...order.order.plan, upfrontPrice: '0' };
  await show({ ...noBills, orders: [{ ...order, order: { ...order.order, plan } }, ...others] });
  expect(region(/^Your first bill comes with Go Live/)).not.toHaveTextContent('To pay');
  expect(screen.getByRole('link', { name: 'Choose how you pay' })).toHaveAttribute('data-variant', 'primary');
});

test('before Go Live the page says when the first bill comes and what it will hold', async () => {
  await show(noBills);
  const first = region(/^Your first bill comes with Go Live/);
  expect(first).toHaveTextContent('£55 on Tuesday 24 February 2026');
  expect(first).toHaveTextContent('We expect your broadband to go live on that day');
  expect(first).toHaveTextContent('Your first month, paid ahead£25');
  expect(first).toHaveTextContent('Set-up, paid once£30');
  expect(first).toHaveTextContent('To pay£55');
  expect(first).toHaveTextContent('After that it’s £25 a month.');
  expect(within(first).getByRole('link', { name: /^See your order/ })).toHaveAttribute(
    'href',
    `/dashboard/orders/${running.order.id}`,
  );
});

test('a Go Live that nobody knows yet is not made up, and no set-up is no line', async () => {
  const plan = { ...running.order.plan, provisionalStartDate: null, upfrontPrice: '0' };
  await show({ ...noBills, ...backgroundOf({ ...running, order: { ...running.order, plan } }) });
  const first = region(/^Your first bill comes with Go Live/);
  expect(first).toHaveTextContent('It’s due on the day your broadband goes live.');
  expect(first).not.toHaveTextContent('Set-up');
});

test('who has ordered nothing is led to what they can have', async () => {
  await show({ ...noBills, orders: [] });
  expect(region('You have no bills yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check your address' })).toHaveAttribute('href', '/postcode-checker');
});

test('two plans: each bill, and the next one, says which home it is for', async () => {
  const { plan, premise } = live.order;
  const other = {
    ...live,
    order: {
      ...live.order,
      plan: { ...plan, id: '6f0c2f6e-0003-4d0d-9a9a-3c3c3c3c0003' },
      premise: { ...premise, streetNumber: '11' },
    },
  };
  const { bills, nextBills } = billsSince('2026-02-24', 1);
  const ofOther = bills.map((one) => ({ ...one, id: 'b-2', planId: other.order.plan.id }));
  await show({
    ...backgroundOf(live, other),
    all: { bills: [...ofOther, ...bills], nextBills },
    charges: [],
    isWayChosen: false,
  });
  const rows = within(region('Bills so far')).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Full Fibre 150, 11 Heron Way');
  expect(rows[1]).toHaveTextContent('Full Fibre 150, 4 Heron Way');
  expect(region('Your next bill')).toHaveTextContent('Full Fibre 150, 4 Heron Way');
});

test('a bill has its number, home, month, lines and a document to keep (DB-01)', async () => {
  await show(oneBill);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your bill of Tuesday 24 February 2026');
  expect(screen.getByText('LK-20260105-0001-001')).toBeVisible();
  expect(screen.getByText('LK1 1AA').closest('dd')).toHaveTextContent('4 Heron Way, Larkhaven, LK1 1AA');
  expect(rowsOf(screen.getByRole('table')).slice(-2)).toEqual(['To pay£39.62', 'VAT included£9.84']);
  expect(screen.getByRole('link', { name: /^Your bill \(PDF\)/ })).toHaveAttribute(
    'href',
    `/broadband/v1/members/100001/bills/${billId}/document`,
  );
});

test.each<[keyof typeof lines, string[]]>([
  ['plan', ['Full Fibre 150 plan', 'Mon, 23/03/26', '£25', 'VAT £4.17']],
  ['kit', ['Mesh Wi-Fi', '£4']],
  ['setUp', ['Set-up, paid once', '£30']],
  ['boost', ['Boost', 'Tue, 10/03/26', 'Wed, 11/03/26', 'Free of charge', '£0']],
  ['pause', ['Credit for a pause', 'Tue, 24/03/26', '3 of 31 days at £25 a month', '-£2.42']],
  ['late', ['Compensation', 'Your broadband started late', '3 days at £6.46 a day', '-£19.38']],
  ['missed', ['The engineer missed your outside install', 'Tue, 17/02/26', '£32.30 for the visit', '-£32.30']],
  ['handedOn', ['Credit carried over', 'To your bill of Tue, 24/03/26', '£7.30']],
  ['takenOver', ['Credit carried over', 'From your bill of Tue, 24/02/26', '-£7.30']],
])('a line of the kind "%s" says in words what it is for', async (kind, words) => {
  const row = await rowWith(lines[kind]);
  for (const word of words) expect(row).toHaveTextContent(word);
});

test('a final bill says so, is for no month, and tells what the end costs and gives back (DB-06)', async () => {
  const final = { ...bill, isFinal: true, lines: [lines.exitFee, lines.setUpBack, lines.unused, lines.refund] };
  await show({ ...oneBill, bill: final });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your final bill of');
  expect(screen.queryByText('Month')).toBeNull();
  expect(rowsOf(screen.getByRole('table')).slice(1, 5)).toEqual([
    expect.stringContaining('Exit fee2 months left, at £15 each'),
    expect.stringContaining('Set-up, given back'),
    expect.stringContaining('Days after your last day'),
    expect.stringContaining('What we give backFirst off what is still due'),
  ]);
});

test('the final bill stands among the others, and ahead of them, as what it is', async () => {
  const final = { ...someBills.all, bills: someBills.all.bills.map((one) => ({ ...one, isFinal: true })) };
  const nextBills = final.nextBills.map((bill) => ({ ...bill, isFinal: true }));
  await show({ ...someBills, all: { ...final, nextBills } });
  expect(within(region('Bills so far')).getAllByRole('link', { name: /^Final bill of/ })).toHaveLength(3);
  expect(within(region('Your final bill')).queryByText('Left of your minimum term')).toBeNull();
  expect(region('Your final bill')).toHaveTextContent(
    'This is what we know today. If we break a promise, it comes off this bill.',
  );
});

test('a bill that is collected by Direct Debit says when, and can’t be paid otherwise once its bank was asked', async () => {
  await show(announced);
  expect(screen.getByText(/it leaves your account on Monday 9 March 2026\.$/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Pay £/ })).toBeVisible();
  cleanup();
  await show(collecting);
  expect(screen.getByText(/so it can’t be paid by card now\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay £/ })).toBeNull();
});

test('what a newer gateway charges for is called "Other", and counts', async () => {
  expect(await rowWith({ ...lines.setUp, kind: 'OF_NEXT_YEAR' as 'SET_UP' })).toHaveTextContent('Other');
});
