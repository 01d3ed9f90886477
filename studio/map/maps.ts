import { journeys } from '../../machines/index.ts';
import { readChart, statesOf } from '../charts/read-chart.ts';
import { journeyMap } from './journey-map.ts';
import type { JourneyMap } from './journey-map.types.ts';
import { mainWays } from './main-ways.ts';
import type { MapNames } from './map-words.ts';

type Journey = (typeof journeys)[number];

const charts = new Map(journeys.map(({ name, machine }) => [name, readChart(machine)]));

/** Journeys that customers see, by the machine that a state calls. */
const errands = new Map(
  [...charts]
    .filter(([, { root }]) => statesOf(root).some(({ view, path }) => view !== null || path !== null))
    .map(([name, { machine }]) => [machine, name]),
);

/** The map of a journey of the register. Throws where nobody has said which way most customers go. */
export function mapOf({ name, machine }: Journey): JourneyMap {
  const mainWay = mainWays[name];
  if (!mainWay) throw new Error(`Say in studio/map/main-ways.ts which way most customers go in ${name}`);
  return journeyMap(charts.get(name) ?? readChart(machine), { mainWay, errands });
}

export const mapNames = (copy: MapNames['copy']): MapNames => ({
  copy,
  journeys: new Map(journeys.map(({ name, title }) => [name, title])),
});
