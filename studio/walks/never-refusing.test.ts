import { expect, it } from 'vitest';
import { journeys } from '../../machines/index.ts';
import { guardedIn } from '../model/guard-answers.ts';
import { neverRefusing, notRefusedInBrowser, placeOf } from './never-refusing.ts';

const guarded = journeys.flatMap(({ machine }) => guardedIn(machine));

it('whoever reads why a condition never says no finds it in one machine, and one reason', () => {
  const places = [...neverRefusing.keys(), ...notRefusedInBrowser.keys()];
  expect(places.filter((place) => guarded.filter((id) => placeOf(id) === place).length !== 1)).toEqual([]);
  expect([...neverRefusing.keys()].filter((place) => notRefusedInBrowser.has(place))).toEqual([]);
});
