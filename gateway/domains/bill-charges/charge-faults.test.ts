import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex, loggedIn } from '../../testing/customer.ts';
import { tellOfPayment } from '../../testing/payments.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await member.site.close();
});

/** A member with a bill of the second of April, which is charged at nine (8:00 UTC). */
async function april(holderName = 'Imogen Sparrow') {
  const plan = await member.livePlan('2026-03-02', holderName);
  await member.passTo('2026-03-02T12:30:00Z');
  await member.passTo('2026-04-02T07:55:00Z');
  const bill = (await member.bills(plan)).at(-1);
  return { plan, billId: bill?.id ?? '' };
}

/** Has something happen while the provider is asked to charge a card. */
function meanwhile(happens: () => Promise<unknown>): void {
  const { provider } = member.site.deps;
  const charge = provider.charge.bind(provider);
  vi.spyOn(provider, 'charge').mockImplementation(async (wanted) => {
    await happens();
    return charge(wanted);
  });
}

/** In another tab. */
const elsewhere = () => loggedIn(member.site, alex);
const stops = async () => (await elsewhere()).send('DELETE', `/broadband/v1/members/${alex}/payment-method`);
const states = async (plan: Parameters<ChargedMember['bills']>[0]) =>
  (await member.bills(plan)).map(({ state }) => state);

describe('while the provider is away at nine', () => {
  test.each([
    ['stops charging', () => stops()],
    [
      'chooses another card',
      async () => member.choose((await member.keepCard('Imogen Sparrow', '5555555555554444')).id),
    ],
  ])('a member who %s has the bill charged once, to the card that it was asked of', async (_what, changes) => {
    const { plan, billId } = await april();
    const away = vi.spyOn(member.site.deps.provider, 'charge').mockRejectedValue(new Error('nobody there'));
    await member.passTo('2026-04-02T08:05:00Z');
    await changes();
    away.mockRestore();
    expect(await member.paying.begin({ billId })).toMatchObject({ status: 201, body: { state: 'PENDING' } });
    await member.passTo('2026-04-02T12:00:00Z');
    expect([await states(plan), await member.banners()]).toEqual([['PAID', 'PAID'], []]);
    expect(await member.letters(/^We couldn’t take/)).toEqual([]);
  });

  test('and one who pays at that moment is told to wait, and pays once', async () => {
    const { plan, billId } = await april();
    const begun: unknown[] = [];
    const wanted = { purpose: 'BROADBAND_BILL', billId };
    meanwhile(async () => begun.push(await (await elsewhere()).send('POST', '/payments/v1/sessions', wanted)));
    await member.passTo('2026-04-02T08:05:00Z');
    expect(begun).toMatchObject([{ status: 201, body: { state: 'PENDING', checkout: null } }]);
    await member.passTo('2026-04-02T08:15:00Z');
    expect(await states(plan)).toEqual(['PAID', 'PAID']);
    expect(await member.letters(/back to you|^We couldn’t take/)).toEqual([]);
  });
});

test('a bank that asks its customer, who is away, has refused', async () => {
  const { plan } = await april();
  const answer = { paymentId: 'ASKEDTHEMEMBER01', reference: undefined, refusalCode: undefined };
  vi.spyOn(member.site.deps.provider, 'charge').mockResolvedValue({ ...answer, resultCode: 'RedirectShopper' });
  await member.passTo('2026-04-02T08:05:00Z');
  expect(await states(plan)).toEqual(['PAID', 'DUE']);
  expect(await member.letters(/^We couldn’t take/)).toHaveLength(1);
});

test('who stops while the bank says no reads which card it was, and that it is not tried again', async () => {
  await member.livePlan('2026-03-02', 'KEPT_DECLINED');
  meanwhile(stops);
  await member.passTo('2026-03-02T12:30:00Z');
  const [notice] = await member.letters(/^We couldn’t take/);
  expect(notice).toContain('from your Visa card ending in 1111, and your bank didn’t accept it');
  expect(notice).toContain('We won’t try again by ourselves');
});

test('a removed card ends charging: told once, and no bill after it is tried', async () => {
  const { plan } = await april();
  const { card } = (await member.method()).body;
  await member.forgetCard({ id: card?.id ?? '' });
  expect(await member.letters(/^We’ll no longer charge your card/)).toHaveLength(1);
  for (const day of ['2026-04-02', '2026-04-08', '2026-05-02', '2026-05-08']) await member.passTo(`${day}T12:00:00Z`);
  expect(await states(plan)).toEqual(['PAID', 'DUE', 'DUE']);
  expect(await member.letters(/^We couldn’t take/)).toEqual([]);
  expect(await member.banners()).toEqual(['2 bills are due, £50 in all']);
});

test('two bills that are paid at once leave no banner', async () => {
  const plan = await member.paying.billed.live('2026-03-02');
  await member.passTo('2026-03-02T12:30:00Z');
  await member.passTo('2026-04-02T12:30:00Z');
  const sessions: Awaited<ReturnType<typeof member.paying.begun>>[] = [];
  for (const { id } of await member.bills(plan)) sessions.push(await member.paying.begun({ billId: id }));
  await Promise.all(
    sessions.map(({ paymentSessionId: merchantReference, amountInPence: value }, at) =>
      tellOfPayment(member.site, { pspReference: `PAID${at}`, merchantReference, amount: { currency: 'GBP', value } }),
    ),
  );
  expect([await states(plan), await member.banners()]).toEqual([['PAID', 'PAID'], []]);
});
