import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex, loggedIn } from '../../testing/customer.ts';
import { shownOf } from '../../testing/payments.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
  await member.passTo('2026-03-02T08:00:00Z');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await member.site.close();
});

const method = async () => (await member.method()).body;
const logIn = async () => (member.paying.billed.browser = await loggedIn(member.site, alex));

test('a Direct Debit that the provider keeps no more is none here either, once a collection was refused for that', async () => {
  const { plan } = await member.billedByDebit();
  await member.passTo('2026-03-05T07:00:00Z');
  await logIn();
  const id = (await method()).directDebit?.id ?? '';
  // As where its bank has ended it between two bills.
  await member.site.deps.provider.forgetKept(alex, id);
  await member.passDays('2026-03-05', '2026-03-06', '2026-03-09', '2026-03-10', '2026-03-12', '2026-03-16');
  await member.passDays('2026-04-02', '2026-04-09', '2026-04-10', '2026-04-13', '2026-04-14', '2026-04-16');
  await logIn();
  expect((await method()).directDebit).toBeNull();
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

test('who is told that an account can’t have a Direct Debit is not told of cards', async () => {
  const session = await member.paying.begun({ purpose: 'DIRECT_DEBIT', billId: undefined });
  await member.paying.frame.instruct(shownOf(session), '99999999');
  await member.site.drain();
  const { paymentErrorMessage } = await member.paying.look(session);
  expect(paymentErrorMessage).not.toBeNull();
  expect(paymentErrorMessage).not.toContain('card');
});
