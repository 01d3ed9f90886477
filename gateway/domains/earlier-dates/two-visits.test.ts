import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { siteWithHomes } from '../../testing/customer.ts';
import { accept, ask, standing, toldOf, orderedBoth, type Waiting } from '../../testing/earlier-dates.ts';
import type { TestGateway } from '../../testing/gateway.ts';
import { longSessions } from '../../testing/switches.ts';
import { choose, setPlaces } from '../../testing/visits.ts';

/** The tests begin at nine on Monday 23 November 2026; the first visit can be on Monday 30. */
const OUTSIDE = '2026-12-03';
const HOME = '2026-12-17';

let site: TestGateway;
let region: string;
let rowan: Waiting;
beforeAll(async () => {
  site = await siteWithHomes(longSessions);
});
afterAll(() => site.close());
beforeEach(async () => {
  site.clock.set('2026-11-23T09:00:00Z');
  region = randomUUID();
  for (const visitType of ['PRE_WORK', 'IN_HOME'] as const)
    for (const day of ['2026-12-01', OUTSIDE, '2026-12-09', '2026-12-10', '2026-12-14', HOME])
      await setPlaces(site, { region, visitType, day, slot: 'AM' }, 9);
  rowan = await orderedBoth(site, region, { outside: OUTSIDE, inHome: HOME });
});

/** Somebody else moves their visits away from these days. */
async function comesFree(days: { outside: string; inHome: string }): Promise<void> {
  const ash = await orderedBoth(site, region, days);
  await site.drain();
  expect(await choose(ash, ash.inHome, HOME)).toMatchObject({ status: 200 });
  await site.drain();
}

const outsideOf = (customer: Waiting): Waiting => ({ ...customer, inHome: customer.outside });

describe('of a home that needs two visits (BK-05, issue 14)', () => {
  test('the one at home is offered a day from the lead time behind the outside visit on', async () => {
    expect((await ask(rowan)).status).toBe(204);
    await comesFree({ outside: '2026-12-01', inHome: '2026-12-10' });
    const { offer } = await standing(rowan);
    expect(offer?.date).toBe('2026-12-10');
    expect((await accept(rowan, offer?.id)).status).toBe(204);
    expect(await standing(rowan)).toMatchObject({ day: '2026-12-10', asked: false });
  });

  test('and no earlier one', async () => {
    expect((await ask(rowan)).status).toBe(204);
    await comesFree({ outside: '2026-12-01', inHome: '2026-12-09' });
    expect((await standing(rowan)).offer).toBeNull();
  });

  test('the offer is withdrawn once the outside visit is moved so that it comes too late for it', async () => {
    expect((await ask(rowan)).status).toBe(204);
    await comesFree({ outside: '2026-12-01', inHome: '2026-12-10' });
    const { offer } = await standing(rowan);
    expect(await choose(rowan, rowan.outside, '2026-12-09')).toMatchObject({ status: 200 });
    expect((await standing(rowan)).offer).toBeNull();
    expect(await accept(rowan, offer?.id)).toMatchObject({ status: 409, body: { code: 'earlier-date.gone' } });
    await site.drain();
    expect(await standing(rowan)).toMatchObject({ asked: true, offer: null });
  });

  test('the outside visit comes earlier by itself, and the one at home stays', async () => {
    const outside = outsideOf(rowan);
    expect((await ask(outside)).status).toBe(204);
    const ash = await orderedBoth(site, region, { outside: '2026-12-01', inHome: HOME });
    await site.drain();
    expect(await choose(ash, ash.outside, OUTSIDE)).toMatchObject({ status: 200 });
    await site.drain();
    const { offer } = await standing(outside);
    expect(offer?.date).toBe('2026-12-01');
    expect(await toldOf(site, rowan)).toEqual(['An earlier date for your outside install: Tuesday 1 December 2026']);
    expect((await accept(outside, offer?.id)).status).toBe(204);
    expect([(await standing(outside)).day, (await standing(rowan)).day]).toEqual(['2026-12-01', HOME]);
  });

  test('one that has lost its date, as the other was moved behind it, asks for nothing any more', async () => {
    expect((await ask(rowan)).status).toBe(204);
    expect(await choose(rowan, rowan.outside, '2026-12-14')).toMatchObject({ status: 200 });
    expect(await standing(rowan)).toMatchObject({ canAsk: false, asked: false });
    expect(await ask(rowan)).toMatchObject({ status: 409, body: { code: 'earlier-date.none' } });
  });
});
