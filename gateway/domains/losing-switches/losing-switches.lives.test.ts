import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { newsBanners } from '../../testing/banners.ts';
import { BilledMember } from '../../testing/bills.ts';
import { alex, loggedIn, productIds, robin } from '../../testing/customer.ts';
import { askForMember, objectTo, switchBy, switchesOf, takeStep } from '../../testing/switches-away.ts';
import type { MemberPlan } from '../member-plans/member-plans.types.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const ask = (streetNumber: number, given: Parameters<typeof askForMember>[1] = {}) =>
  askForMember(member.site, { lines: [`${streetNumber} Ready Made Mews`], ...given });
const step = (...[of, ...rest]: Parameters<typeof takeStep> extends [unknown, ...infer Rest] ? Rest : never) =>
  takeStep(member.site, of, ...rest);
const mails = async (recipient = 'alex.finch@example.com') => {
  const { outbox, db } = member.site.deps;
  await member.site.drain();
  return outbox.sentTo(db, recipient);
};
const subjects = async () => (await mails()).map(({ subject }) => subject);
const banners = () => newsBanners(member.browser);
const planOf = async (planId: string) =>
  (await member.browser.get<MemberPlan[]>(`/broadband/v1/members/${alex}/plans`)).body.find(
    ({ plan }) => plan.id === planId,
  );

test('another provider asks, orders, moves the day and goes live: the plan ends on the day before, and no day after it is paid for (SW-12)', async () => {
  const { planId, orderId, orderKey } = await member.live('2027-01-15');
  await member.pass('2027-06-20');

  // It asks: the member reads what it would mean, and is not told that they are leaving.
  const asked = await ask(1);
  expect(asked).toMatchObject({
    state: 'matched',
    implications: [{ sentMethod: 'email', sentTo: 'al********@example.com', sentBy: '2027-06-20 13:00:00' }],
  });
  expect((await subjects())[0]).toBe('What switching your broadband would mean');
  const [written] = await mails();
  expect(written?.body).toContain('Exit fee: 6 × £15.00 = £90.00.');
  expect(written?.body).toContain('Nothing has changed');
  expect(await switchBy(member.browser, asked)).toMatchObject({
    planId,
    orderId,
    switch: {
      switchType: 'LOSING',
      gainingProviderId: 'RBRN',
      gainingProviderName: 'Riverbourne Broadband',
      losingProviderId: 'RLRK',
      losingProviderName: 'Testbrand',
      losingProviderAccountNumber: orderKey,
      address: '1 Ready Made Mews',
      postcode: 'LK9 2NN',
      postTown: 'Wrenholt',
      lastName: 'Finch',
      plannedSwitchDate: null,
    },
    status: { state: 'matched', expiresOn: '2027-07-21' },
    losing: { orderedOn: null, objection: 'VOID', case: null, end: { lastDay: '2027-06-20' } },
  });
  expect(await banners()).toEqual([]);

  // Asked again on the same day it gets another reference, and the member no second e-mail.
  const again = await ask(1);
  expect(again.reference).not.toBe(asked.reference);
  expect((await subjects()).filter((subject) => subject?.startsWith('What switching'))).toHaveLength(1);

  expect(await step(asked, 'order', '2027-07-10')).toBe('ordered');
  expect((await subjects())[0]).toBe('Your broadband moves to Riverbourne Broadband on Saturday 10 July 2027');
  expect(await banners()).toMatchObject([
    { title: 'Your broadband moves to Riverbourne Broadband', dismissible: false },
  ]);
  expect((await planOf(planId))?.planStatus).toBe('ACTIVE');

  await member.pass('2027-07-05');
  expect(await step(asked, 'update', '2027-07-20')).toBe('updated');
  const before = (await mails()).length;
  expect(await step(asked, 'update', '2027-07-20')).toBe('updated');
  expect(await mails()).toHaveLength(before);
  await member.pass('2027-07-20');
  const { switch: whole, losing } = await switchBy(member.browser, asked);
  expect(whole.plannedSwitchDate).toBe('2027-07-20');
  expect(losing?.end).toMatchObject({ lastDay: '2027-07-19', exitFee: { months: 5, totalInPence: 7_500 } });

  expect(await step(asked, 'trigger', '2027-07-20')).toBe('triggered');
  expect(await planOf(planId)).toMatchObject({ planStatus: 'ENDED', contract: null });
  await member.pass('2027-09-01');
  const bills = await member.billsOf({ planId });
  const final = bills.at(-1);
  expect(final).toMatchObject({ isFinal: true, from: '2027-07-20', totalInPence: losing?.end?.finalBill.totalInPence });
  expect(final?.lines).toEqual(losing?.end?.finalBill.lines);
  expect(final?.lines.find(({ kind }) => kind === 'UNUSED_DAYS')).toMatchObject({
    from: '2027-07-20',
    to: '2027-08-14',
  });
  expect(bills.filter(({ isFinal }) => isFinal)).toHaveLength(1);
  expect((await switchBy(member.browser, asked)).losing).toMatchObject({ objection: null, end: null });
  expect(await banners()).toMatchObject([]);
  expect((await switchBy(member.browser, asked)).status.state).toBe('triggered');
  for (const late of ['order', 'update', 'trigger', 'cancel'] as const)
    expect(await step(asked, late)).toBe({ order: '1204', update: '1304', trigger: '1404', cancel: '1504' }[late]);
});

