import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex, loggedIn } from '../../testing/customer.ts';
import { shownOf, type PaymentSession } from '../../testing/payments.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
  // A Monday.
  await member.passTo('2026-03-02T08:00:00Z');
});
afterEach(() => member.site.close());

const method = async () => (await member.method()).body;
const logIn = async () => (member.paying.billed.browser = await loggedIn(member.site, alex));
const begun = () => member.paying.begun({ purpose: 'DIRECT_DEBIT', billId: undefined });
const nothing = { amount: { currency: 'GBP', value: 0 }, paymentMethod: 'directdebit_GB' };
const kept = ({ paymentSessionId: merchantReference }: PaymentSession, pspReference: string) =>
  member.paying.tell({
    ...nothing,
    eventCode: 'RECURRING_CONTRACT',
    merchantReference,
    pspReference,
    originalReference: `FIRST${pspReference}`,
  });
const answered = (session: PaymentSession, token: string, success: 'true' | 'false') =>
  member.paying.tell({
    ...nothing,
    merchantReference: session.paymentSessionId,
    pspReference: `FIRST${token}`,
    reason: success === 'false' ? 'Refused' : '',
    success,
  });

describe('a Direct Debit that its bank refuses is none', () => {
  test('also where we heard of it only after the hour of its session', async () => {
    const session = await begun();
    await member.passTo('2026-03-02T10:00:00Z');
    expect(await kept(session, 'LATE1')).toBe(202);
    await member.site.drain();
    expect((await method()).directDebit?.state).toBe('PENDING');
    expect(await answered(session, 'LATE1', 'false')).toBe(202);
    await member.site.drain();
    expect((await method()).directDebit).toBeNull();
    expect(await member.letters(/^Your bank didn’t accept your Direct Debit/)).toHaveLength(1);
  });

  test('also where the refusal comes before the word that it is kept', async () => {
    const session = await begun();
    expect(await answered(session, 'EARLY1', 'false')).toBe(202);
    expect(await kept(session, 'EARLY1')).toBe(202);
    await member.site.drain();
    expect((await method()).directDebit).toBeNull();
  });

  test('also where it was given at fields that stood open while a card was chosen in another tab', async () => {
    const card = await member.keepCard('Imogen Sparrow');
    await member.setUpDebit();
    await member.passTo('2026-03-05T12:00:00Z');
    member.paying.billed.browser = await (
      await import('../../testing/customer.ts')
    ).loggedIn(member.site, (await import('../../testing/customer.ts')).alex);
    const open = await begun();
    expect((await member.choose(card.id)).status).toBe(200);
    await member.site.drain();
    await member.paying.frame.instruct(shownOf(open), '40308670');
    await member.site.drain();
    await member.passDays('2026-03-10', '2026-03-11');
    expect((await method()).directDebit).toBeNull();
  });

  test('and collects no bill: its member is told to pay', async () => {
    const session = await begun();
    await member.passTo('2026-03-02T10:00:00Z');
    await logIn();
    await kept(session, 'LATE2');
    const plan = await member.paying.billed.live('2026-03-02');
    await member.passDays('2026-03-03', '2026-03-05');
    await answered(session, 'LATE2', 'false');
    await member.passDays(
      '2026-03-06',
      '2026-03-11',
      '2026-03-12',
      '2026-03-18',
      '2026-03-19',
      '2026-03-25',
      '2026-03-26',
    );
    await logIn();
    expect((await member.bills(plan)).map(({ state }) => state)).toEqual(['DUE']);
    expect(await member.banners()).toContain('Your bill of £25 is due');
  });
});

test('what a bank says late of a Direct Debit that has ended leaves alone the one that is being set up', async () => {
  const first = await begun();
  await kept(first, 'OLD1');
  expect((await member.chooseNone()).status).toBe(204);
  const second = await begun();
  await answered(first, 'OLD1', 'true');
  expect((await member.paying.look(second)).state).toBe('OPEN');
});

test('a card that is chosen after the instruction was given stays chosen', async () => {
  const card = await member.keepCard('Imogen Sparrow');
  const session = await begun();
  expect((await member.choose(card.id)).status).toBe(200);
  // Given before the card was chosen, told after it.
  await kept(session, 'SLOW1');
  expect((await method()).card?.id).toBe(card.id);
});

test('who ends all charging before we hear of the Direct Debit has none', async () => {
  const session = await begun();
  await member.paying.frame.instruct(shownOf(session), '40308669');
  expect((await member.chooseNone()).status).toBe(204);
  await member.site.drain();
  expect((await method()).directDebit).toBeNull();
});

test('who is told that an account can’t have a Direct Debit is not told of cards', async () => {
  const session = await begun();
  await member.paying.frame.instruct(shownOf(session), '99999999');
  await member.site.drain();
  const { paymentErrorMessage } = await member.paying.look(session);
  expect(paymentErrorMessage).toContain('use another account');
});
