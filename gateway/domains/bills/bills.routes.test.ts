import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledMember, listBills, readBill } from '../../testing/bills.ts';
import { alex, loggedIn, productIds, robin } from '../../testing/customer.ts';
import { textOf } from '../../testing/pdf-text.ts';
import { drawBill } from './bills.service.ts';

let member: BilledMember;
let planId: string;
let orderKey: string;
/** Of the first bill. */
let billId: string;
beforeAll(async () => {
  member = await BilledMember.begin();
  ({ planId, orderKey } = await member.live('2026-12-15', { productId: productIds.rolling150, meshWifi: true }));
  await member.pass('2026-12-15');
  billId = (await member.billsOf({ planId }))[0]?.id ?? '';
});
afterAll(() => member.site.close());

const documentAt = (billId: string, memberId = alex) => `/broadband/v1/members/${memberId}/bills/${billId}/document`;

test('a member reads a bill with its lines, and what comes next', async () => {
  const { bills, nextBills } = await listBills(member.browser);
  expect(bills).toEqual([
    {
      id: billId,
      number: `${orderKey}-001`,
      planId,
      from: '2026-12-15',
      to: '2027-01-14',
      billingDate: '2026-12-15',
      dueDate: '2026-12-15',
      totalInPence: 5_900,
      state: 'DUE',
      isFinal: false,
    },
  ]);
  const bill = await readBill(member.browser, billId);
  expect(bill).toMatchObject({ ...bills[0], vatInPence: 984 });
  expect(bill.lines).toEqual([
    expect.objectContaining({ kind: 'PLAN', item: productIds.rolling150, rateInPence: 2_500, per: 'MONTH' }),
    expect.objectContaining({ kind: 'ADD_ON', item: 'mesh-wifi', amountInPence: 400, vatInPence: 67 }),
    expect.objectContaining({ kind: 'SET_UP', amountInPence: 3_000, vatInPence: 500, from: null, reason: null }),
  ]);
  expect(nextBills).toMatchObject([
    { planId, date: '2027-01-15', totalInPence: 2_900, vatInPence: 484, monthsLeft: 0 },
  ]);
  expect(nextBills[0]?.lines.map(({ kind }) => kind)).toEqual(['PLAN', 'ADD_ON']);
});

test('a bill can be kept as a PDF that says the same', async () => {
  const response = await member.browser.get<string>(documentAt(billId));
  expect(response.status).toBe(200);
  expect(response.body).toMatch(/^%PDF-1.7/);
  const { pdf } = await drawBill(member.site.deps, alex, billId);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(`inline; filename="testbrand-bill-${orderKey}-001.pdf"`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = textOf(pdf).replaceAll('\n', ' ');
  for (const words of [
    'Your bill of Tuesday 15 December 2026',
    `Bill ${orderKey}-001`,
    '£59.00 is due on Tuesday 15 December 2026.',
    'Alex Finch',
    'Tue, 15/12/2026 to Thu, 14/01/2027',
    '£25.00, of which VAT £4.17',
    'Mesh Wi-Fi',
    '£4.00, of which VAT £0.67',
    'Set-up',
    '£30.00, of which VAT £5.00',
    '£9.84',
  ])
    expect(text).toContain(words);
  expect((await drawBill(member.site.deps, alex, billId)).pdf.equals(pdf)).toBe(true);
});

test("somebody else's bills look as if they did not exist, and those who have none have none", async () => {
  const other = await loggedIn(member.site, robin);
  expect(await listBills(other, robin)).toEqual({ bills: [], nextBills: [] });
  const noBill = { status: 404, body: { code: 'bill.not-found' } };
  const noMember = { status: 404, body: { code: 'member.not-found' } };
  for (const [at, missing] of [
    [`/broadband/v1/members/${robin}/bills/${billId}`, noBill],
    [documentAt(billId, robin), noBill],
    [`/broadband/v1/members/${alex}/bills`, noMember],
    [`/broadband/v1/members/${alex}/bills/${billId}`, noMember],
    [documentAt(billId), noMember],
  ] as const)
    expect(await other.get(at)).toMatchObject(missing);
});

test('a Go Live that is told before its day is billed on it', async () => {
  const ahead = await member.live('2026-12-18', { toldAfterHours: -24 });
  await member.pass('2026-12-17');
  expect(await member.billsOf(ahead)).toEqual([]);
  expect((await listBills(member.browser)).nextBills).toMatchObject([
    { planId: ahead.planId, date: '2026-12-18' },
    { planId, date: '2027-01-15' },
  ]);
  await member.pass('2026-12-18');
  expect(await member.billsOf(ahead)).toHaveLength(1);
  await member.tell(ahead.orderId, { ceasedAt: member.site.clock.now() });
});

test('nothing comes next once the service has ended; of two plans the next bill of each is known, the earlier first', async () => {
  const early = await member.live('2026-12-20', {});
  await member.pass('2026-12-20');
  expect((await listBills(member.browser)).nextBills).toMatchObject([
    { planId, date: '2027-01-15' },
    { planId: early.planId, date: '2027-01-20' },
  ]);
  await member.pass('2027-01-16');
  const { bills, nextBills } = await listBills(member.browser);
  expect(bills.map(({ billingDate }) => billingDate)).toEqual([
    '2027-01-15',
    '2026-12-20',
    // The final one of the plan that went live on the 18th and ended on that day.
    '2026-12-19',
    '2026-12-18',
    '2026-12-15',
  ]);
  expect(nextBills).toMatchObject([
    { planId: early.planId, date: '2027-01-20', monthsLeft: 11 },
    { planId, date: '2027-02-15' },
  ]);
  await member.tell(early.orderId, { ceasedAt: member.site.clock.now() });
  await member.pass('2027-01-17');
  expect((await listBills(member.browser)).nextBills).toMatchObject([{ planId, date: '2027-02-15' }]);
});

test('who is leaving has bills to pay until their last day, and not until the minimum term would end', async () => {
  const leaving = await member.live('2027-01-20');
  await member.pass('2027-02-10');
  const left = async () =>
    (await listBills(member.browser)).nextBills.find((bill) => bill.planId === leaving.planId)?.monthsLeft;
  expect(await left()).toBe(11);
  const end = { lastDay: '2027-04-19', exitFeeInPence: 9 * 1_500 };
  const at = `/broadband/v1/plans/${leaving.planId}/cancellation`;
  expect(await member.browser.send('POST', at, end)).toMatchObject({ status: 200 });
  expect(await left()).toBe(2);
});
