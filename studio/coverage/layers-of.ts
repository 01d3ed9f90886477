import { basename } from 'node:path';
import type { Outcome } from '../../scripts/proof/requirements.ts';
import type { Chart } from '../charts/chart.types.ts';
import { statesOf } from '../charts/read-chart.ts';
import type { JourneyLayers } from '../inspector/layers/layers.types.ts';
import type { JourneyCoverage, Proof } from './coverage.types.ts';
import { shapeOf } from './state-shape.ts';

const counted = ({ machine, browser, tester }: Omit<Proof, 'id'>) => ({
  machine: machine.length,
  browser: browser.length,
  tester: tester.length,
});

/** The coverage of a journey as the inspector draws it over the chart: numbers instead of the tests' names. */
export function layersOf(
  { transitions, states, failures }: JourneyCoverage,
  { chart, made, requirements }: { chart: Chart; made: Date; requirements: ReadonlyMap<string, Outcome> },
): JourneyLayers {
  const drawn = new Set(chart.transitions.map(({ id }) => id));
  const all = statesOf(chart.root);
  const own = [...new Set(all.flatMap(({ rows }) => rows))];
  return {
    made: made.toISOString(),
    kept: null,
    transitions: Object.fromEntries(
      transitions
        .filter(({ id }) => drawn.has(id))
        .map((one) => [
          one.id,
          {
            ...counted(one),
            exempt: one.exempt,
            no: one.no && { ...counted(one.no), exempt: one.no.exempt.browser },
          },
        ]),
    ),
    states: Object.fromEntries(
      states.map((one) => [
        one.id,
        { ...counted(one), look: one.look, shot: one.shot === null ? null : basename(one.shot) },
      ]),
    ),
    failures: failures.map(({ browser, tester, ...one }) => ({
      ...one,
      browser: browser.length,
      tester: tester.length,
    })),
    shapes: Object.fromEntries(all.map((state) => [state.id, shapeOf(chart, state)])),
    requirements: Object.fromEntries(own.map((id) => [id, requirements.get(id) ?? 'not run'])),
  };
}
