import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProviderRefusal } from '../../payment-provider/provider-refusal.ts';
import { CreditMember } from '../../testing/airtime.ts';
import { bannersOf } from '../../testing/banners.ts';
import { siteWithHomes } from '../../testing/customer.ts';
import type { TestGateway } from '../../testing/gateway.ts';

let site: TestGateway;
let member: CreditMember;
beforeEach(async () => {
  site = await siteWithHomes();
  site.clock.set('2026-11-23T09:00:00Z');
  member = await CreditMember.begin(site);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await site.close();
});

const spend = (amountInPence: number, reference: string) => member.book({ kind: 'PURCHASE', amountInPence, reference });
const lastLetter = async () => (await site.deps.outbox.everythingTo(site.deps.db, member.memberId))[0];

describe('a card whose charge was not answered, and that its member wants charged no more (PH-12)', () => {
  /** The credit falls low while the provider is away; another card is chosen then, and the provider is back. */
  async function changeCard({ turnsOff }: { turnsOff: boolean }) {
    await member.topUp(1_000);
    const first = await member.keepCard('Imogen Sparrow');
    site.clock.advance(1_000);
    const second = await member.keepCard('Imogen Sparrow', '5555555555554444');
    await member.turnOn(first);
    const away = vi.spyOn(site.deps.provider, 'charge').mockRejectedValue(new Error('away'));
    await spend(900, 'plan');
    await site.drain();
    if (turnsOff) await member.turnOff();
    await member.turnOn(second);
    away.mockRestore();
    const charge = vi.spyOn(site.deps.provider, 'charge');
    // Asked for twice under one key, it is charged once.
    const charged = () => [
      ...new Set(charge.mock.calls.map(([{ keptId }]) => (keptId === first ? 'first' : 'second'))),
    ];
    return { first, second, charged };
  }

  test.each([{ turnsOff: true }, { turnsOff: false }])(
    'is left alone, and the other one is charged a day later, once: %o',
    async ({ turnsOff }) => {
      const { first, second, charged } = await changeCard({ turnsOff });
      expect(first).not.toBe(second);
      await member.passTo('2026-11-23T20:00:00Z');
      expect(charged()).toEqual([]);
      await member.passTo('2026-11-24T10:01:00Z');
      await member.passTo('2026-11-26T10:00:00Z');
      expect(charged()).toEqual(['second']);
      expect(await member.credit()).toMatchObject({ balanceInPence: 1_100, automatic: { failures: 0 } });
    },
  );

  test('is charged where its member turns it on again', async () => {
    const { first, charged } = await changeCard({ turnsOff: true });
    await member.turnOn(first);
    await member.passTo('2026-11-23T20:00:00Z');
    expect([charged(), (await member.credit()).balanceInPence]).toEqual([['first'], 1_100]);
  });
});

describe('a charge that no bank was asked for', () => {
  /** The credit falls low, and the provider refuses by itself. */
  async function refuse(code: string) {
    await member.topUp(1_000);
    await member.turnOn(await member.keepCard('Imogen Sparrow'));
    const charge = vi.spyOn(site.deps.provider, 'charge').mockRejectedValue(new ProviderRefusal(422, code));
    await spend(900, 'plan');
    await site.drain();
    return charge;
  }

  test('is our fault in what its member reads, and counts as no bank’s no, however often (PH-12)', async () => {
    const charge = await refuse('905');
    expect((await lastLetter())?.body).toContain('for a reason on our side. Your bank wasn’t asked');
    await spend(1, 'other');
    await site.drain();
    expect(charge).toHaveBeenCalledTimes(1);
    for (const day of ['24', '25', '26', '27']) await member.passTo(`2026-11-${day}T09:00:05Z`);
    expect(charge).toHaveBeenCalledTimes(5);
    expect((await member.credit()).automatic).toMatchObject({ failures: 0 });
    charge.mockRestore();
    await member.passTo('2026-11-28T09:00:06Z');
    expect((await member.credit()).balanceInPence).toBe(1_099);
  });

  test('turns it off where the provider keeps the card no more, and says so', async () => {
    await refuse('800');
    expect((await member.credit()).automatic).toBeNull();
    expect((await bannersOf(member.browser)).map(({ content }) => content)).toEqual([
      'The card for it isn’t kept any more.',
    ]);
  });
});