describe('what the end costs', () => {
  test('nothing but the days of service in the first 14 days, and the set-up comes back', async () => {
    const { planId } = await member.live('2028-01-03');
    const asked = await ask(2);
    expect(await step(asked, 'order', '2028-01-10')).toBe('ordered');
    await member.pass('2028-01-10');
    await step(asked, 'trigger');
    await member.pass('2028-01-11');
    const final = (await member.billsOf({ planId })).at(-1);
    expect(final?.isFinal).toBe(true);
    expect(final?.lines.some(({ kind }) => kind === 'EXIT_FEE')).toBe(false);
    expect(final?.lines.find(({ kind }) => kind === 'UNUSED_DAYS')).toMatchObject({ days: 24, ofDays: 31 });
  });

  test('nothing of a rolling plan, whose month that is paid for comes back by days', async () => {
    const { planId } = await member.live('2028-02-01', { productId: productIds.rolling150 });
    await member.pass('2028-04-10');
    const asked = await ask(3);
    await step(asked, 'order', '2028-04-11');
    await member.pass('2028-04-11');
    await step(asked, 'trigger');
    await member.pass('2028-04-12');
    const final = (await member.billsOf({ planId })).at(-1);
    expect(final?.lines.map(({ kind, days }) => [kind, days])).toEqual([
      ['UNUSED_DAYS', 20],
      ['REFUND', null],
    ]);
  });

  test('the last day that its member asked for stands, where that is earlier; else the switch takes its place', async () => {
    const { planId } = await member.live('2028-05-01');
    await member.pass('2028-07-05');
    const at = `/broadband/v1/plans/${planId}/cancellation`;
    const { options } = (await member.browser.get<components['schemas']['PlanCancellation']>(at)).body;
    const [, second] = options;
    const body = { lastDay: second?.lastDay, exitFeeInPence: second?.exitFee?.totalInPence };
    expect((await member.browser.send('POST', at, body)).status).toBe(200);
    const asked = await ask(4);
    expect(await step(asked, 'order', '2028-07-20')).toBe('ordered');
    await member.pass('2028-07-20');
    expect(await step(asked, 'trigger')).toBe('triggered');
    await member.pass('2028-10-01');
    const finals = (await member.billsOf({ planId })).filter(({ isFinal }) => isFinal);
    expect(finals).toMatchObject([{ from: '2028-07-20' }]);
  });

  test('a plan that has ended by its member’s wish before the switch stays ended on its own day', async () => {
    const { planId } = await member.live('2028-11-01');
    await member.pass('2029-01-05');
    const at = `/broadband/v1/plans/${planId}/cancellation`;
    const { options } = (await member.browser.get<components['schemas']['PlanCancellation']>(at)).body;
    const [first] = options;
    const asked = await ask(5);
    expect(await step(asked, 'order', '2029-02-05')).toBe('ordered');
    const body = { lastDay: first?.lastDay, exitFeeInPence: first?.exitFee?.totalInPence };
    expect((await member.browser.send('POST', at, body)).status).toBe(200);
    await member.pass('2029-02-05');
    expect(await step(asked, 'trigger')).toBe('triggered');
    await member.pass('2029-04-01');
    const finals = (await member.billsOf({ planId })).filter(({ isFinal }) => isFinal);
    expect(finals).toMatchObject([{ from: '2029-02-01' }]);
  });
});

