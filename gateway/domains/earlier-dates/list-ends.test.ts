import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scheduleHousekeeping } from '../../housekeeping.ts';
import { siteWithHomes } from '../../testing/customer.ts';
import { ask, openDiary, ordered, placesInUse, standing, type Waiting } from '../../testing/earlier-dates.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { longSessions } from '../../testing/switches.ts';
import { tellOfVisits } from '../../testing/visit-news.ts';
import { choose } from '../../testing/visits.ts';

/** The tests begin at nine on Monday 23 November 2026; the first visit can be on Monday 30. */
const EARLY = '2026-12-01';
const LATE = '2026-12-10';

let site: TestGateway;
let region: string;
let ash: Waiting;
let rowan: Waiting;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  region = await openDiary(site, { [EARLY]: 1, [LATE]: 9, '2026-12-14': 9 });
  ash = await ordered(site, region, EARLY);
  rowan = await ordered(site, region, LATE);
  await site.drain();
  await ask(rowan);
});

async function earlyPlaceComesFree(): Promise<void> {
  expect(await choose(ash, ash.inHome, LATE)).toMatchObject({ status: 200 });
  await site.drain();
}

/** Why what a customer asked for is over, as their data says it; null while it is not. */
async function endOf({ browser, inHome }: Waiting): Promise<(string | null)[]> {
  const { body } = await browser.get<{
    plans: { visits: { id: string; earlierDates: { endedBecause: string | null }[] }[] }[];
  }>('/member-api/v1/members/me/data');
  const visit = body.plans.flatMap(({ visits }) => visits).find(({ id }) => id === inHome);
  return visit?.earlierDates.map(({ endedBecause }) => endedBecause) ?? [];
}

describe('what was asked of a visit ends (issue 14)', () => {
  test('when the network calls the visit off, with what was on offer', async () => {
    await earlyPlaceComesFree();
    expect((await standing(rowan)).offer).not.toBeNull();
    await tellOfVisits(site, rowan.planId, [{ appointmentId: rowan.inHome, status: 'CANCELLED' }]);
    expect(await standing(rowan)).toMatchObject({ canAsk: false, asked: false, offer: null });
    await site.drain();
    expect(await endOf(rowan)).toEqual(['date-changed']);
    const places = await placesInUse(site, region);
    expect(places.map(({ used }) => used)).toEqual(places.map(({ taken }) => taken));
    expect(await choose(ash, ash.inHome, EARLY)).toMatchObject({ status: 200 });
  });

  test('when the visit is so near that none earlier could be had', async () => {
    site.clock.set('2026-12-07T09:00:00Z');
    await scheduleHousekeeping(site.deps);
    await site.drain();
    expect(await endOf(rowan)).toEqual(['too-late']);
  });

  test('and may be asked anew once it has another date', async () => {
    expect(await choose(rowan, rowan.inHome, '2026-12-14')).toMatchObject({ status: 200 });
    // What a member is told of stands in the order in which they asked.
    site.clock.set('2026-11-23T09:05:00Z');
    expect((await ask(rowan)).status).toBe(204);
    await site.drain();
    expect(await endOf(rowan)).toEqual(['date-changed', null]);
    await earlyPlaceComesFree();
    expect((await standing(rowan)).offer?.date).toBe(LATE);
  });
});

test('the email says which date came free, which one they have, until when it is kept, and where to answer', async () => {
  await earlyPlaceComesFree();
  const [email] = await site.deps.outbox.sentTo(site.deps.db, rowan.email);
  expect(email).toMatchObject({
    subject: 'An earlier date for your home install: Tuesday 1 December 2026',
    body: [
      'Hey there,',
      'An earlier date has come free for your home install: Tuesday 1 December 2026, 8am-12pm. The date you have is Thursday 10 December 2026, 8am-12pm.',
      `We’ll keep it for you until 11am on Monday 23 November 2026. Take it, or keep the date you have: http://site.example.com/dashboard/orders/${rowan.orderId}`,
      'If we don’t hear from you by then, your visit stays as it is, and the earlier date goes to somebody else.',
      'Testbrand',
    ].join('\n\n'),
  });
});

test('who did not answer reads that their visit stays, and how to stop asking', async () => {
  await earlyPlaceComesFree();
  site.clock.set('2026-11-23T11:00:00Z');
  await site.drain();
  const [email] = await site.deps.outbox.sentTo(site.deps.db, rowan.email);
  expect(email?.body).toBe(
    [
      'Hey there,',
      'We didn’t hear from you, so the earlier date, Tuesday 1 December 2026, 8am-12pm, has gone to somebody else. Your home install stays on Thursday 10 December 2026, 8am-12pm.',
      `We’ll email you if another earlier date comes free. See your order, or stop asking: http://site.example.com/dashboard/orders/${rowan.orderId}`,
      'Testbrand',
    ].join('\n\n'),
  );
});
