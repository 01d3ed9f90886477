import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ukMonthOf } from '../../../platform/clock/uk-time.ts';
import { loggedIn } from '../../testing/customer.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { PlanMember } from '../../testing/member-sim-plans.ts';
import { balanceOf } from '../airtime/ledger.service.ts';
import { chargesOf } from '../member-sim-plans/member-sim-plans.store.ts';
import { leftOf, percentSpent, USUAL_CAP } from './spend-abroad.rules.ts';
import { setCapAbroad } from './spend-abroad.service.ts';

/** `LIVES_SEED=7` tries others, and `LIVES_RUNS=90` more of them. */
const RUNS = Number(process.env['LIVES_RUNS'] ?? 10);
const SEED = Number(process.env['LIVES_SEED'] ?? 20_261_127);

const acts = {
  charge: fc.record({
    kind: fc.constant('charge' as const),
    pence: fc.constantFrom(1, 40, 500, 1_900, 4_000, 30_000),
    times: fc.integer({ min: 1, max: 3 }),
    isLate: fc.boolean(),
    country: fc.constantFrom('US', 'US', 'ES', null),
  }),
  cap: fc.record({ kind: fc.constant('cap' as const), pence: fc.constantFrom(0, 500, 2_000, 4_000, 20_000, null) }),
  wait: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 9, 31) }),
  earn: fc.record({ kind: fc.constant('earn' as const), pence: fc.constantFrom(500, 5_000) }),
  away: fc.record({ kind: fc.constant('network away' as const) }),
};
type Act = typeof acts extends Record<string, fc.Arbitrary<infer Value>> ? Value : never;

const anyTrip = fc.array(
  fc.oneof(
    { weight: 7, arbitrary: acts.charge },
    { weight: 3, arbitrary: acts.cap },
    { weight: 2, arbitrary: acts.wait },
    { weight: 2, arbitrary: acts.earn },
    { weight: 1, arbitrary: acts.away },
  ),
  { minLength: 5, maxLength: 20 },
);

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
afterAll(() => site.close());

/** What ought to be of somebody's trip: their cap, and what was booked in each month. */
class Trip {
  readonly member: PlanMember;
  cap: number | null = USUAL_CAP;
  readonly spent = new Map<string, number>();

  constructor(member: PlanMember) {
    this.member = member;
  }

  static async begin(): Promise<Trip> {
    site.clock.set('2026-11-20T09:00:00Z');
    return new Trip(await PlanMember.begin(site, { pence: 6_000 }));
  }

  spentIn(month: string): number {
    return this.spent.get(month) ?? 0;
  }

  async charge({ pence, times, isLate, country }: Extract<Act, { kind: 'charge' }>): Promise<void> {
    const at = isLate ? new Date('2026-11-20T08:00:00Z') : site.clock.now();
    const event = await this.member.charged({ country, amountInPence: pence, happenedAt: at.toISOString() });
    const credit = await balanceOf(site.deps.db, this.member.sims.memberId);
    await Promise.all(Array.from({ length: times }, () => this.member.tell(event)));
    const month = ukMonthOf(at);
    const left = country === null ? Infinity : leftOf(this.cap, this.spentIn(month));
    const booked = Math.min(pence, credit, left);
    if (country !== null) this.spent.set(month, this.spentIn(month) + booked);
  }

  async do(act: Act): Promise<void> {
    switch (act.kind) {
      case 'charge':
        return this.charge(act);
      case 'cap':
        this.cap = act.pence;
        return setCapAbroad(site.deps, this.member.sims.memberId, act.pence);
      case 'wait':
        await site.drain();
        site.clock.advance(act.days * 24 * 3_600_000);
        this.member.credit.browser = await loggedIn(site, this.member.sims.memberId);
        return;
      case 'earn':
        return this.member.earn(act.pence);
      case 'network away':
        vi.spyOn(site.deps.mobileNetwork, 'putRating').mockRejectedValueOnce(new Error('away'));
    }
  }
}

test(
  `${RUNS} random trips: nobody pays more than their cap abroad in a month, nothing is booked twice, and the network knows (MK-04)`,
  { timeout: 30_000 * RUNS },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyTrip, async (all) => {
        const trip = await Trip.begin();
        for (const act of all) await trip.do(act);
        vi.restoreAllMocks();
        const { memberId } = trip.member.sims;
        const charges = (await chargesOf(site.deps.db, memberId)).filter(({ country }) => country !== null);
        for (const [month, spent] of trip.spent) {
          const booked = charges.filter(({ happenedAt }) => ukMonthOf(happenedAt) === month);
          expect(booked.reduce((sum, { bookedInPence }) => sum + bookedInPence, 0)).toBe(spent);
        }
        site.clock.advance(3_600_000);
        await site.drain();
        const credit = await balanceOf(site.deps.db, memberId);
        const isReached = percentSpent(trip.cap, trip.spentIn(ukMonthOf(site.clock.now()))) === 100;
        trip.member.credit.browser = await loggedIn(site, memberId);
        expect(await trip.member.rating()).toEqual({
          isCharged: credit > 0,
          isChargedAbroad: credit > 0 && !isReached,
        });
      }),
      { numRuns: RUNS, seed: SEED },
    );
  },
);
