import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex, loggedIn } from '../../testing/customer.ts';
import { loseWebhooks } from '../../testing/lost-webhooks.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
  // A Monday.
  await member.passTo('2026-03-02T08:00:00Z');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await member.site.close();
});

const logIn = async () => (member.paying.billed.browser = await loggedIn(member.site, alex));
const states = async (plan: Parameters<ChargedMember['bills']>[0]) =>
  (await member.bills(plan)).map(({ state }) => state);
const unheard = () => member.letters(/^We don’t know whether £25 was taken for your bill/);

/** A bill of noon, which is charged to a kept card at once. */
async function charged() {
  const plan = await member.livePlan('2026-03-02', 'Imogen Sparrow');
  const hear = loseWebhooks(member.site);
  return { plan, hear };
}

describe('a bill that is charged to a kept card, and whose webhook never comes', () => {
  test('is paid two hours later where the provider has answered that it was', async () => {
    const { plan } = await charged();
    await member.passTo('2026-03-02T12:30:00Z');
    expect(await states(plan)).toEqual(['DUE']);
    await member.passTo('2026-03-02T14:31:00Z');
    expect([await states(plan), await unheard()]).toEqual([['PAID'], []]);
  });

  test('is its member’s to pay after a day where nobody knows, and is not charged again by itself', async () => {
    const { plan } = await charged();
    const answer = { paymentId: 'NOBODYKNOWS00001', reference: undefined, refusalCode: undefined };
    const charge = vi
      .spyOn(member.site.deps.provider, 'charge')
      .mockResolvedValue({ ...answer, resultCode: 'Pending' });
    await member.passTo('2026-03-02T12:30:00Z');
    await member.passTo('2026-03-03T11:55:00Z');
    expect(await unheard()).toEqual([]);
    await member.passTo('2026-03-03T12:31:00Z');
    const [letter] = await unheard();
    expect(letter).toContain('from your Visa card ending in 1111, and haven’t heard whether it was taken');
    expect(await member.banners()).toEqual(['Your bill of £25 is due']);
    await member.passDays('2026-03-07', '2026-03-08', '2026-03-09');
    expect([await states(plan), charge.mock.calls.length]).toEqual([['DUE'], 1]);
    const [bill] = await member.bills(plan);
    expect((await member.paying.begun({ billId: bill?.id })).checkout).not.toBeNull();
  });

  test('is waited for as long as the provider is away, and charged once', async () => {
    const { plan, hear } = await charged();
    hear();
    const away = vi.spyOn(member.site.deps.provider, 'charge').mockRejectedValue(new Error('nobody there'));
    await member.passDays('2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05');
    expect(await unheard()).toEqual([]);
    away.mockRestore();
    await member.passDays('2026-03-06');
    expect([await states(plan), await member.letters(/back to you/)]).toEqual([['PAID'], []]);
  });
});

describe('a bill that is collected by Direct Debit, and whose webhook never comes', () => {
  /** The bank was asked on Thursday 5 March. */
  async function collected() {
    const { plan, billId } = await member.billedByDebit();
    await member.passDays('2026-03-04');
    // The bank accepts the Direct Debit at six, and is asked for the bill at nine.
    await member.passTo('2026-03-05T07:00:00Z');
    const hear = loseWebhooks(member.site);
    await member.passDays('2026-03-05', '2026-03-09');
    return { plan, billId, hear };
  }

  test('is not given up early: a bank has days', async () => {
    const { plan, hear } = await collected();
    await member.passDays('2026-03-12', '2026-03-18');
    expect([await states(plan), await member.banners(), await unheard()]).toEqual([['DUE'], [], []]);
    hear();
    await member.passTo('2026-03-19T08:00:00Z');
    expect(await states(plan)).toEqual(['PAID']);
  });

  test('is its member’s to pay after ten working days, once; money that is told of after that pays', async () => {
    const { plan, hear } = await collected();
    await member.passDays('2026-03-18', '2026-03-19');
    expect(await unheard()).toHaveLength(1);
    expect(await member.banners()).toEqual(['Your bill of £25 is due']);
    await member.passDays('2026-03-24', '2026-03-26', '2026-03-27');
    expect(await unheard()).toHaveLength(1);
    hear();
    await member.passTo('2026-03-28T12:00:00Z');
    expect([await states(plan), await member.letters(/back to you/)]).toEqual([['PAID'], []]);
  });
});

test('a Direct Debit of which its bank says nothing ends after ten working days, and bills wait for it no more', async () => {
  await member.setUpDebit();
  loseWebhooks(member.site);
  await member.passDays('2026-03-05', '2026-03-13');
  expect((await member.method()).body.directDebit).not.toBeNull();
  await member.passDays('2026-03-16');
  expect((await member.method()).body.directDebit).toBeNull();
  expect(await member.letters(/^Your Direct Debit wasn’t set up/)).toHaveLength(1);
  await logIn();
  expect(await member.site.deps.provider.debitsOf(alex)).toEqual([]);
});
