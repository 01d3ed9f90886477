import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bannersOf } from '../../testing/banners.ts';
import { ChargedMember } from '../../testing/charged-member.ts';

let member: ChargedMember;
beforeEach(async () => {
  member = await ChargedMember.begin();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await member.site.close();
});

const stateOf = async (plan: Parameters<ChargedMember['bills']>[0]) =>
  (await member.bills(plan)).map(({ state }) => state);

describe('a bill of a member who has chosen a card (PH-08)', () => {
  test('is charged on its day at nine, in the email’s words, and told to be paid', async () => {
    const plan = await member.livePlan('2026-03-02', 'Imogen Sparrow');
    await member.passTo('2026-03-02T12:30:00Z');
    expect(await stateOf(plan)).toEqual(['PAID']);
    await member.passTo('2026-04-02T06:30:00Z');
    const [, april] = await member.bills(plan);
    expect(april?.state).toBe('DUE');
    expect((await member.method()).body.charges).toMatchObject([{ billId: april?.id, on: '2026-04-02' }]);
    expect(await member.banners()).toEqual([]);
    expect((await member.letters(/^Your bill of .*: £/))[0]).toContain(
      'We’ll take it from your Visa card ending in 1111. There’s nothing for you to do.',
    );
    await member.passTo('2026-04-02T08:30:00Z');
    expect(await stateOf(plan)).toEqual(['PAID', 'PAID']);
    expect((await member.method()).body.charges).toEqual([]);
    expect(await member.letters(/^Thank you, your bill of £25 is paid/)).toHaveLength(2);
    expect(await member.letters(/^We couldn’t take/)).toEqual([]);
  });

  test('is charged once, however often the job runs and the provider’s answers are lost', async () => {
    const plan = await member.livePlan('2026-03-02', 'Imogen Sparrow');
    const { provider, jobs } = member.site.deps;
    const charge = provider.charge.bind(provider);
    const asked: string[] = [];
    vi.spyOn(provider, 'charge').mockImplementation(async (wanted) => {
      asked.push(wanted.id);
      if (asked.length > 1) await charge(wanted);
      throw new Error('the connection broke');
    });
    await member.passTo('2026-03-02T12:30:00Z');
    await member.passTo('2026-03-02T12:40:00Z');
    const [bill] = await member.bills(plan);
    const run = { id: 0, attempt: 1, now: member.site.clock.now() };
    await jobs.outside.get('bill-charges.charge')?.({ billId: bill?.id }, run);
    await member.site.drain();
    expect([asked.length, new Set(asked).size, await stateOf(plan)]).toEqual([2, 1, ['PAID']]);
    expect(await member.letters(/back to you/)).toEqual([]);
  });

  test('that is refused is charged again five days later, with notice, and is paid then', async () => {
    const plan = await member.livePlan('2026-03-02', 'KEPT_DECLINED_ONCE');
    await member.passTo('2026-03-02T12:30:00Z');
    const [bill] = await member.bills(plan);
    expect(bill?.state).toBe('DUE');
    // It is tried again by itself: whoever has read that can put it away.
    expect(await bannersOf(member.browser)).toMatchObject([{ title: 'Your bill of £25 is due', dismissible: true }]);
    const [notice, ...more] = await member.letters(/^We couldn’t take £25 for your bill/);
    expect(more).toEqual([]);
    expect(notice).toContain('We’ll try again on Saturday 7 March 2026.');
    expect(notice).toContain('until Wednesday 1 April 2026 at least');
    expect((await member.method()).body.charges).toMatchObject([{ billId: bill?.id, on: '2026-03-07' }]);
    await member.passTo('2026-03-07T08:30:00Z');
    expect(await stateOf(plan)).toEqual(['DUE']);
    await member.passTo('2026-03-07T09:30:00Z');
    expect([await stateOf(plan), await member.banners()]).toEqual([['PAID'], []]);
  });

  test('that is refused twice is for the member to pay, and stays on top of the pages until then', async () => {
    const plan = await member.livePlan('2026-03-02', 'KEPT_DECLINED');
    await member.passTo('2026-03-02T12:30:00Z');
    await member.passTo('2026-03-07T09:30:00Z');
    await member.passTo('2026-03-20T09:30:00Z');
    const notices = await member.letters(/^We couldn’t take/);
    expect([notices.length, (await member.method()).body.charges]).toEqual([2, []]);
    expect(notices[0]).toContain('We won’t try again by ourselves. Please pay it with any card');
    const [bill] = await member.bills(plan);
    const session = await member.paying.begun({ billId: bill?.id });
    expect(session).toMatchObject({ state: 'OPEN', attemptsLeft: 3 });
    await member.paying.pay(session);
    await member.site.drain();
    expect([await stateOf(plan), await member.banners()]).toEqual([['PAID'], []]);
  });

  test('that is tried again is none of the bills to pay: the banner counts what the list of bills asks for', async () => {
    await member.livePlan('2026-03-02', 'KEPT_DECLINED');
    for (const moment of ['03-02T12:30', '03-07T09:30', '03-20T09:30', '04-02T12:30'])
      await member.passTo(`2026-${moment}:00Z`);
    expect((await member.method()).body.charges).toMatchObject([{ on: '2026-04-07' }]);
    expect(await bannersOf(member.browser)).toMatchObject([{ title: 'Your bill of £25 is due', dismissible: false }]);
    await member.passTo('2026-04-07T09:30:00Z');
    expect(await member.banners()).toEqual(['2 bills are due, £50 in all']);
  });

  test('whose owner pays in the frame at that moment is left to them for an hour, and charged once', async () => {
    const plan = await member.livePlan('2026-03-02', 'Imogen Sparrow');
    await member.passTo('2026-03-02T12:30:00Z');
    await member.passTo('2026-04-02T07:50:00Z');
    const april = (await member.bills(plan)).at(-1);
    const session = await member.paying.begun({ billId: april?.id });
    await member.passTo('2026-04-02T08:10:00Z');
    expect(await stateOf(plan)).toEqual(['PAID', 'DUE']);
    await member.paying.pay(session);
    await member.site.drain();
    await member.passTo('2026-04-02T10:10:00Z');
    expect(await stateOf(plan)).toEqual(['PAID', 'PAID']);
    expect(await member.letters(/^We’re sending .* back to you/)).toEqual([]);
  });

  test('whose owner leaves the frame open is charged when the hour of their session is over', async () => {
    const plan = await member.livePlan('2026-03-02', 'Imogen Sparrow');
    await member.passTo('2026-03-02T12:30:00Z');
    await member.passTo('2026-04-02T07:50:00Z');
    await member.paying.begun({ billId: (await member.bills(plan)).at(-1)?.id });
    await member.passTo('2026-04-02T08:10:00Z');
    await member.passTo('2026-04-02T09:20:00Z');
    expect(await stateOf(plan)).toEqual(['PAID', 'PAID']);
  });

  test('is charged by the webhook’s word, also where the answer said no', async () => {
    const plan = await member.livePlan('2026-03-02', 'Imogen Sparrow');
    const { provider } = member.site.deps;
    const charge = provider.charge.bind(provider);
    vi.spyOn(provider, 'charge').mockImplementation(async (wanted) => ({
      ...(await charge(wanted)),
      resultCode: 'Refused',
    }));
    await member.passTo('2026-03-02T12:30:00Z');
    expect([await stateOf(plan), await member.banners()]).toEqual([['PAID'], []]);
    vi.restoreAllMocks();
    await member.passTo('2026-03-07T12:30:00Z');
    expect(await member.letters(/^Thank you, your bill/)).toHaveLength(1);
  });
});
