import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import { bookedOf } from '../../testing/airtime.ts';
import { assertBooked, assertDays, assertPaidOnce, moneyOf } from '../../testing/credit-laws.ts';
import { DisturbedPost, ways } from '../../testing/disturbed-post.ts';
import { loggedIn } from '../../testing/customer.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { PlanMember, plans, wantedPlan } from '../../testing/member-sim-plans.ts';
import { newCard } from '../../testing/sims.ts';
import { simPlansOf, type SimPlanRow } from './member-sim-plans.store.ts';

/** `LIVES_SEED=7` tries others, and `LIVES_RUNS=90` more of them. */
const RUNS = Number(process.env['LIVES_RUNS'] ?? 8);
const SEED = Number(process.env['LIVES_SEED'] ?? 20_261_126);

const holder = fc.constantFrom('Imogen Sparrow', 'DECLINED', 'PENDING', 'PENDING_DECLINED', 'WEBHOOK_LATE');

const acts = {
  wait: fc.record({ kind: fc.constant('wait' as const), hours: fc.constantFrom(1, 9, 30, 24 * 8, 24 * 31) }),
  buy: fc.record({
    kind: fc.constant('buy' as const),
    plan: fc.constantFrom('small' as const, 'middle' as const, 'popular' as const),
    start: fc.constantFrom('NOW' as const, 'WHEN_CURRENT_ENDS' as const),
    payBy: fc.constantFrom('CREDIT' as const, 'CREDIT' as const, 'CARD' as const),
    repeat: fc.constantFrom('no' as const, 'CREDIT' as const, 'CARD' as const),
    tabs: fc.integer({ min: 1, max: 3 }),
    isSame: fc.boolean(),
    holder,
  }),
  takeBack: fc.record({ kind: fc.constant('take back' as const), times: fc.integer({ min: 1, max: 3 }) }),
  cancel: fc.record({ kind: fc.constant('cancel' as const), times: fc.integer({ min: 1, max: 3 }) }),
  repeat: fc.record({ kind: fc.constantFrom('repeat' as const, 'stop' as const) }),
  automatic: fc.record({ kind: fc.constantFrom('automatic on' as const, 'automatic off' as const) }),
  earn: fc.record({ kind: fc.constant('earn' as const), pence: fc.constantFrom(300, 900, 2_500) }),
  sim: fc.record({ kind: fc.constantFrom('block' as const, 'new SIM' as const) }),
  away: fc.record({ kind: fc.constantFrom('provider away' as const, 'network away' as const) }),
};
type Act = typeof acts extends Record<string, fc.Arbitrary<infer Value>> ? Value : never;

const anyLife = fc.record({
  cardHolder: fc.constantFrom('Imogen Sparrow', 'KEPT_DECLINED', 'KEPT_DECLINED_ONCE'),
  acts: fc.array(
    fc.oneof(
      { weight: 5, arbitrary: acts.wait },
      { weight: 6, arbitrary: acts.buy },
      { weight: 2, arbitrary: acts.takeBack },
      { weight: 2, arbitrary: acts.cancel },
      { weight: 2, arbitrary: acts.repeat },
      { weight: 2, arbitrary: acts.automatic },
      { weight: 3, arbitrary: acts.earn },
      { weight: 1, arbitrary: acts.sim },
      { weight: 1, arbitrary: acts.away },
    ),
    { minLength: 5, maxLength: 16 },
  ),
  ways: fc.array(fc.constantFrom(...ways), { minLength: 4, maxLength: 12 }),
});

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

async function pass(member: PlanMember, hours: number): Promise<void> {
  await site.drain();
  for (let left = hours; left > 0; left -= 24) {
    site.clock.advance(Math.min(left, 24) * HOUR_MS);
    await site.drain();
  }
  member.credit.browser = await loggedIn(site, member.sims.memberId);
  await member.sims.browser.logInAs(member.sims.memberId);
}

async function buy(member: PlanMember, card: string, each: Extract<Act, { kind: 'buy' }>): Promise<void> {
  const { current } = await member.plan();
  const wanted = () =>
    wantedPlan({
      ...plans[each.plan],
      start: each.start,
      endsPlanId: each.start === 'NOW' ? (current?.purchaseId ?? null) : null,
      payBy: each.payBy,
      repeat: each.repeat === 'no' ? null : { payBy: each.repeat, cardId: each.repeat === 'CARD' ? card : null },
    });
  const first = wanted();
  const tabs = Array.from({ length: each.tabs }, () => member.buy(each.isSame ? first : wanted()));
  const answers = await Promise.all(tabs);
  for (const { status } of answers) expect([201, 409]).toContain(status);
  const unpaid = answers.flatMap(({ body }) => (body.state === 'UNPAID' ? [body.purchaseId] : []));
  const begun = await Promise.all(
    unpaid.map((simPlanPurchaseId) => member.credit.begin({ purpose: 'SIM_PLAN', simPlanPurchaseId })),
  );
  const open = begun.flatMap(({ body }) => (body.checkout ? [body] : []));
  await Promise.all(open.map((session) => member.credit.pay(session, each.holder)));
}

