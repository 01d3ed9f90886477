import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { readChart } from '../charts/read-chart.ts';
import { mapOf } from '../map/maps.ts';
import { wayMarks } from '../inspector/persona/way-marks.ts';
import type { LegWay } from './persona.types.ts';
import { personaFiles, personasFolder, wayOf } from './persona-ways.ts';
import { personas } from './personas.ts';

const folder = join(import.meta.dirname, '../..', personasFolder);
const keptWays = (id: string): string => readFileSync(join(folder, `${id}.json`), 'utf8');

const journeyNamed = (name: string) => {
  const journey = journeys.find((one) => one.name === name);
  if (!journey) throw new Error(`There is no journey ${name}`);
  return { chart: readChart(journey.machine), map: mapOf(journey) };
};

describe('a product owner walks somebody’s way', () => {
  // Everywhere that their journeys lead is looked through again.
  it('as the machines of now let them go', { timeout: 180_000 }, () => {
    const made = personaFiles();
    expect(readdirSync(folder).toSorted()).toEqual([...made.keys()].toSorted());
    const stale = [...made].filter(([name, content]) => keptWays(name.replace('.json', '')) !== content);
    expect(
      stale.map(([name]) => name),
      'Run: npm run ways',
    ).toEqual([]);
  });

  it('and hears of a step that is not there any more', () => {
    const { legs } = personas[0] ?? {};
    const leg = legs?.find(({ journey }) => journey === 'choose-plan');
    if (!leg) throw new Error('Nobody chooses a plan');
    expect(() => wayOf({ ...leg, through: ['comparingPlans', 'flyingToTheMoon'] })).toThrow(
      'In choose-plan no way leads to flyingToTheMoon after comparingPlans',
    );
    expect(() => wayOf({ ...leg, start: 'a ghost' })).toThrow('choose-plan has no start "a ghost"');
  });

  it.each(personas)('that of $name has a sentence for each step, and a map on which it can be seen', (persona) => {
    const legs = JSON.parse(keptWays(persona.id)) as LegWay[];
    for (const { journey, does } of persona.legs) {
      expect(does).toMatch(/^[a-z][^.]+$/);
      const drawn = journeyNamed(journey);
      const way = wayMarks(drawn, journey, { name: persona.name, legs });
      expect(
        drawn.map.cards.some(({ place }) => place.states.some((id) => way?.ids.has(id))),
        journey,
      ).toBe(true);
    }
  });

  it('and finds the journeys on it lit in the one that calls them, and nothing lit where nobody comes by', () => {
    const robin = { name: 'Robin', legs: JSON.parse(keptWays('switcher')) as LegWay[] };
    const order = journeyNamed('order-broadband');
    const lit = wayMarks(order, 'order-broadband', robin);
    const cards = order.map.cards.map(({ place }) => [place.name, place.states.some((id) => lit?.ids.has(id))]);
    expect(Object.fromEntries(cards)).toEqual({
      'address-check': true,
      'choose-plan': true,
      'switch-provider': true,
      'customise-plan': true,
      'book-install': true,
      'review-order': true,
      OrderPlaced: false,
    });
    expect(lit?.arrows).toContain('errand:choose-plan → errand:switch-provider');
    expect(lit?.arrows).not.toContain('errand:review-order → end:OrderPlaced');
    expect(wayMarks(journeyNamed('top-up'), 'top-up', robin)).toBeNull();
    const alex = { name: 'Alex', legs: JSON.parse(keptWays('mover')) as LegWay[] };
    // Both have dates to choose, and Alex chooses one elsewhere.
    for (const other of ['book-install', 'report-fault'])
      expect(wayMarks(journeyNamed(other), other, alex), other).toBeNull();
  });
});
