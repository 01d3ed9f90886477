import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { createTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { PlanMember } from '../../testing/member-sim-plans.ts';

type Schemas = components['schemas'];

let site: TestGateway;
beforeAll(async () => {
  site = await createTestGateway();
});
beforeEach(() => site.clock.set('2026-11-20T09:00:00Z'));
afterAll(() => site.close());

const abroad = async (member: PlanMember) =>
  (await member.credit.browser.get<Schemas['SpendAbroad']>('/credit/v1/spend-abroad')).body;
const setCap = (member: PlanMember, capInPence: unknown) =>
  member.credit.browser.send<Schemas['SpendAbroad'] & Schemas['Problem']>('PUT', '/credit/v1/spend-abroad/cap', {
    capInPence,
  });
const charge = async (member: PlanMember, amountInPence: number, more = {}) =>
  member.tell(await member.charged({ country: 'US', amountInPence, ...more }));

/** What was written to a member, oldest first: the subject of an email, the first words of a text. */
async function written(member: PlanMember): Promise<string[]> {
  const all = await site.deps.outbox.everythingTo(site.deps.db, member.sims.memberId);
  return all.toReversed().map(({ subject, body }) => subject ?? body);
}

const works = async (member: PlanMember) => {
  await site.drain();
  return (await member.rating())?.isChargedAbroad;
};

describe('what is spent abroad (MK-04)', () => {
  test('is charged by the network each evening, told at 80 and at 100 %, and stops at the cap until the next month', async () => {
    const member = await PlanMember.begin(site, { pence: 9_000, card: 'abroad' });
    await site.drain();
    expect(await abroad(member)).toEqual({
      capInPence: 4_000,
      spentInPence: 0,
      isStopped: false,
      resetsOn: '2026-12-01',
      usualInPence: 4_000,
      mostInPence: 20_000,
    });
    for (const day of ['20', '21', '22', '23', '24']) await member.passTo(`2026-11-${day}T18:00:05Z`);
    expect(await abroad(member)).toMatchObject({ spentInPence: 2_750 });
    expect((await written(member)).join()).not.toContain('80%');
    await member.passTo('2026-11-25T18:00:05Z');
    expect((await written(member)).at(-1)).toBe('You’ve spent 80% of your cap abroad');
    for (const day of ['26', '27', '28', '29', '30']) await member.passTo(`2026-11-${day}T18:00:05Z`);
    expect(await abroad(member)).toMatchObject({ spentInPence: 4_000, isStopped: true });
    expect((await written(member)).filter((said) => said.startsWith('You’ve spent'))).toEqual([
      'You’ve spent 80% of your cap abroad',
      'You’ve spent all of your cap abroad',
    ]);
    expect(await works(member)).toBe(false);
    await member.passTo('2026-12-01T00:00:05Z');
    expect([await works(member), await abroad(member)]).toMatchObject([true, { spentInPence: 0, isStopped: false }]);
    await member.passTo('2026-12-01T18:00:05Z');
    expect(await abroad(member)).toMatchObject({ spentInPence: 550 });
  });

  test('is booked up to the cap and no further, once for each news; the rest is ours', async () => {
    const member = await PlanMember.begin(site, { pence: 9_000 });
    await charge(member, 3_900);
    const last = await member.charged({ country: 'US', amountInPence: 500 });
    await Promise.all([member.tell(last), member.tell(last)]);
    await charge(member, 500);
    expect((await member.credit.entries()).slice(0, 2)).toEqual([
      ['USAGE', -100],
      ['USAGE', -3_900],
    ]);
    expect((await written(member)).filter((said) => said.includes('abroad'))).toHaveLength(4);
  });

  test('leaves alone what is used at home, and what is used at home leaves the cap alone', async () => {
    const member = await PlanMember.begin(site, { pence: 9_000 });
    await charge(member, 4_000);
    await charge(member, 300, { country: null });
    await site.drain();
    expect(await member.rating()).toEqual({ isCharged: true, isChargedAbroad: false });
    expect(await abroad(member)).toMatchObject({ spentInPence: 4_000 });
    expect((await member.plan()).creditInPence).toBe(4_700);
  });

  test('counts in the month in which it was used, also where its news comes later', async () => {
    site.clock.set('2026-12-01T08:00:00Z');
    const member = await PlanMember.begin(site, { pence: 9_000 });
    await charge(member, 4_000, { happenedAt: '2026-11-30T18:00:00Z' });
    await charge(member, 700, { happenedAt: '2026-11-30T19:00:00Z' });
    expect(await abroad(member)).toMatchObject({ spentInPence: 0, isStopped: false });
    expect((await member.plan()).creditInPence).toBe(5_000);
    expect(await works(member)).toBe(true);
  });
});

describe('a cap of a member’s own (MK-04)', () => {
  test('is lower, and stops what costs at once where so much is spent; raised, it starts again at once', async () => {
    const member = await PlanMember.begin(site, { pence: 9_000 });
    await charge(member, 1_000);
    expect(await works(member)).toBe(true);
    expect((await setCap(member, 1_000)).body).toMatchObject({ capInPence: 1_000, isStopped: true });
    expect(await works(member)).toBe(false);
    expect((await setCap(member, 2_000)).body).toMatchObject({ capInPence: 2_000, isStopped: false });
    expect(await works(member)).toBe(true);
    await charge(member, 600);
    expect((await written(member)).at(-1)).toBe('You’ve spent 80% of your cap abroad');
  });

  test('of nothing has nothing that costs work abroad, this month and in the next', async () => {
    const member = await PlanMember.begin(site, { pence: 9_000 });
    expect((await setCap(member, 0)).body).toMatchObject({ capInPence: 0, isStopped: true });
    await charge(member, 500);
    expect((await member.plan()).creditInPence).toBe(9_000);
    await member.passTo('2026-12-01T00:00:05Z');
    expect([await works(member), (await abroad(member)).spentInPence]).toEqual([false, 0]);
    // Whatever the network lets through is ours: it is no cap that is spent, and nothing works again in January.
    await charge(member, 500);
    expect((await abroad(member)).spentInPence).toBe(0);
    expect((await written(member)).join()).not.toContain('You’ve spent');
  });

  test('can be none, where that is what is said: then only the credit is an end', async () => {
    const member = await PlanMember.begin(site, { pence: 9_000 });
    expect((await setCap(member, null)).body).toMatchObject({ capInPence: null, isStopped: false });
    await charge(member, 8_800);
    expect([await works(member), (await member.plan()).creditInPence]).toEqual([true, 200]);
    await charge(member, 500);
    expect([await works(member), (await member.plan()).creditInPence]).toEqual([false, 0]);
  });

  test('is confirmed by email once, however often it is sent', async () => {
    const member = await PlanMember.begin(site, { pence: 100 });
    await Promise.all([setCap(member, 1_500), setCap(member, 1_500)]);
    await setCap(member, 1_500);
    expect((await written(member)).filter((said) => said === 'Your cap abroad is changed')).toHaveLength(1);
  });

  test.each([-100, 20_100, 150, 0.5, '20', undefined])('is refused where it is %s, with what to do', async (cap) => {
    const member = await PlanMember.begin(site, { card: null });
    const { status, body } = await setCap(member, cap);
    expect([status, body.code]).toEqual([400, 'validation.failed']);
    expect(body.message).toMatch(/like £40/);
  });

  test('reaches a network that was away, and a SIM that takes the place of another', async () => {
    const member = await PlanMember.begin(site, { pence: 9_000 });
    await site.drain();
    const away = vi.spyOn(site.deps.mobileNetwork, 'putRating').mockRejectedValue(new Error('away'));
    await setCap(member, 0);
    expect(await works(member)).toBe(true);
    away.mockRestore();
    await member.passTo('2026-11-20T12:00:00Z');
    expect(await works(member)).toBe(false);
  });
});

describe('who comes into another country (MK-04)', () => {
  test('is texted the prices there and how their cap stands, once in a month', async () => {
    const member = await PlanMember.begin(site, { pence: 500 });
    for (const country of ['US', 'US', 'ES', 'XX']) await charge(member, 0, { kind: 'ABROAD', country });
    const texts = (await written(member)).filter((said) => said.includes('a minute to the UK'));
    expect(texts).toEqual([
      expect.stringMatching(
        /prices, United States: data £5\.00 for a day with 1 GB; a minute to the UK 20p, one answered 20p; a text 10p\. You’ve spent £0\.00 of your cap of £40\.00 this month\./,
      ),
      expect.stringMatching(
        /prices, Spain: data from your plan, up to 12 GB a month; a minute to the UK from your plan/,
      ),
    ]);
  });
});
