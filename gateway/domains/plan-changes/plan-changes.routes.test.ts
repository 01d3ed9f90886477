import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { alex, loggedIn, productIds, robin } from '../../testing/customer.ts';
import { pausePlan } from '../../testing/pauses.ts';
import {
  acceptanceOf,
  askForOffer,
  askToChange,
  askToUndo,
  changePlan,
  readChanges,
} from '../../testing/plan-changes.ts';
import type { Plan } from '../plans/plans.types.ts';
import type { PlanChanges } from './plan-changes.types.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const read = (planId: string) => readChanges(member.browser, planId);
const offer = (planId: string, productId: string, meshWifi = false) =>
  askForOffer(member.browser, planId, productId, meshWifi);
const undo = (planId: string) => askToUndo(member.browser, planId);
const planOf = async (planId: string) => (await member.browser.get<Plan>(`/broadband/v1/plans/${planId}`)).body;
const statusOf = async (planId: string) => {
  const { body } = await member.browser.get<{ plan: Plan; planStatus: string }[]>(
    `/broadband/v1/members/${alex}/plans`,
  );
  return body.find(({ plan }) => plan.id === planId)?.planStatus;
};
const mails = async () => member.site.deps.outbox.sentTo(member.site.deps.db, 'alex.finch@example.com');
const named = (subject: RegExp) => async () => (await mails()).filter((mail) => subject.test(mail.subject ?? ''));

test('a member compares, reads the amended contract, accepts it, undoes it and asks for another (DB-05)', async () => {
  const { planId } = await member.live('2026-12-15');
  await member.pass('2027-01-20');
  expect(await read(planId)).toMatchObject({
    present: { displayName: '150 Mbps', monthlyPriceInPence: 2_500, exitFeePerMonthInPence: 1_500 },
    from: '2027-02-15',
    minimumTermEnd: '2027-12-14',
    options: [
      {
        displayName: '150 Mbps',
        meshWifi: true,
        direction: 'SAME',
        monthlyPriceInPence: 2_900,
        differenceInPence: 400,
      },
      {
        displayName: '500 Mbps',
        meshWifi: false,
        direction: 'UP',
        monthlyPriceInPence: 3_500,
        differenceInPence: 1_000,
      },
      {
        displayName: '500 Mbps',
        meshWifi: true,
        direction: 'UP',
        monthlyPriceInPence: 3_900,
        differenceInPence: 1_400,
      },
      { displayName: '1 Gbps', meshWifi: false, direction: 'UP', monthlyPriceInPence: 4_500, differenceInPence: 2_000 },
      { displayName: '1 Gbps', meshWifi: true, direction: 'UP', monthlyPriceInPence: 4_900, differenceInPence: 2_400 },
    ],
    asked: null,
    blocked: null,
  });

  const { status, body: offered } = await offer(planId, productIds.mbps500);
  expect(status).toBe(201);
  expect(offered).toMatchObject({ plan: { displayName: '500 Mbps' }, from: '2027-02-15', undoUntil: '2027-02-14' });
  expect((await offer(planId, productIds.mbps500)).body).toEqual(offered);
  const before = await planOf(planId);
  expect(offered.contractSummaryDocId).not.toBe(before.contractSummaryDocId);
  for (const docId of [offered.contractSummaryDocId, offered.contractInformationDocId])
    expect(
      (await member.browser.get<string>(`/broadband/api/contracts/download-contract?docId=${docId}`)).body,
    ).toMatch(/^%PDF/);

  const accepted = acceptanceOf(offered);
  const answers = await Promise.all([1, 2, 3].map(() => askToChange(member.browser, planId, accepted)));
  expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
  const asked = await read(planId);
  expect(asked).toMatchObject({
    from: '2027-02-15',
    options: [],
    asked: {
      plan: { displayName: '500 Mbps', differenceInPence: 1_000 },
      undoUntil: '2027-02-14',
      contractSummaryDocId: offered.contractSummaryDocId,
    },
    blocked: null,
  });
  expect(await statusOf(planId)).toBe('CHANGING');
  expect(await planOf(planId)).toMatchObject({ displayName: '150 Mbps', monthlyPrice: '2500' });
  const confirmations = await named(/^Your plan changes to 500 Mbps on Monday 15 February 2027$/)();
  expect(confirmations).toHaveLength(1);
  expect(confirmations[0]?.body).toContain('Undo it until Sunday 14 February 2027');
  expect(confirmations[0]?.body).toContain(`/dashboard/plans/${planId}/change`);
  expect(confirmations[0]?.body).toContain('The last day of your minimum term stays Tuesday 14 December 2027.');

  const other = { ...accepted, productId: productIds.mbps1000 };
  expect(await askToChange(member.browser, planId, other)).toMatchObject({
    status: 409,
    body: { code: 'plan-change.asked', message: expect.stringContaining('500 Mbps on Monday 15 February 2027') },
  });
  expect(await offer(planId, productIds.mbps1000)).toMatchObject({ status: 409, body: { code: 'plan-change.asked' } });

  const undone = await Promise.all([undo(planId), undo(planId)]);
  expect(undone.map((answer) => [answer.status, answer.body.asked])).toEqual([
    [200, null],
    [200, null],
  ]);
  expect(await statusOf(planId)).toBe('ACTIVE');
  expect(await named(/^Your plan stays as it is$/)()).toHaveLength(1);
  expect((await changePlan(member.browser, planId, productIds.mbps1000)).asked?.plan.displayName).toBe('1 Gbps');
  await member.pass('2027-02-15');
  expect(await planOf(planId)).toMatchObject({ displayName: '1 Gbps', monthlyPrice: '4500', end: '2027-12-14' });
});

