import { describe, expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { readBody } from '../../openapi/partners/tags/read.ts';
import { funnelOf, type LogEntry } from '../../partners/tags/funnel.rules.ts';
import { mapOf } from '../../studio/map/maps.ts';
import { inventedVisit, waysThrough } from './invented-visits.ts';

const journey = journeys.find(({ name }) => name === 'choose-plan');
if (!journey) throw new Error('No choose-plan in the register');
const ways = waysThrough(journey);
const seeds = Array.from({ length: 80 }, (_, seed) => seed);
const visits = seeds.flatMap((seed) => inventedVisit(ways, { seed, version: 'demo-2' }) ?? []);

describe('random customers who fill the funnel', () => {
  it('are such as the collector takes', async () => {
    // Some give up before anything has come.
    expect(visits.length).toBeGreaterThan(60);
    for (const visit of visits) {
      const request = new Request('http://tags.test/', { method: 'POST', body: JSON.stringify(visit) });
      expect(await readBody(request, 'Entries')).toEqual(visit);
    }
  });

  it('go the same way for the same seed, and are other visits each time', () => {
    const [one, other] = [1, 2].map(() => inventedVisit(ways, { seed: 7, version: 'demo-2' }));
    expect(one?.steps).toEqual(other?.steps);
    expect(one?.visit).not.toBe(other?.visit);
  });

  it('come to the pages of the map, go on and leave', () => {
    const { cards } = mapOf(journey);
    const places = Object.fromEntries(
      cards.flatMap(({ place }) => place.states.map((state) => [state, place.id] as const)),
    );
    const at = new Date('2026-11-23T10:00:00Z');
    const log = visits.flatMap(({ steps, ...visit }) =>
      steps.map(({ from = null, seconds = null, ...step }): LogEntry => ({ ...visit, ...step, from, seconds, at })),
    );
    const sums = funnelOf(log, { journey: 'choosePlan', places }, new Date('2026-11-23T11:00:00Z'));
    const [page] = sums.places.toSorted((one, other) => other.came - one.came);
    expect(page?.came).toBeGreaterThan(20);
    expect(page?.wentOn).toBeGreaterThan(5);
    expect(page?.left).toBeGreaterThan(5);
    expect(page?.medianSeconds).toBeGreaterThan(0);
  });
});
