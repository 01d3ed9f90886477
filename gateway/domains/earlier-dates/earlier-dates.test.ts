import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../../platform/clock/clock.ts';
import {
  accept,
  ask,
  decline,
  openDiary,
  ordered,
  placesInUse,
  standing,
  stopAsking,
  toldOf,
  type Waiting,
} from '../../testing/earlier-dates.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { longSessions } from '../../testing/switches.ts';
import { siteWithHomes } from '../../testing/customer.ts';
import { choose } from '../../testing/visits.ts';

/** The tests begin at nine on Monday 23 November 2026; the first visit can be on Monday 30. */
const EARLY = '2026-12-01';
const LATE = '2026-12-10';
const LATER = '2026-12-11';

let site: TestGateway;
/** Has the only early place. */
let ash: Waiting;
/** Both wait for it; Rowan asked first. */
let rowan: Waiting;
let wren: Waiting;
let region: string;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  region = await openDiary(site, { [EARLY]: 1, [LATE]: 9, [LATER]: 9 });
  ash = await ordered(site, region, EARLY);
  rowan = await ordered(site, region, LATE);
  wren = await ordered(site, region, LATER);
  await site.drain();
});

async function bothAsk(): Promise<void> {
  expect((await ask(rowan)).status).toBe(204);
  site.clock.advance(1_000);
  expect((await ask(wren)).status).toBe(204);
}

/** Ash chooses a later day, and the early place comes free. */
async function placeComesFree(): Promise<void> {
  expect(await choose(ash, ash.inHome, LATE)).toMatchObject({ status: 200 });
  await site.drain();
}

async function pass(hours: number): Promise<void> {
  site.clock.advance(hours * HOUR_MS);
  await site.drain();
}

const offerTo = async (customer: Waiting) => (await standing(customer)).offer;

async function expectPlacesToSumUp(): Promise<void> {
  const places = await placesInUse(site, region);
  expect(places.map(({ used }) => used)).toEqual(places.map(({ taken }) => taken));
}

describe('who asks to be told of an earlier date (issue 14)', () => {
  test('is in the list, and keeps their place in it however often they ask', async () => {
    expect(await standing(rowan)).toMatchObject({ canAsk: true, asked: false, offer: null });
    await bothAsk();
    site.clock.advance(1_000);
    expect((await ask(rowan)).status).toBe(204);
    expect(await standing(rowan)).toMatchObject({ canAsk: true, asked: true, offer: null });
    await placeComesFree();
    expect(await offerTo(rowan)).toMatchObject({ date: EARLY, slot: 'AM', formattedArrivalTime: '8am-12pm' });
  });

  test('is told so where no earlier date can be had', async () => {
    site.clock.set('2026-11-24T09:00:00Z');
    expect(await standing(ash)).toMatchObject({ canAsk: false, asked: false });
    expect(await ask(ash)).toMatchObject({ status: 409, body: { code: 'earlier-date.none' } });
  });

  test('may stop, once or twice, and is offered nothing then', async () => {
    await bothAsk();
    expect([(await stopAsking(rowan)).status, (await stopAsking(rowan)).status]).toEqual([204, 204]);
    await placeComesFree();
    expect([await offerTo(rowan), await offerTo(wren)]).toEqual([null, expect.objectContaining({ date: EARLY })]);
  });

  test('hears on the day of the visit that it’s too late', async () => {
    site.clock.set(`${LATE}T09:00:00Z`);
    expect(await ask(rowan)).toMatchObject({ status: 409, body: { code: 'appointment.too-late' } });
  });
});

