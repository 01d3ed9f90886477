import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, addMonths } from '../../../platform/clock/local-date.ts';
import { premises } from '../../db/schema/addresses.ts';
import { contractNotices } from '../../db/schema/member-plans.ts';
import { plans } from '../../db/schema/plans.ts';
import { alex, productIds, siteWithHomes } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { sendNotices } from './notices.jobs.ts';
import { dueNotice } from './notices.rules.ts';

let site: TestGateway;
beforeAll(async () => {
  site = await siteWithHomes();
});
afterAll(() => site.close());

interface Live {
  premiseId: string;
  goLive: string;
  end: string;
}

/** Live plans of a product. Gives their ids. */
async function insertLive(memberId: string, productId: string, lives: readonly Live[]): Promise<string[]> {
  const now = site.clock.now();
  const rows = await site.deps.db
    .insert(plans)
    .values(
      lives.map(({ premiseId, goLive, end }) => ({
        memberId,
        premiseId,
        end,
        start: goLive,
        serviceStart: goLive,
        productId,
        state: 'ACTIVE' as const,
        preworkRequired: false,
        inhomeRequired: false,
        upfrontPriceInPence: 0,
        monthlyPriceInPence: 2_500,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .returning({ id: plans.id });
  return rows.map(({ id }) => id);
}

/** Live plans whose minimum terms end on these days. */
const livePlans = (memberId: string, terms: readonly { premiseId: string; end: string }[]) =>
  insertLive(
    memberId,
    productIds.mbps150,
    terms.map((term) => ({ ...term, goLive: addDays(addMonths(term.end, -12), 1) })),
  );

const rollingPlan = (memberId: string, plan: { premiseId: string; goLive: string }) =>
  insertLive(memberId, productIds.rolling150, [{ ...plan, end: addDays(addMonths(plan.goLive, 1), -1) }]);

const at = (day: string) => new Date(`${day}T09:00:00Z`);
const sendOn = (day: string) => site.deps.db.transaction((tx) => sendNotices(site.deps, tx, at(day)));

const noticesOfPlans = (ids: readonly string[]) =>
  site.deps.db
    .select()
    .from(contractNotices)
    .where(inArray(contractNotices.planId, [...ids]));

const MANY = 201;

test('whoever was told this year, or was never told in time, does not keep others from their notice', async () => {
  const end = '2027-01-10';
  const homes = (name: string) => Array.from({ length: MANY }, (_, nth) => ({ premiseId: `${name}-${nth}`, end }));
  const told = await livePlans('900001', homes('told'));
  await site.deps.db
    .insert(contractNotices)
    .values(told.map((planId) => ({ planId, kind: 'END_OF_CONTRACT' as const, about: end, sentAt: at('2026-12-11') })));
  const untold = await livePlans('900002', homes('untold'));
  const [home] = await site.deps.db.select({ id: premises.id }).from(premises).limit(1);
  const newest = await livePlans(alex, [{ premiseId: home?.id ?? '', end: '2027-11-16' }]);
  // 310 days after the others were told, and 30 before the term of the newest plan ends.
  await sendOn('2027-10-17');
  expect(await noticesOfPlans(newest)).toMatchObject([{ kind: 'END_OF_CONTRACT', about: '2027-11-16' }]);
  expect(await noticesOfPlans(untold)).toEqual([]);
  const [mail] = await site.deps.outbox.everythingTo(site.deps.db, alex);
  expect(mail?.subject).toBe('Your contract ends on Tuesday 16 November 2027');
  await site.deps.db
    .update(plans)
    .set({ state: 'ENDED' })
    .where(inArray(plans.id, [...told, ...untold, ...newest]));
});

describe.each([
  ['a term that ends', false, ['2027-01-10', '2027-02-28', '2028-02-29']],
  ['a plan that rolls and went live', true, ['2027-01-10', '2027-02-28', '2028-02-29']],
] as const)('the notices about %s', (_, isRolling, days) => {
  test.each(days)('on %s are written on their days, each once', async (from) => {
    const home = { premiseId: `yearly-${from}-${isRolling}` };
    const ids = isRolling
      ? await rollingPlan('900003', { ...home, goLive: from })
      : await livePlans('900003', [{ ...home, end: from }]);
    const written = new Map<string, string>();
    for (let day = addDays(from, -35); day <= addDays(addMonths(from, 24), 5); day = addDays(day, 1)) {
      const notice = dueNotice({ from, isRolling }, day);
      if (notice && !written.has(notice.about)) written.set(notice.about, day);
      // Whole years of sweeps would take long: those around the days that matter.
      const isNear = [-30, 0, 365, 366, 730, 731].some(
        (days) => Math.abs(Date.parse(day) - Date.parse(addDays(from, days))) <= 3 * 86_400_000,
      );
      if (isNear) await sendOn(day);
    }
    const rows = await noticesOfPlans(ids);
    const told = rows.map(({ about, sentAt }) => `${about} ${sentAt.toISOString().slice(0, 10)}`);
    expect(told.toSorted((one, other) => one.localeCompare(other))).toEqual(
      [...written].map((each) => each.join(' ')).toSorted((one, other) => one.localeCompare(other)),
    );
    expect(rows).toHaveLength(isRolling ? 2 : 3);
    await site.deps.db
      .update(plans)
      .set({ state: 'ENDED' })
      .where(and(inArray(plans.id, ids), eq(plans.state, 'ACTIVE')));
  });
});
