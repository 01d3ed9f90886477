import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { planChanges } from '../../db/schema/plan-changes.ts';
import { NetworkRefusal } from '../../network/network-link.ts';
import { BilledMember, listBills } from '../../testing/bills.ts';
import { alex, productIds } from '../../testing/customer.ts';
import {
  acceptanceOf,
  askForOffer,
  askToChange,
  askToUndo,
  changePlan,
  readChanges,
} from '../../testing/plan-changes.ts';
import type { MemberPlan } from '../member-plans/member-plans.types.ts';
import type { Plan } from '../plans/plans.types.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => member.site.close());

const planOf = async (planId: string) => (await member.browser.get<Plan>(`/broadband/v1/plans/${planId}`)).body;
const memberPlan = async (planId: string) => {
  const { body } = await member.browser.get<MemberPlan[]>(`/broadband/v1/members/${alex}/plans`);
  return body.find(({ plan }) => plan.id === planId);
};
const mails = async (subject: string) => {
  const { outbox, db } = member.site.deps;
  return (await outbox.sentTo(db, 'alex.finch@example.com')).filter((mail) => mail.subject === subject);
};
const charged = async (planId: string) =>
  (await member.billsOf({ planId })).map(({ from, lines }) => [
    from,
    ...lines.map(({ kind, amountInPence }) => `${kind} ${amountInPence}`),
  ]);

test('mesh Wi-Fi is added to the plan that stays: the offer says when the second point comes, and it can be undone (CU-02, DB-05)', async () => {
  const { planId } = await member.live('2028-01-12');
  await member.pass('2028-01-15');
  const { body: offered } = await askForOffer(member.browser, planId, productIds.mbps150, true);
  expect(offered).toMatchObject({
    plan: { displayName: '150 Mbps', meshWifi: true, direction: 'SAME', exitFeePerMonthInPence: 1_740 },
    meshPoint: { goes: 'TO_HOME', by: '2028-02-12' },
  });
  const accepted = acceptanceOf(offered);
  const answers = await Promise.all([1, 2].map(() => askToChange(member.browser, planId, accepted)));
  expect(answers.map(({ status, body: { asked } }) => [status, asked?.plan.meshWifi, asked?.meshPoint])).toEqual(
    answers.map(() => [200, true, { goes: 'TO_HOME', by: '2028-02-12' }]),
  );
  const [mail, ...more] = await mails('Your plan changes to 150 Mbps with mesh Wi-Fi on Saturday 12 February 2028');
  expect(mail?.body).toContain('It’s with you by Saturday 12 February 2028.');
  expect(mail?.body).toContain('your plan is 150 Mbps with mesh Wi-Fi at £29.00 a month');
  expect(more).toEqual([]);
  // The same plan without it is another change.
  expect(await askToChange(member.browser, planId, { ...accepted, productId: productIds.mbps500 })).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('150 Mbps with mesh Wi-Fi on Saturday 12 February 2028') },
  });
  expect(await askToChange(member.browser, planId, { ...accepted, meshWifi: false })).toMatchObject({
    status: 409,
    body: { code: 'plan-change.asked' },
  });
  const kept = (await mails('Your plan stays as it is')).length;
  expect((await askToUndo(member.browser, planId)).body).toMatchObject({ asked: null, present: { meshWifi: false } });
  const undone = await mails('Your plan stays as it is');
  expect(undone).toHaveLength(kept + 1);
  expect(undone.filter(({ body }) => body.includes('send it back by Saturday 12 February 2028'))).toHaveLength(1);
});