test('nobody agrees to another price, day or document than they were shown', async () => {
  const { planId } = await member.live('2027-03-10');
  const { body } = await offer(planId, productIds.mbps500);
  const accepted = acceptanceOf(body);
  const outdated = { status: 409, body: { code: 'plan-change.outdated' } };
  for (const change of [
    { monthlyPriceInPence: 3_400 },
    { from: '2027-05-10' },
    { contractSummaryDocId: body.contractInformationDocId },
    { contractInformationDocId: 'contract-information-0' },
  ])
    expect(await askToChange(member.browser, planId, { ...accepted, ...change })).toMatchObject(outdated);
  // Read before midnight and accepted after it; two days later the documents are dated anew.
  await member.pass('2027-03-12');
  expect(await askToChange(member.browser, planId, accepted)).toMatchObject(outdated);
  const { body: newer } = await offer(planId, productIds.mbps500);
  await member.pass('2027-03-13');
  expect((await askToChange(member.browser, planId, acceptanceOf(newer))).status).toBe(200);
});

test('an offer says the last day that its documents name: a pause that was planned since is in the next one (DB-04, DB-05)', async () => {
  const { planId } = await member.live('2029-03-10');
  const { body: first } = await offer(planId, productIds.mbps500);
  expect(first.minimumTermEnd).toBe('2030-03-09');
  await pausePlan(member.browser, planId, '2029-03-20', 5, '2030-03-14');
  expect(await askToChange(member.browser, planId, acceptanceOf(first))).toMatchObject({
    status: 409,
    body: { code: 'plan-change.outdated' },
  });
  expect((await offer(planId, productIds.mbps500)).body.minimumTermEnd).toBe('2030-03-14');
});

test('an offer that was read before the day of a bill is none on it', async () => {
  const { planId } = await member.live('2027-05-10');
  await member.pass('2027-06-09');
  const { body } = await offer(planId, productIds.mbps500);
  expect(body.from).toBe('2027-06-10');
  await member.pass('2027-06-10');
  expect(await askToChange(member.browser, planId, acceptanceOf(body))).toMatchObject({
    status: 409,
    body: { code: 'plan-change.outdated' },
  });
  expect((await read(planId)).from).toBe('2027-07-10');
});

