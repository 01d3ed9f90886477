import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { payments } from '../../db/schema/payments.ts';
import { ChargedMember } from '../../testing/charged-member.ts';
import { alex, loggedIn } from '../../testing/customer.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
  // A Monday; no bank holiday before Easter, of which the Friday is 3 April.
  await member.passTo('2026-03-02T08:00:00Z');
});
afterEach(() => member.site.close());

type Plan = Awaited<ReturnType<ChargedMember['livePlan']>>;
const states = async (plan: Plan) => (await member.bills(plan)).map(({ state }) => state);
const method = async () => (await member.method()).body;
const billed = (accountNumber?: string) => member.billedByDebit(accountNumber);
const passDays = (...days: string[]) => member.passDays(...days);

describe('a collection that the bank returns unpaid', () => {
  test('for want of money makes the bill due again, with notice, and is tried once more', async () => {
    const { plan } = await billed('40308672');
    await passDays('2026-03-05', '2026-03-09');
    expect(await states(plan)).toEqual(['PAID']);
    await passDays('2026-03-11');
    expect([await states(plan), await member.banners()]).toEqual([['DUE'], ['Your bill of £25 is due']]);
    const [notice] = await member.letters(/^We couldn’t take £25 for your bill/);
    expect(notice).toContain('from your bank account ending in 72. Nothing was taken.');
    expect(notice).toContain('We’ll try again on Monday 16 March 2026. If');
    // Its bank is asked on Thursday 12 March.
    expect(notice).toContain('you can pay until the end of Wednesday 11 March 2026, also with a card');
    expect(notice).toContain('until Wednesday 1 April 2026 at least');
    expect(await member.letters(/taken .* back from us/)).toEqual([]);
    await passDays('2026-03-12');
    expect([(await method()).charges, await member.banners()]).toMatchObject([
      [{ on: '2026-03-16', state: 'COLLECTING' }],
      [],
    ]);
    await passDays('2026-03-16');
    expect([await states(plan), await member.banners()]).toEqual([['PAID'], []]);
  });

  test('a second time is for the member to pay, by card', async () => {
    const { plan, billId } = await billed('40308671');
    await passDays('2026-03-05', '2026-03-09', '2026-03-11', '2026-03-12', '2026-03-16', '2026-03-18');
    const [notice] = await member.letters(/^We couldn’t take/);
    expect(notice).toContain('We won’t try again by ourselves.');
    expect([(await method()).charges, (await method()).directDebit?.state]).toEqual([[], 'ACTIVE']);
    member.paying.billed.browser = await loggedIn(member.site, alex);
    await member.paying.pay(await member.paying.begun({ billId }));
    await member.site.drain();
    await passDays('2026-03-30');
    expect(await states(plan)).toEqual(['PAID']);
  });

  test.each([
    ['40308673', 'can’t be debited any more'],
    ['40308674', 'as your Direct Debit was cancelled'],
  ])('from account %s ends the Direct Debit, and nobody tries again', async (account, words) => {
    const { plan } = await billed(account);
    await passDays('2026-03-05', '2026-03-09', '2026-03-11');
    expect([(await method()).directDebit, await states(plan)]).toEqual([null, ['DUE']]);
    expect((await member.letters(/^We couldn’t take/))[0]).toContain(words);
    expect(await member.letters(/^Your Direct Debit has ended/)).toHaveLength(1);
    expect(await member.banners()).toEqual(
      expect.arrayContaining(['Your Direct Debit has ended', 'Your bill of £25 is due']),
    );
    await passDays('2026-03-16', '2026-03-18', '2026-03-25');
    expect([await states(plan), (await method()).charges]).toEqual([['DUE'], []]);
  });

  test('a claim under the guarantee is booked: due again, said as what it is, and not collected by ourselves', async () => {
    const { plan } = await billed('40308675');
    await passDays('2026-03-05', '2026-03-09', '2026-03-19');
    expect(await states(plan)).toEqual(['DUE']);
    expect(await member.letters(/^Your bank has taken £25\.00 back from us/)).toHaveLength(1);
    await passDays('2026-03-27');
    expect([await states(plan), (await method()).charges]).toEqual([['DUE'], []]);
  });
});

describe('who changes how they pay while a bill is planned', () => {
  test('to Direct Debit, has notice before it is collected', async () => {
    const plan = await member.livePlan('2026-03-02', 'KEPT_DECLINED');
    await member.passTo('2026-03-02T12:30:00Z');
    expect((await method()).charges).toMatchObject([{ on: '2026-03-07', by: 'CARD' }]);
    await member.setUpDebit();
    expect((await method()).charges).toMatchObject([{ on: '2026-03-09', by: 'DIRECT_DEBIT', state: 'PLANNED' }]);
    const [notice, ...more] = await member.letters(/^We’ll collect £25 on Monday 9 March 2026/);
    expect([notice, more]).toEqual([expect.stringContaining('from your bank account ending in 69'), []]);
    await passDays('2026-03-05', '2026-03-07', '2026-03-09');
    expect(await states(plan)).toEqual(['PAID']);
  });

  test('to a card, has that charged on the day that was said', async () => {
    const { plan } = await billed();
    await member.choose((await member.keepCard('Imogen Sparrow')).id);
    await passDays('2026-03-05');
    expect((await method()).charges).toMatchObject([{ on: '2026-03-09', by: 'CARD', state: 'PLANNED' }]);
    await passDays('2026-03-09');
    expect(await states(plan)).toEqual(['PAID']);
    expect(await member.letters(/^Thank you, your bill/)).toHaveLength(1);
  });

  test('to nothing while the bank is asked, has that bill collected, and no other', async () => {
    const { plan } = await billed();
    await passDays('2026-03-05');
    expect((await member.chooseNone()).status).toBe(204);
    expect((await method()).charges).toMatchObject([{ state: 'COLLECTING' }]);
    expect(await member.banners()).toEqual([]);
    await passDays('2026-03-09');
    expect(await states(plan)).toEqual(['PAID']);
    await passDays('2026-04-02', '2026-04-13');
    expect(await states(plan)).toEqual(['PAID', 'DUE']);
  });
});

test('a bill whose old account was closed is collected from another account with five working days of notice', async () => {
  await member.billedByDebit('40308673');
  await member.passDays('2026-03-05');
  await member.setUpDebit('40308669');
  await member.passDays('2026-03-06', '2026-03-09', '2026-03-10', '2026-03-11');
  const [planned] = (await method()).charges;
  // Returned on Wednesday 11 March: five working days later is Wednesday 18 March.
  expect(planned).toMatchObject({ on: '2026-03-18', by: 'DIRECT_DEBIT' });
  expect(await member.letters(/^We’ll collect £25 on/)).toHaveLength(1);
});

test('of a payer who has died the Direct Debit ends, and nobody writes to them of money', async () => {
  const { plan } = await billed();
  await passDays('2026-03-05', '2026-03-09');
  const { db } = member.site.deps;
  const [paid] = await db.select().from(payments).where(eq(payments.amount, 2_500));
  await member.paying.tell({
    eventCode: 'CHARGEBACK',
    amount: { currency: 'GBP', value: 2_500 },
    pspReference: 'DECEASED1',
    originalReference: paid?.id ?? '',
    reason: 'Payer deceased',
  });
  await passDays('2026-03-11', '2026-03-18');
  expect([(await method()).directDebit, await states(plan), (await method()).charges]).toEqual([null, ['DUE'], []]);
  expect(await member.letters(/^We couldn’t take|^Your Direct Debit has ended|back from us/)).toEqual([]);
});
