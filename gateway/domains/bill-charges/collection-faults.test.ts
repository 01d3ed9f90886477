import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProviderRefusal } from '../../payment-provider/provider-refusal.ts';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex, loggedIn } from '../../testing/customer.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
  // A Monday. A bill that is made now is collected on Monday 9 March, and its bank is asked on Thursday 5 March.
  await member.passTo('2026-03-02T08:00:00Z');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await member.site.close();
});

const method = async () => (await member.method()).body;
const logIn = async () => (member.paying.billed.browser = await loggedIn(member.site, alex));

test('a bill that the provider refuses to collect, for good, does not stay being collected', async () => {
  const { plan, billId } = await member.billedByDebit();
  await member.passTo('2026-03-05T07:00:00Z');
  vi.spyOn(member.site.deps.provider, 'charge').mockRejectedValue(new ProviderRefusal(422, '14_0500'));
  await member.passDays('2026-03-05', '2026-03-06', '2026-03-09', '2026-03-16', '2026-03-30');
  await logIn();
  expect((await method()).charges.map(({ state }) => state)).not.toContain('COLLECTING');
  expect((await member.paying.begun({ billId })).checkout).not.toBeNull();
  expect(await member.bills(plan)).toHaveLength(1);
  // No bank was asked: it is for our team, and not told as a bank’s no.
  const [letter] = await member.letters(/^We couldn’t take £25/);
  expect(letter).toContain('for a reason on our side. Your bank wasn’t asked, and nothing was taken.');
});

test('a Direct Debit that the provider keeps no more is none here either, once a collection was refused for that', async () => {
  await member.billedByDebit();
  await member.passTo('2026-03-05T07:00:00Z');
  await logIn();
  const id = (await method()).directDebit?.id ?? '';
  // As where its bank has ended it between two bills.
  await member.site.deps.provider.forgetKept(alex, id);
  await member.passDays('2026-03-05', '2026-03-06', '2026-03-09', '2026-03-10', '2026-03-12', '2026-03-16');
  await member.passDays('2026-04-02', '2026-04-09', '2026-04-10', '2026-04-13', '2026-04-14', '2026-04-16');
  await logIn();
  expect((await method()).directDebit).toBeNull();
  expect(await member.letters(/^We couldn’t take £25/)).toHaveLength(1);
  expect(await member.letters(/^Your Direct Debit has ended/)).toHaveLength(1);
});

test('who pays by card at the fields, and leaves, is not debited as well', async () => {
  const { plan, billId } = await member.billedByDebit();
  await member.passDays('2026-03-04');
  await member.passTo('2026-03-05T07:58:00Z');
  await logIn();
  const session = await member.paying.begun({ billId });
  member.site.clock.set('2026-03-05T08:50:00Z');
  await member.paying.pay(session, { holderName: 'WEBHOOK_LATE' });
  await member.passTo('2026-03-05T09:05:00Z');
  await member.passTo('2026-03-05T09:15:00Z');
  await logIn();
  expect((await member.bills(plan)).map(({ state }) => state)).toEqual(['PAID']);
  await member.passDays('2026-03-09');
  expect(await member.letters(/back to you/)).toEqual([]);
});

test('a card that is chosen in the moment in which a bill is asked for is charged on the day that was said', async () => {
  const { plan, billId } = await member.billedByDebit();
  const card = await member.keepCard('Imogen Sparrow');
  await member.passTo('2026-03-05T07:00:00Z');
  await logIn();
  const { deps } = member.site;
  member.site.clock.set('2026-03-05T09:00:00Z');
  await logIn();
  const transaction = deps.db.transaction.bind(deps.db);
  let isFirst = true;
  vi.spyOn(deps.db, 'transaction').mockImplementation(async (...given) => {
    if (isFirst) {
      isFirst = false;
      await member.choose(card.id);
    }
    return transaction(...given);
  });
  const run = { id: 0, attempt: 1, now: member.site.clock.now() };
  await deps.jobs.outside.get('bill-charges.charge')?.({ billId }, run);
  vi.restoreAllMocks();
  await member.site.drain();
  // The bill said Monday 9 March.
  expect((await member.bills(plan)).map(({ state }) => state)).toEqual(['DUE']);
});

test('a bill of a Direct Debit that was replaced while the provider was away is collected by the old one on its day, which ends then', async () => {
  const { plan } = await member.billedByDebit();
  await member.passTo('2026-03-05T07:00:00Z');
  vi.spyOn(member.site.deps.provider, 'charge').mockRejectedValueOnce(new Error('away'));
  await member.passTo('2026-03-05T09:00:10Z');
  await logIn();
  expect((await method()).charges).toMatchObject([{ state: 'COLLECTING' }]);
  await member.setUpDebit('40308671');
  await member.passDays('2026-03-06', '2026-03-09', '2026-03-10', '2026-03-11');
  await logIn();
  // The page said that what the bank was asked for is collected.
  expect(await member.letters(/^We couldn’t take/)).toEqual([]);
  expect((await member.bills(plan)).map(({ state }) => state)).toEqual(['PAID']);
  const kept = await member.site.deps.provider.debitsOf(alex);
  expect(kept.map(({ endingIn }) => endingIn)).toEqual(['71']);
});

test('of whose card we hear only after the bank was asked reads so, and has back what is debited', async () => {
  const { plan, billId } = await member.billedByDebit();
  await member.passDays('2026-03-04');
  await member.passTo('2026-03-05T07:30:00Z');
  await logIn();
  const { paymentSessionId: merchantReference } = await member.paying.begun({ billId });
  await member.passTo('2026-03-05T09:05:00Z');
  const amount = { currency: 'GBP', value: 2_500 };
  await member.paying.tell({ pspReference: 'VERYLATE1', merchantReference, amount });
  await logIn();
  expect((await member.bills(plan)).map(({ state }) => state)).toEqual(['PAID']);
  const [letter] = await member.letters(/^You’ve paid £25 by card, and we’d asked your bank/);
  expect(letter).toContain('It may leave your account on Monday 9 March 2026.');
  await member.passDays('2026-03-09');
  expect(await member.letters(/back to you/)).toHaveLength(1);
});