describe('“This wasn’t me” (SW-12)', () => {
  test('before an order voids the reference: the order fails with 1201, and the service goes on', async () => {
    const { planId } = await member.live('2029-05-01');
    const asked = await ask(6);
    const { id } = (await switchBy(member.browser, asked)).switch;
    const [said, again] = await Promise.all([objectTo(member.browser, id), objectTo(member.browser, id)]);
    expect([said.status, again.status]).toEqual([200, 200]);
    expect(said.body).toMatchObject({
      status: { state: 'voided' },
      losing: { objection: null, case: null, end: null },
    });
    expect(await step(asked, 'order')).toBe('1201');
    expect(await step(asked, 'cancel')).toBe('1501');
    expect((await planOf(planId))?.planStatus).toBe('ACTIVE');
    expect((await subjects()).filter((subject) => subject === 'We’ve stopped the request')).toHaveLength(1);
    // Whoever asks anew is answered anew, and the member reads of it anew.
    const toldBefore = (await subjects()).length;
    const anew = await ask(6);
    expect(anew.state).toBe('matched');
    expect(await subjects()).toHaveLength(toldBefore + 1);

    // Of two references of a day both are void.
    const second = await ask(6);
    await objectTo(member.browser, (await switchBy(member.browser, anew)).switch.id);
    for (const one of [anew, second]) expect(await step(one, 'order')).toBe('1201');
  });

  test('after an order opens a case, asks the provider to cancel, and says so; it ends as the provider cancels', async () => {
    const asked = await ask(6, { providerId: 'RWRN' });
    await step(asked, 'order', '2029-06-01');
    const { id } = (await switchBy(member.browser, asked)).switch;
    const [said] = await Promise.all([objectTo(member.browser, id), objectTo(member.browser, id)]);
    expect(said.status).toBe(200);
    const number = said.body.losing?.case?.number ?? '';
    expect(number).toMatch(/^SW-[0-9A-F]{8}$/);
    const toProvider = await mails('switching.rwrn@example.com');
    expect(toProvider).toHaveLength(1);
    expect(toProvider[0]?.body).toContain(number);
    for (const secret of ['Finch', 'Ready Made Mews', 'alex']) expect(toProvider[0]?.body).not.toContain(secret);
    expect((await switchBy(member.browser, asked)).losing?.case).toMatchObject({
      providerAskedAt: expect.any(String),
      closedAt: null,
    });
    expect((await banners())[0]?.content).toContain('You told us that this wasn’t you');
    expect(await step(asked, 'cancel')).toBe('cancelled');
    expect((await switchBy(member.browser, asked)).losing).toMatchObject({
      end: null,
      objection: null,
      case: { closedAt: expect.any(String) },
    });
    expect((await banners())[0]?.title).toBe('Your broadband stays with us');
    expect((await subjects())[0]).toBe('Your broadband stays with us');
  });

  test('is too late once the service has moved, and nobody says it of somebody else’s switch', async () => {
    await member.live('2029-08-01');
    const asked = await ask(7);
    await step(asked, 'order', '2029-08-02');
    const { id } = (await switchBy(member.browser, asked)).switch;
    const other = await loggedIn(member.site, robin);
    const unknown = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c9999';
    for (const [browser, switchId, memberId] of [
      [other, id, robin],
      [other, id, alex],
      [member.browser, unknown, alex],
    ] as const)
      expect(await objectTo(browser, switchId, memberId)).toMatchObject({ status: 404 });
    expect(await switchesOf(other, robin)).toEqual([]);
    await member.pass('2029-08-02');
    await step(asked, 'trigger');
    expect(await objectTo(member.browser, id)).toMatchObject({ status: 409, body: { code: 'switch.over' } });
  });
});

test('an order that is never carried out runs out 31 days after its day, and the member is told that they stay', async () => {
  const { planId } = await member.live('2030-01-07');
  const asked = await ask(8);
  await step(asked, 'order', '2030-01-20');
  await member.pass('2030-02-20');
  expect((await switchBy(member.browser, asked)).status.state).toBe('ordered');
  await member.pass('2030-02-21');
  expect((await switchBy(member.browser, asked)).status.state).toBe('expired');
  expect((await subjects())[0]).toBe('Your broadband stays with us');
  expect(await step(asked, 'trigger')).toBe('1402');
  expect((await planOf(planId))?.planStatus).toBe('ACTIVE');
  // Another provider is not kept waiting by it.
  const next = await ask(8, { providerId: 'RSTR' });
  expect(await step(next, 'order', '2030-03-01')).toBe('ordered');
});
