import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptCards } from '../../db/schema/payments.ts';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex, loggedIn, robin } from '../../testing/customer.ts';

let member: ChargedMember;
beforeAll(async () => {
  member = await ChargedMember.begin();
  await member.passTo('2026-03-02T08:00:00Z');
});
afterAll(() => member.site.close());

describe('the card that bills are charged to', () => {
  test('is chosen, told by email, changed and taken back; chosen twice it is told once', async () => {
    const card = await member.keepCard('Imogen Sparrow');
    expect((await member.method()).body).toEqual({ card: null, directDebit: null, charges: [] });
    for (let press = 0; press < 2; press++)
      expect(await member.choose(card.id)).toEqual(
        expect.objectContaining({ status: 200, body: { card, directDebit: null, charges: [] } }),
      );
    const told = await member.letters(/^How you pay your bills has changed/);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('We’ll take your bills from your Visa card ending in 1111');
    const other = await member.keepCard('Imogen Sparrow', '5555555555554444');
    expect((await member.choose(other.id)).body.card?.brand).toBe('mc');
    for (let press = 0; press < 2; press++) expect((await member.chooseNone()).status).toBe(204);
    expect((await member.method()).body.card).toBeNull();
    expect(await member.letters(/^We’ll no longer charge your card/)).toHaveLength(1);
  });

  test('is one that is kept, of the member’s own', async () => {
    const card = await member.keepCard('Imogen Sparrow');
    const other = await loggedIn(member.site, robin);
    const notTheirs = await other.send('PUT', `/broadband/v1/members/${robin}/payment-method`, { cardId: card.id });
    expect(notTheirs).toMatchObject({ status: 404, body: { code: 'card.not-found' } });
    expect(await member.choose('CARD-OF-NOBODY')).toMatchObject({ status: 404, body: { code: 'card.not-found' } });
    expect(await other.get(`/broadband/v1/members/${alex}/payment-method`)).toMatchObject({ status: 404 });
  });

  test('that the provider keeps no more charges nothing: the bill is for the member to pay, and the email says why', async () => {
    const plan = await member.livePlan('2026-03-03', 'Imogen Sparrow');
    await member.passTo('2026-03-03T12:30:00Z');
    await member.passTo('2026-04-03T06:30:00Z');
    await member.site.deps.db.delete(keptCards);
    expect((await member.method()).body).toEqual({ card: null, directDebit: null, charges: [] });
    await member.passTo('2026-04-03T12:00:00Z');
    expect((await member.bills(plan)).map(({ state }) => state)).toEqual(['PAID', 'DUE']);
    const [notice] = await member.letters(/^We couldn’t take/);
    expect(notice).toContain('as the card for your bills isn’t kept any more. Nothing was taken.');
    expect(await member.banners()).toEqual(['Your bill of £25 is due']);
  });

  test('whose last month begins is told of once, and not chosen any more once it is over', async () => {
    await member.passTo('2030-02-28T12:00:00Z');
    const card = await member.keepCard('Imogen Sparrow');
    await member.choose(card.id);
    expect(await member.letters(/^The card for your bills is about to expire/)).toEqual([]);
    await member.passTo('2030-03-01T12:00:00Z');
    const told = await member.letters(/^The card for your bills is about to expire/);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('expires at the end of 03/30');
    expect(await member.banners()).toContain('The card for your bills is about to expire');
    await member.chooseNone();
    expect(await member.banners()).not.toContain('The card for your bills is about to expire');
    await member.passTo('2030-04-01T12:00:00Z');
    expect(await member.choose(card.id)).toMatchObject({ status: 409, body: { code: 'card.expired' } });
  });
});

test('without a card the bill says how it is paid, and all that are due stand on top of the pages until they are paid', async () => {
  const fresh = await ChargedMember.begin();
  const plan = await fresh.paying.billed.live('2026-03-02');
  await fresh.passTo('2026-03-02T12:30:00Z');
  const [bill] = await fresh.bills(plan);
  expect([bill?.state, await fresh.banners()]).toEqual(['DUE', ['Your bill of £25 is due']]);
  expect((await fresh.letters(/bill/))[0]).toMatch(new RegExp(`Pay it by card: .*/dashboard/bills/${bill?.id}`));
  await fresh.passTo('2026-05-02T12:30:00Z');
  expect(await fresh.banners()).toEqual(['3 bills are due, £75 in all']);
  for (const { id } of await fresh.bills(plan)) {
    await fresh.paying.pay(await fresh.paying.begun({ billId: id }));
    await fresh.site.drain();
  }
  expect(await fresh.banners()).toEqual([]);
  await fresh.site.close();
});