test('a plan becomes only what it can: another length and an unknown one are not offered, nor is the same plan with the same kit', async () => {
  const { planId } = await member.live('2027-07-10');
  for (const productId of [productIds.rolling150, planId])
    for (const meshWifi of [false, true])
      expect(await offer(planId, productId, meshWifi)).toMatchObject({
        status: 409,
        body: { code: 'plan-change.unavailable' },
      });
  const unchanged = {
    status: 409,
    body: { code: 'plan-change.unchanged', message: expect.stringContaining('add or take out mesh Wi-Fi') },
  };
  expect(await offer(planId, productIds.mbps150)).toMatchObject(unchanged);
  const { body } = await offer(planId, productIds.mbps150, true);
  expect(await askToChange(member.browser, planId, { ...acceptanceOf(body), meshWifi: false })).toMatchObject(
    unchanged,
  );
  for (const chosen of [{}, { productId: productIds.mbps500 }])
    expect(await member.browser.send('POST', `/broadband/v1/plans/${planId}/changes/offers`, chosen)).toMatchObject({
      status: 400,
    });
});

test('a change is too late to undo on its day, also where the gateway has not got round to it', async () => {
  const { planId } = await member.live('2027-08-10');
  await changePlan(member.browser, planId, productIds.mbps500);
  member.site.clock.set('2027-09-09T23:00:00Z');
  member.browser = await loggedIn(member.site, alex);
  expect((await read(planId)).asked?.undoUntil).toBeNull();
  expect(await undo(planId)).toMatchObject({ status: 409, body: { code: 'plan-change.too-late' } });
  await member.pass('2027-09-10');
  expect((await undo(planId)).body).toMatchObject({ asked: null, present: { displayName: '500 Mbps' } });
});

test('why a plan can’t be changed is said: not live, ending, ended', async () => {
  const ordered = await member.order();
  const blocked = async (planId: string) => {
    const { blocked: why, options, from } = await read(planId);
    const refused = await offer(planId, productIds.mbps500);
    expect(refused).toMatchObject({ status: 409, body: { code: 'plan-change.blocked' } });
    expect([options, from]).toEqual([[], null]);
    return why;
  };
  expect(await blocked(ordered.planId)).toBe('NOT_LIVE');
  await member.tell(ordered.orderId, { completedAt: member.site.clock.now() });
  const { body } = await member.browser.get<{
    options: { lastDay: string; exitFee: { totalInPence: number } | null }[];
  }>(`/broadband/v1/plans/${ordered.planId}/cancellation`);
  const [first] = body.options;
  await member.browser.send('POST', `/broadband/v1/plans/${ordered.planId}/cancellation`, {
    lastDay: first?.lastDay,
    exitFeeInPence: first?.exitFee?.totalInPence ?? 0,
  });
  expect(await blocked(ordered.planId)).toBe('ENDING');
  await member.tell(ordered.orderId, { ceasedAt: member.site.clock.now() });
  expect(await blocked(ordered.planId)).toBe('ENDED');
});

test("somebody else's plan looks as if it did not exist, and so do its amended documents", async () => {
  const { planId } = await member.live('2027-11-10');
  const { body } = await offer(planId, productIds.mbps500);
  const stranger = await loggedIn(member.site, robin);
  const missing = { status: 404, body: { code: 'plan.not-found' } };
  expect(await stranger.get<PlanChanges>(`/broadband/v1/plans/${planId}/changes`)).toMatchObject(missing);
  expect(await askForOffer(stranger, planId, productIds.mbps500)).toMatchObject(missing);
  expect(await askToChange(stranger, planId, acceptanceOf(body))).toMatchObject(missing);
  expect(await askToUndo(stranger, planId)).toMatchObject(missing);
  expect(
    await stranger.get(`/broadband/api/contracts/download-contract?docId=${body.contractSummaryDocId}`),
  ).toMatchObject({ status: 404 });
});
