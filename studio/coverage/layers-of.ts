import { basename } from 'node:path';
import type { JourneyLayers } from '../inspector/layers/layers.types.ts';
import type { JourneyCoverage } from './coverage.types.ts';

/** The coverage of a journey as the inspector draws it over the chart: numbers instead of the tests' names. */
export function layersOf({ transitions, states }: JourneyCoverage, made: Date): JourneyLayers {
  return {
    made: made.toISOString(),
    transitions: Object.fromEntries(
      transitions.map(({ id, machine, browser, exempt }) => [
        id,
        { machine: machine.length, browser: browser.length, exempt },
      ]),
    ),
    states: Object.fromEntries(
      states.map(({ id, machine, browser, look, shot }) => [
        id,
        { machine: machine.length, browser: browser.length, look, shot: shot === null ? null : basename(shot) },
      ]),
    ),
  };
}
