import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../../platform/clock/clock.ts';
import { airtimeVouchers } from '../../db/schema/airtime.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { CreditMember } from '../../testing/airtime.ts';
import { assertBooked, assertDays, assertPaidOnce } from '../../testing/credit-laws.ts';
import { loggedIn, manyMembers, siteWithHomes } from '../../testing/customer.ts';
import { DisturbedPost, ways } from '../../testing/disturbed-post.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import type { PaymentSession } from '../../testing/payments.ts';
import { forgetJobs } from '../../testing/shop.ts';
import { bareNumber } from './airtime.rules.ts';

/** `LIVES_SEED=7` tries others, and `LIVES_RUNS=90` more of them. */
const RUNS = Number(process.env['LIVES_RUNS'] ?? 15);
const SEED = Number(process.env['LIVES_SEED'] ?? 20_261_126);

/** Things that are booked, also again and again; each has one price. */
const things = [150, 400, 900, 1_500, 2_500].map((amountInPence, at) => ({ amountInPence, reference: `thing-${at}` }));
const vouchers = ['9826000000001001', '9826000000002009', '9826000000003007'];
const holder = fc.constantFrom('Imogen Sparrow', 'DECLINED', 'PENDING', 'PENDING_DECLINED', 'FRAUD', 'WEBHOOK_LATE');

