import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { pausePlan, readPauses } from '../../testing/pauses.ts';
import { askForMember, takeStep } from '../../testing/switches-away.ts';
import { findPlan } from '../plans/plans.rows.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

/** A live plan with a pause from a day on, and a provider that then orders its switch for that very day, which has come. */
async function dayOfBoth(streetNumber: number, [goLive, day]: [string, string], [days, lastDay]: [number, string]) {
  const { planId } = await member.live(goLive);
  await member.pass(goLive);
  await pausePlan(member.browser, planId, day, days, lastDay);
  const asked = await askForMember(member.site, { lines: [`${streetNumber} Ready Made Mews`] });
  expect(await takeStep(member.site, asked, 'order', day)).toBe('ordered');
  const told = vi.spyOn(member.site.deps.network, 'suspend');
  told.mockClear();
  await member.pass(day);
  return { planId, asked, told };
}

async function newestMail(): Promise<{ subject: string; body: string }> {
  const { outbox, db } = member.site.deps;
  await member.site.drain();
  const [newest] = await outbox.sentTo(db, 'alex.finch@example.com');
  return { subject: newest?.subject ?? '', body: newest?.body ?? '' };
}

async function standing(planId: string) {
  const plan = await findPlan(member.site.deps.db, planId);
  const { pause } = await readPauses(member.browser, planId);
  return { state: plan?.state, contractEnd: plan?.end, pause };
}

test('nobody is without broadband on the morning of their switch: a pause of that day waits, and ends with the plan (DB-04, SW-12)', async () => {
  const { planId, asked, told } = await dayOfBoth(1, ['2027-01-15', '2027-02-20'], [3, '2028-01-17']);
  expect(await standing(planId)).toMatchObject({
    state: 'ACTIVE',
    contractEnd: '2028-01-16',
    pause: { state: 'PLANNED', from: '2027-02-21', to: '2027-02-22', days: 2 },
  });
  const mail = await newestMail();
  expect(mail.subject).toBe('Your broadband pause waits');
  expect(mail.body).toContain(
    'Riverbourne Broadband takes over your broadband on Saturday 20 February 2027. You have your broadband with us until they do, so your pause waits.',
  );
  expect(mail.body).toContain('on Sunday 21 February 2027, it begins then. Its last day is still Monday 22 February');
  expect(mail.body).toContain('The last day of your contract is Sunday 16 January 2028.');
  expect(await takeStep(member.site, asked, 'trigger')).toBe('triggered');
  await member.pass('2027-02-25');
  expect(await readPauses(member.browser, planId)).toMatchObject({ pause: null, earlier: [], blocked: 'ENDED' });
  expect(told).not.toHaveBeenCalled();
});

test('where the provider doesn’t take over that day, the pause begins a day later, and only its days are credited (DB-04, SW-12)', async () => {
  const { planId, told } = await dayOfBoth(2, ['2027-03-15', '2027-04-05'], [4, '2028-03-18']);
  await member.pass('2027-04-06');
  expect(await standing(planId)).toMatchObject({
    state: 'PAUSED',
    contractEnd: '2028-03-17',
    pause: { state: 'RUNNING', from: '2027-04-06', to: '2027-04-08' },
  });
  expect((await newestMail()).subject).toBe('Your broadband is paused');
  await member.pass('2027-04-20');
  expect(await standing(planId)).toMatchObject({ state: 'ACTIVE', contractEnd: '2028-03-17', pause: null });
  const bill = (await member.billsOf({ planId })).find(({ billingDate }) => billingDate === '2027-04-15');
  const credit = { from: '2027-04-06', to: '2027-04-08', days: 3 };
  expect(bill?.lines.filter(({ kind }) => kind === 'PAUSE')).toMatchObject([credit]);
  expect(told.mock.calls.map(([, rests]) => rests)).toEqual([true, false]);
});

test('a pause waits for each new day of the switch, and begins on the morning after it is called off (DB-04, SW-12)', async () => {
  const { planId, asked } = await dayOfBoth(3, ['2027-05-15', '2027-06-05'], [5, '2028-05-19']);
  expect(await takeStep(member.site, asked, 'update', '2027-06-06')).toBe('updated');
  await member.pass('2027-06-06');
  const waiting = { state: 'PLANNED', from: '2027-06-07', to: '2027-06-09', days: 3 };
  expect(await standing(planId)).toMatchObject({ state: 'ACTIVE', contractEnd: '2028-05-17', pause: waiting });
  expect(await takeStep(member.site, asked, 'cancel')).toBe('cancelled');
  expect((await standing(planId)).pause).toMatchObject(waiting);
  await member.pass('2027-06-07');
  expect(await standing(planId)).toMatchObject({ state: 'PAUSED', pause: { ...waiting, state: 'RUNNING' } });
});

test('a pause of that day alone is off, and its member is told why (DB-04, SW-12)', async () => {
  const { planId } = await dayOfBoth(4, ['2027-07-15', '2027-08-05'], [1, '2028-07-15']);
  expect(await standing(planId)).toMatchObject({ state: 'ACTIVE', contractEnd: '2028-07-14', pause: null });
  const mail = await newestMail();
  expect(mail.subject).toBe('Your broadband pause is off');
  expect(mail.body).toContain('You have your broadband with us until they do, so we don’t pause it that day.');
  expect(mail.body).toContain('The last day of your contract is Friday 14 July 2028.');
});

test('a pause that is looked at days late has waited all the same', async () => {
  const { planId } = await member.live('2027-09-15');
  await member.pass('2027-09-20');
  await pausePlan(member.browser, planId, '2027-10-05', 3, '2028-09-17');
  const asked = await askForMember(member.site, { lines: ['5 Ready Made Mews'] });
  expect(await takeStep(member.site, asked, 'order', '2027-10-05')).toBe('ordered');
  await member.pass('2027-10-20');
  expect((await readPauses(member.browser, planId)).earlier).toMatchObject([
    { from: '2027-10-06', to: '2027-10-07', days: 2 },
  ]);
});