describe('a place that comes free', () => {
  test('by day is offered at once to who asked first, for two hours, by email and on the page', async () => {
    await bothAsk();
    await placeComesFree();
    expect((await offerTo(rowan))?.until).toBe('2026-11-23T11:00:01.000Z');
    expect(await offerTo(wren)).toBeNull();
    expect(await toldOf(site, rowan)).toEqual(['An earlier date for your home install: Tuesday 1 December 2026']);
    await expectPlacesToSumUp();
  });

  test('is nobody else’s while it is on offer', async () => {
    await bothAsk();
    await placeComesFree();
    expect(await choose(wren, wren.inHome, EARLY)).toMatchObject({ status: 409, body: { code: 'appointment.taken' } });
  });

  test('at night is offered at eight in the morning', async () => {
    await bothAsk();
    site.clock.set('2026-11-23T22:00:00Z');
    await placeComesFree();
    expect(await offerTo(rowan)).toBeNull();
    site.clock.set('2026-11-24T08:00:00Z');
    await site.drain();
    expect((await offerTo(rowan))?.until).toBe('2026-11-24T10:00:00.000Z');
  });

  test('and was taken by somebody else in the night is offered to nobody', async () => {
    await bothAsk();
    site.clock.set('2026-11-23T22:00:00Z');
    await placeComesFree();
    expect(await choose(wren, wren.inHome, EARLY)).toMatchObject({ status: 200 });
    site.clock.set('2026-11-24T08:00:00Z');
    await site.drain();
    expect(await offerTo(rowan)).toBeNull();
    await expectPlacesToSumUp();
  });

  test('at seven in the evening is on offer until nine the next morning', async () => {
    await bothAsk();
    site.clock.set('2026-11-23T19:00:00Z');
    await placeComesFree();
    expect((await offerTo(rowan))?.until).toBe('2026-11-24T09:00:00.000Z');
    site.clock.set('2026-11-24T08:59:59Z');
    await site.drain();
    expect(await offerTo(rowan)).not.toBeNull();
    site.clock.set('2026-11-24T09:00:00Z');
    await site.drain();
    expect([await offerTo(rowan), (await offerTo(wren))?.date]).toEqual([null, EARLY]);
  });

  test('is offered to nobody who could not have it any more, as the network needs its notice', async () => {
    await bothAsk();
    site.clock.set('2026-11-25T09:00:00Z');
    await placeComesFree();
    expect([await offerTo(rowan), await offerTo(wren)]).toEqual([null, null]);
  });
});