test('mesh Wi-Fi comes and goes with bills, exit fee and documents, and the network hears of the speed alone (CU-02)', async () => {
  const { planId, orderKey } = await member.live('2026-12-18');
  await member.pass('2026-12-20');
  const told = vi.spyOn(member.site.deps.network, 'changeProduct');
  const { asked } = await changePlan(member.browser, planId, productIds.mbps150, true);
  const next = (await listBills(member.browser)).nextBills.find((bill) => bill.planId === planId);
  expect(next).toMatchObject({ date: '2027-01-18', totalInPence: 2_900 });
  await member.passTo('2027-01-18T06:00:00Z');
  expect(await memberPlan(planId)).toMatchObject({
    planStatus: 'ACTIVE',
    meshWifi: true,
    plan: {
      displayName: '150 Mbps',
      monthlyPrice: '2900',
      contractInformationDocId: asked?.contractInformationDocId,
    },
    contract: { exitFee: { perMonthInPence: 1_740 } },
  });
  expect(told).not.toHaveBeenCalled();
  expect(await mails('Your plan is 150 Mbps with mesh Wi-Fi now')).not.toEqual([]);

  // Out again, with a faster plan.
  const out = await changePlan(member.browser, planId, productIds.mbps500, false);
  expect(out.asked).toMatchObject({
    plan: { differenceInPence: 600 },
    meshPoint: { goes: 'BACK', by: '2027-03-17' },
  });
  await member.pass('2027-02-18');
  await member.passTo('2027-02-18T06:00:00Z');
  expect(await memberPlan(planId)).toMatchObject({ meshWifi: false, plan: { displayName: '500 Mbps' } });
  expect(told.mock.calls).toEqual([[orderKey, { productId: productIds.mbps500 }]]);
  const [mail] = await mails('Your plan is 500 Mbps without mesh Wi-Fi now');
  expect(mail?.body).toContain('Please send your second Wi-Fi point back by Wednesday 17 March 2027');
  expect(await charged(planId)).toEqual([
    ['2026-12-18', 'PLAN 2500'],
    ['2027-01-18', 'PLAN 2500', 'ADD_ON 400'],
    ['2027-02-18', 'PLAN 3500'],
  ]);
});

test('where the network carries nothing else the plan can still have mesh Wi-Fi', async () => {
  const { planId } = await member.live('2027-10-10', { home: 'products-one-speed' });
  expect(await readChanges(member.browser, planId)).toMatchObject({
    blocked: null,
    options: [{ displayName: '150 Mbps', meshWifi: true, direction: 'SAME' }],
  });
});

test('the database takes no change that changes nothing', async () => {
  const { planId } = await member.live('2027-07-20', { meshWifi: true });
  const { productId, ...documents } = await planOf(planId);
  const change = {
    planId,
    from: '2027-08-20',
    state: 'ASKED',
    productId,
    productIdBefore: productId,
    meshWifiBefore: true,
    monthlyPriceInPence: 2_900,
    contractSummaryDocId: documents.contractSummaryDocId ?? '',
    contractInformationDocId: documents.contractInformationDocId ?? '',
    askedAt: member.site.clock.now(),
  } as const;
  const { db } = member.site.deps;
  const wrongly = db.insert(planChanges).values({ ...change, meshWifi: true });
  await expect(wrongly).rejects.toMatchObject({ cause: { constraint: 'plan_changes_something' } });
  await expect(db.insert(planChanges).values({ ...change, meshWifi: false })).resolves.toBeDefined();
});

test('a change that the network refuses brings the kit back as well, with what was changed on top of it', async () => {
  const { planId } = await member.live('2028-06-10');
  const before = (await readChanges(member.browser, planId)).present;
  const tell = vi.spyOn(member.site.deps.network, 'changeProduct').mockRejectedValue(new Error('nobody there'));
  await changePlan(member.browser, planId, productIds.mbps500, true);
  await member.pass('2028-07-10');
  await changePlan(member.browser, planId, productIds.mbps500, false);
  await member.pass('2028-08-10');
  expect((await readChanges(member.browser, planId)).present).toMatchObject({
    displayName: '500 Mbps',
    meshWifi: false,
  });
  await changePlan(member.browser, planId, productIds.mbps500, true);
  await member.pass('2028-09-10');
  tell.mockRejectedValue(new NetworkRefusal(409));
  await member.pass('2028-09-11');
  expect((await readChanges(member.browser, planId)).present).toEqual(before);
  const refused = (await mails('Your plan stays as it is')).filter(({ body }) => body.includes('didn’t take'));
  expect(refused).toHaveLength(1);
  // £14 in the first month, £10 in the second, £14 in the third.
  expect(refused[0]?.body).toContain('You’ve paid £38.00 too much');
  expect(refused[0]?.body).toContain('Please send your second Wi-Fi point back by Monday 9 October 2028');
});
