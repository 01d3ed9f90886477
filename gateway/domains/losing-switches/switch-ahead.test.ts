import { afterAll, beforeAll, expect, test } from 'vitest';
import { BilledMember } from '../../testing/bills.ts';
import { productIds } from '../../testing/customer.ts';
import { pausePlan, readPauses } from '../../testing/pauses.ts';
import { askForOffer, changePlan, readChanges } from '../../testing/plan-changes.ts';
import { askForMember, takeStep } from '../../testing/switches-away.ts';

let member: BilledMember;
beforeAll(async () => {
  member = await BilledMember.begin();
});
afterAll(() => member.site.close());

const newestMail = async (): Promise<string | undefined> => {
  const { outbox, db } = member.site.deps;
  await member.site.drain();
  return (await outbox.sentTo(db, 'alex.finch@example.com'))[0]?.body;
};

/** A live plan, and a provider that has ordered its switch for a day. */
async function switched(streetNumber: number, [goLive, today, day]: [string, string, string]) {
  const { planId } = await member.live(goLive);
  await member.pass(today);
  const asked = await askForMember(member.site, { lines: [`${streetNumber} Ready Made Mews`] });
  expect(await takeStep(member.site, asked, 'order', day)).toBe('ordered');
  return { planId, asked };
}

const pauses = (planId: string) => `/broadband/v1/plans/${planId}/pauses`;

test('a pause begins before a switch that is ordered or not at all, and one that it cuts short is told so (DB-04, SW-12)', async () => {
  const { planId, asked } = await switched(1, ['2027-01-15', '2027-02-20', '2027-03-20']);
  expect(await readPauses(member.browser, planId)).toMatchObject({
    earliestStart: '2027-02-21',
    latestStart: '2027-03-19',
    switchAhead: { provider: 'Riverbourne Broadband', day: '2027-03-20', isOverdue: false },
    blocked: null,
  });
  const body = { from: '2027-03-20', days: 2, lastDayAccepted: '2028-01-16' };
  const refused = await member.browser.send('POST', pauses(planId), body);
  expect(refused).toMatchObject({
    status: 400,
    body: {
      code: 'invalid.request',
      message:
        'Riverbourne Broadband takes over your broadband on Saturday 20 March 2027, so a pause begins before that or not at all.',
    },
  });
  await pausePlan(member.browser, planId, '2027-03-18', 10, '2028-01-24');
  expect(await newestMail()).toContain(
    'Riverbourne Broadband takes over your broadband on Saturday 20 March 2027, so your pause ends the day before, with your plan.',
  );
  // A switch that is called off leaves every day free again.
  expect(await takeStep(member.site, asked, 'cancel')).toBe('cancelled');
  expect(await readPauses(member.browser, planId)).toMatchObject({ switchAhead: null, latestStart: '2027-05-21' });
});

test('no pause can be planned on the day before a switch, and the plan is changed no more before it (DB-04, DB-05)', async () => {
  const { planId } = await switched(2, ['2027-05-15', '2027-06-20', '2027-06-21']);
  expect(await readPauses(member.browser, planId)).toMatchObject({ blocked: 'SWITCHING' });
  const body = { from: '2027-06-21', days: 2, lastDayAccepted: '2028-05-16' };
  expect(await member.browser.send('POST', pauses(planId), body)).toMatchObject({
    status: 409,
    body: {
      code: 'pause.blocked',
      message: 'Your broadband moves to another provider, so it can’t be paused before that.',
    },
  });
  expect(await readChanges(member.browser, planId)).toMatchObject({ blocked: 'SWITCHING', from: null, options: [] });
  expect(await askForOffer(member.browser, planId, productIds.mbps500)).toMatchObject({
    status: 409,
    body: { code: 'plan-change.blocked' },
  });
  // Nobody knows when a provider that is late will come, so that nothing is refused on its account.
  await member.pass('2027-06-22');
  const late = { switchAhead: { isOverdue: true }, blocked: null };
  expect(await readPauses(member.browser, planId)).toMatchObject(late);
  expect(await readChanges(member.browser, planId)).toMatchObject({ ...late, from: '2027-07-15' });
  await changePlan(member.browser, planId, productIds.mbps500);
  expect(await newestMail()).toContain(
    'Riverbourne Broadband was to take over your broadband on Monday 21 June 2027, and still can. If they do before the change, it falls away.',
  );
});

test('a change that counts on the day of the switch is refused, and one from the day before is had with a word about the fee (DB-05, SW-12)', async () => {
  const { planId, asked } = await switched(3, ['2027-09-15', '2027-10-20', '2027-11-15']);
  expect(await readChanges(member.browser, planId)).toMatchObject({ blocked: 'SWITCHING' });
  expect(await takeStep(member.site, asked, 'update', '2027-11-16')).toBe('updated');
  const switchAhead = { provider: 'Riverbourne Broadband', day: '2027-11-16', isOverdue: false };
  expect(await readChanges(member.browser, planId)).toMatchObject({ blocked: null, from: '2027-11-15', switchAhead });
  const changes = await changePlan(member.browser, planId, productIds.mbps500);
  expect(changes).toMatchObject({ asked: { from: '2027-11-15' }, switchAhead });
  expect(await newestMail()).toContain(
    'Riverbourne Broadband takes over your broadband on Tuesday 16 November 2027. An exit fee for the switch goes by the price of your new plan.',
  );
});

test('whose plan costs no exit fee is told of none as they change it before a switch (DB-05, SW-12)', async () => {
  const { planId } = await member.live('2028-01-15', { productId: productIds.rolling150 });
  await member.pass('2028-02-20');
  const asked = await askForMember(member.site, { lines: ['4 Ready Made Mews'] });
  expect(await takeStep(member.site, asked, 'order', '2028-03-20')).toBe('ordered');
  const [option] = (await readChanges(member.browser, planId)).options;
  await changePlan(member.browser, planId, option?.productId ?? '', option?.meshWifi);
  const mail = await newestMail();
  expect(mail).toContain('Riverbourne Broadband takes over your broadband on Monday 20 March 2028.');
  expect(mail).not.toContain('exit fee');
});