describe('a date on offer', () => {
  test('that is taken is the visit’s, whose own place goes on in turn', async () => {
    await bothAsk();
    await placeComesFree();
    const offer = await offerTo(rowan);
    expect((await accept(rowan, offer?.id)).status).toBe(204);
    expect(await standing(rowan)).toMatchObject({ day: EARLY, asked: false, offer: null });
    await site.drain();
    expect((await offerTo(wren))?.date).toBe(LATE);
    await expectPlacesToSumUp();
  });

  test('is taken once, however often it is sent', async () => {
    await bothAsk();
    await placeComesFree();
    const offer = await offerTo(rowan);
    const answers = await Promise.all([1, 2, 3].map(() => accept(rowan, offer?.id)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    await expectPlacesToSumUp();
  });

  test('that nobody answers goes to the next after two hours, and who did not answer stays in the list', async () => {
    await bothAsk();
    await placeComesFree();
    const missed = await offerTo(rowan);
    await pass(2);
    expect([await offerTo(rowan), (await offerTo(wren))?.date]).toEqual([null, EARLY]);
    expect((await standing(rowan)).asked).toBe(true);
    expect((await toldOf(site, rowan)).at(-1)).toBe('Your home install stays on Thursday 10 December 2026');
    expect(await accept(rowan, missed?.id)).toMatchObject({ status: 409, body: { code: 'earlier-date.gone' } });
    await expectPlacesToSumUp();
  });

  test('that is let go, once or twice, goes to the next', async () => {
    await bothAsk();
    await placeComesFree();
    const offer = await offerTo(rowan);
    expect([(await decline(rowan, offer?.id)).status, (await decline(rowan, offer?.id)).status]).toEqual([204, 204]);
    await site.drain();
    expect((await offerTo(wren))?.date).toBe(EARLY);
    expect(await standing(rowan)).toMatchObject({ asked: true, offer: null, day: LATE });
  });

  test('that is let go at night stays out of everybody’s reach until the next is asked in the morning', async () => {
    await bothAsk();
    site.clock.set('2026-11-23T19:00:00Z');
    await placeComesFree();
    site.clock.set('2026-11-23T21:00:00Z');
    expect((await decline(rowan, (await offerTo(rowan))?.id)).status).toBe(204);
    await site.drain();
    expect(await choose(wren, wren.inHome, EARLY)).toMatchObject({ status: 409 });
    await expectPlacesToSumUp();
    site.clock.set('2026-11-24T08:00:00Z');
    await site.drain();
    expect((await offerTo(wren))?.date).toBe(EARLY);
  });

  test('that nobody wants is free for everybody', async () => {
    await bothAsk();
    await placeComesFree();
    await decline(rowan, (await offerTo(rowan))?.id);
    await site.drain();
    await decline(wren, (await offerTo(wren))?.id);
    await site.drain();
    await expectPlacesToSumUp();
    expect(await choose(ash, ash.inHome, EARLY)).toMatchObject({ status: 200 });
  });

  test('ends when who has it stops asking', async () => {
    await bothAsk();
    await placeComesFree();
    expect((await stopAsking(rowan)).status).toBe(204);
    await site.drain();
    expect((await offerTo(wren))?.date).toBe(EARLY);
  });

  test('ends when who has it chooses another date, and nothing is asked for then', async () => {
    await bothAsk();
    await placeComesFree();
    const offer = await offerTo(rowan);
    expect(await choose(rowan, rowan.inHome, LATER)).toMatchObject({ status: 200 });
    expect(await standing(rowan)).toMatchObject({ asked: false, offer: null });
    expect(await accept(rowan, offer?.id)).toMatchObject({ status: 409, body: { code: 'earlier-date.gone' } });
    await site.drain();
    expect((await offerTo(wren))?.date).toBe(EARLY);
    await expectPlacesToSumUp();
  });

  test('ends when the order is cancelled', async () => {
    await bothAsk();
    await placeComesFree();
    const offer = await offerTo(rowan);
    expect(await rowan.browser.send('POST', `/broadband/v1/orders/${rowan.orderId}/cancellation`)).toMatchObject({
      status: 200,
      body: { earlierDates: [{ canAsk: false, asked: false, offer: null }] },
    });
    expect(await accept(rowan, offer?.id)).toMatchObject({ status: 409 });
    expect(await ask(rowan)).toMatchObject({ status: 409, body: { code: 'order.cancelling' } });
    await site.drain();
    expect((await offerTo(wren))?.date).toBe(EARLY);
    await expectPlacesToSumUp();
  });

  test('is no stranger’s', async () => {
    await bothAsk();
    await placeComesFree();
    const offer = await offerTo(rowan);
    expect(await accept(wren, offer?.id)).toMatchObject({ status: 404, body: { code: 'earlier-date.not-found' } });
    expect(await decline(wren, offer?.id)).toMatchObject({ status: 404 });
    expect(await accept({ ...rowan, browser: wren.browser }, offer?.id)).toMatchObject({ status: 404 });
    expect(await offerTo(rowan)).not.toBeNull();
  });
});

describe('a tester', () => {
  const tools = (method: 'POST' | 'DELETE', { inHome }: Waiting) =>
    rowan.browser.raw(method, `/test-tools/v1/earlier-dates/${inHome}`);

  test('has a place come free for somebody who asked, whatever the time is, and has its time run out', async () => {
    site.clock.set('2026-11-23T22:00:00Z');
    expect(await tools('POST', wren)).toMatchObject({ status: 409, body: { code: 'earlier-date.none' } });
    await bothAsk();
    const { status, body } = await tools('POST', wren);
    expect(status).toBe(201);
    expect(await offerTo(wren)).toMatchObject({ ...Object(body), until: '2026-11-24T10:00:00.000Z' });
    expect((await tools('DELETE', wren)).status).toBe(204);
    expect([await offerTo(wren), (await tools('DELETE', wren)).status]).toEqual([null, 404]);
    await expectPlacesToSumUp();
  });

  test('names no visit by anything but its id', async () => {
    expect((await tools('POST', { ...rowan, inHome: 'mine' })).status).toBe(404);
  });
});