const acts = {
  wait: fc.record({ kind: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
  topUp: fc.record({
    kind: fc.constant('top up' as const),
    pounds: fc.constantFrom([5], [20], [100], [10, 30]),
    tabs: fc.integer({ min: 1, max: 3 }),
    holder,
  }),
  voucher: fc.record({ kind: fc.constant('voucher' as const), at: fc.nat(2), times: fc.integer({ min: 1, max: 2 }) }),
  book: fc.record({
    kind: fc.constantFrom('PURCHASE' as const, 'USAGE' as const, 'REFUND' as const, 'REWARD' as const),
    at: fc.nat(4),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  bank: fc.record({
    kind: fc.constantFrom('CHARGEBACK' as const, 'CHARGEBACK_REVERSED' as const, 'SECOND_CHARGEBACK' as const),
    at: fc.nat(5),
  }),
  debt: fc.record({ kind: fc.constant('pay what is owed' as const), holder, tabs: fc.integer({ min: 1, max: 2 }) }),
  automatic: fc.record({ kind: fc.constantFrom('turn on' as const, 'turn off' as const) }),
};
type Act = typeof acts extends Record<string, fc.Arbitrary<infer Value>> ? Value : never;

const anyLife = fc.record({
  cardHolder: fc.constantFrom('Imogen Sparrow', 'KEPT_DECLINED', 'KEPT_DECLINED_ONCE'),
  acts: fc.array(
    fc.oneof(
      { weight: 3, arbitrary: acts.wait },
      { weight: 5, arbitrary: acts.topUp },
      { weight: 1, arbitrary: acts.voucher },
      { weight: 6, arbitrary: acts.book },
      { weight: 3, arbitrary: acts.bank },
      { weight: 2, arbitrary: acts.debt },
      { weight: 2, arbitrary: acts.automatic },
    ),
    { minLength: 5, maxLength: 20 },
  ),
  ways: fc.array(fc.constantFrom(...ways), { minLength: 4, maxLength: 12 }),
});

let site: TestGateway;
let members: string[];
beforeAll(async () => {
  site = await siteWithHomes();
  members = await manyMembers(site, RUNS);
});
afterAll(() => site.close());

async function pass(member: CreditMember, ms: number): Promise<void> {
  await site.drain();
  for (let left = ms; left > 0; left -= DAY_MS / 2) {
    site.clock.advance(Math.min(left, DAY_MS / 2));
    await site.drain();
  }
  member.browser = await loggedIn(site, member.memberId);
}

function assertAnswered(status: number, allowed: readonly number[]): void {
  expect(allowed).toContain(status);
}

function assertOnce(answers: readonly string[]): void {
  expect(answers.filter((answer) => answer === 'BOOKED').length).toBeLessThanOrEqual(1);
}

/** A member, with what they have paid so far: a bank may take any of it back. */
class Life {
  readonly member: CreditMember;
  readonly card: string;
  readonly #paid: PaymentSession[] = [];
  readonly #run: number;

  constructor(member: CreditMember, card: string, run: number) {
    this.member = member;
    this.card = card;
    this.#run = run;
  }

  async carryOut(each: Act): Promise<void> {
    const { member } = this;
    switch (each.kind) {
      case 'wait':
        return pass(member, each.hours * HOUR_MS);
      case 'top up':
        return this.#pay(each.holder, await Promise.all(this.#wantedIn(each).map((pounds) => this.#begin(pounds))));
      case 'voucher': {
        const number = vouchers[each.at] ?? '';
        await Promise.all(Array.from({ length: each.times }, () => member.redeem(number)));
        return undefined;
      }
      case 'CHARGEBACK':
      case 'CHARGEBACK_REVERSED':
      case 'SECOND_CHARGEBACK': {
        const session = this.#paid[each.at % Math.max(1, this.#paid.length)];
        return session && member.bank(each.kind, session);
      }
      case 'pay what is owed': {
        const tabs = Array.from({ length: each.tabs }, () => member.begin({ purpose: 'AIRTIME_DEBT' }));
        return this.#pay(each.holder, await Promise.all(tabs));
      }
      case 'turn on':
        await member.turnOn(this.card);
        return undefined;
      case 'turn off':
        await member.turnOff();
        return undefined;
      case 'PURCHASE':
      case 'USAGE':
      case 'REFUND':
      case 'REWARD':
        return this.#book(each);
    }
  }

  #wantedIn = ({ pounds, tabs }: { pounds: readonly number[]; tabs: number }): number[] =>
    Array.from({ length: tabs }, (_, tab) => pounds[tab % pounds.length] ?? 5);

  async #begin(pounds: number) {
    const { status, body } = await this.member.save(100 * pounds);
    assertAnswered(status, [200, 409]);
    return this.member.begin({ purpose: 'AIRTIME', topUpId: body.topUpId });
  }

  async #pay(holderName: string, begun: Awaited<ReturnType<CreditMember['begin']>>[]): Promise<void> {
    // What can't be saved names nothing that could be paid.
    for (const { status } of begun) assertAnswered(status, [201, 400, 409, 429]);
    const open = begun.flatMap(({ body }) => (body.checkout ? [body] : []));
    await Promise.all(open.map((session) => this.member.pay(session, holderName)));
    this.#paid.push(...open);
  }

  async #book({ kind, at, times }: Extract<Act, { times: number; kind: 'PURCHASE' | 'USAGE' | 'REFUND' | 'REWARD' }>) {
    const thing = things[at % things.length];
    if (!thing) return;
    const booking = { kind, amountInPence: thing.amountInPence, reference: `${thing.reference} of ${this.#run}` };
    const answers = await Promise.all(Array.from({ length: times }, () => this.member.book(booking)));
    assertOnce(answers);
  }
}

async function begin(run: number, cardHolder: string): Promise<Life> {
  const { db } = site.deps;
  await forgetJobs(site);
  await db.delete(attempts);
  await db.delete(airtimeVouchers);
  for (const number of vouchers)
    await db
      .insert(airtimeVouchers)
      .values({ number: bareNumber(number), amountInPence: 1_000, goodUntil: '2099-12-31' });
  const member = await CreditMember.begin(site, members[run]);
  return new Life(member, await member.keepCard(cardHolder), run);
}

test(
  `${RUNS} random lives of credit: the balance is the sum of its entries, never negative, and nothing is booked twice (PH-12)`,
  { timeout: 30_000 * RUNS },
  async () => {
    let lived = 0;
    await fc.assert(
      fc.asyncProperty(anyLife, async ({ cardHolder, acts: lifeActs, ways: given }) => {
        const life = await begin(lived, cardHolder);
        const { memberId } = life.member;
        lived += 1;
        const post = new DisturbedPost(site, given, ['payments/v1/notifications']);
        let entries = await assertBooked(site, memberId, []);
        for (const each of lifeActs) {
          await life.carryOut(each);
          await site.drain();
          entries = await assertBooked(site, memberId, entries);
          await assertDays(site, memberId);
        }
        await post.calm();
        await pass(life.member, 4 * DAY_MS);
        entries = await assertBooked(site, memberId, entries);
        await assertPaidOnce(site, memberId, entries);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    expect(lived).toBe(RUNS);
  },
);