async function carryOut(member: PlanMember, card: string, each: Act): Promise<void> {
  switch (each.kind) {
    case 'wait':
      return pass(member, each.hours);
    case 'buy':
      return buy(member, card, each);
    case 'take back': {
      const { waiting } = await member.plan();
      const id = waiting?.purchaseId;
      if (id !== undefined) await Promise.all(Array.from({ length: each.times }, () => member.takeBack(id)));
      return undefined;
    }
    case 'cancel': {
      const { current } = await member.plan();
      const pence = current?.cancellation?.returnInPence;
      if (current && pence !== undefined)
        await Promise.all(Array.from({ length: each.times }, () => member.cancel(current.purchaseId, pence)));
      return undefined;
    }
    case 'repeat':
      await member.repeat({ ...plans.small, payBy: 'CARD', cardId: card });
      return undefined;
    case 'stop':
      await member.stop();
      return undefined;
    case 'automatic on':
      await member.credit.turnOn(card);
      return undefined;
    case 'automatic off':
      await member.credit.turnOff();
      return undefined;
    case 'earn':
      return member.earn(each.pence);
    case 'block': {
      const sim = (await member.sims.sims()).find(({ state }) => state === 'ACTIVE');
      if (sim) await member.sims.send(`sims/${sim.id}/block`);
      return undefined;
    }
    case 'new SIM':
      await member.sims.activate(newCard(), await member.sims.code());
      return pass(member, 1);
    case 'provider away':
    case 'network away': {
      const away =
        each.kind === 'provider away'
          ? vi.spyOn(site.deps.provider, 'charge').mockRejectedValue(new Error('away'))
          : vi.spyOn(site.deps.mobileNetwork, 'putAllowance').mockRejectedValue(new Error('away'));
      await pass(member, 25);
      away.mockRestore();
      return undefined;
    }
  }
}

const isPaid = ({ state }: SimPlanRow) => state === 'WAITING' || state === 'RUNNING' || state === 'OVER';

/** Two plans never run at once, and each is paid from credit once, and given back once. */
async function assertPlans(member: PlanMember): Promise<SimPlanRow[]> {
  const { memberId } = member.sims;
  const rows = await simPlansOf(site.deps.db, memberId);
  const ran = rows.flatMap(({ startedAt, endsAt }) =>
    startedAt && endsAt ? [[startedAt.getTime(), endsAt.getTime()]] : [],
  );
  const inOrder = ran.toSorted(([one = 0, end = 0], [other = 0, otherEnd = 0]) => one - other || end - otherEnd);
  for (const [at, [from = 0]] of inOrder.entries()) expect(inOrder[at - 1]?.[1] ?? 0).toBeLessThanOrEqual(from);
  const entries = await assertBooked(site, memberId, []);
  const pence = (kind: string, id: string) =>
    entries.find((entry) => entry.kind === kind && entry.reference === id)?.amountInPence ?? 0;
  for (const row of rows.filter(({ paidBy }) => paidBy === 'CREDIT')) {
    const isBack = row.state === 'TAKEN_BACK';
    expect(pence('PURCHASE', row.id)).toBe(isPaid(row) || isBack ? -row.priceInPence : 0);
    expect(pence('REFUND', row.id)).toBe(isBack ? row.priceInPence : row.returnedInPence);
  }
  expect(entries.filter(({ kind }) => kind === 'PURCHASE')).toHaveLength(
    rows.filter((row) => row.paidBy === 'CREDIT' && row.boughtAt !== null).length,
  );
  return rows;
}

test(
  `${RUNS} random lives of SIM plans: never two at once, each paid once, and what the provider keeps is what was bought and not given back (MK-07)`,
  { timeout: 40_000 * RUNS },
  async () => {
    let lived = 0;
    await fc.assert(
      fc.asyncProperty(anyLife, async ({ cardHolder, acts: lifeActs, ways: given }) => {
        const member = await PlanMember.begin(site, { pence: 2_000 });
        const card = await member.credit.keepCard(cardHolder);
        const post = new DisturbedPost(site, given, ['payments/v1/notifications', 'sim/v1/network-events']);
        for (const each of lifeActs) {
          await carryOut(member, card, each);
          await site.drain();
          await assertPlans(member);
        }
        await post.calm();
        await pass(member, 24 * 4);
        const rows = await assertPlans(member);
        // Whatever a plan has waited for has been answered.
        expect(rows.filter(({ state, isRenewal }) => state === 'UNPAID' && isRenewal)).toEqual([]);
        await assertDays(site, member.sims.memberId);
        await assertPaidOnce(site, member.sims.memberId, await bookedOf(site, member.sims.memberId));
        const { paid, back } = await moneyOf(site, member.sims.memberId, 'SIM_PLAN');
        const bought = rows.filter((row) => row.paidBy === 'CARD' && isPaid(row));
        expect(paid - back).toBe(
          bought.reduce((sum, { priceInPence, returnedInPence }) => sum + priceInPence - returnedInPence, 0),
        );
        lived += 1;
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    expect(lived).toBe(RUNS);
  },
);
