import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate';
import { journeys } from '../../../machines/index.ts';
import { isLeaf, metaOf, nodesOf, rowsOf, transitionId, transitionsOf } from '../../model/definition.ts';
import { readChart } from '../../charts/read-chart.ts';
import { mapOf } from '../../map/maps.ts';
import { picturedOn } from '../../map/pictured.ts';
import type { Register, Sample, Standing } from './register.types.ts';

function journeyOf(name: string) {
  const found = journeys.find((journey) => journey.name === name);
  if (!found) throw new Error(`There is no journey "${name}" in the register`);
  return found;
}

function rowsByTransition(machine: AnyStateMachine): Record<string, readonly string[]> {
  const transitions = nodesOf(machine).flatMap((node) => transitionsOf(node).flatMap(([, candidates]) => candidates));
  const rows = transitions.map((transition) => [transitionId(transition), rowsOf(transition)] as const);
  return Object.fromEntries(rows.filter(([, ids]) => ids.length > 0));
}

/** The value that a machine has when these states are active. */
function valueOf(node: AnyStateNode, active: ReadonlySet<string>): StateValue {
  const within = Object.values(node.states).filter(({ id }) => active.has(id));
  const [only] = within;
  if (node.type === 'compound' && only && Object.keys(only.states).length === 0) return only.key;
  return Object.fromEntries(within.map((state) => [state.key, valueOf(state, active)]));
}

/** A sample as plain data; null where it cannot be made for this standing. */
function sampleOf(entry: unknown, machine: AnyStateMachine, { active, context }: Standing): Sample | null {
  try {
    const value = valueOf(machine.root, new Set(active));
    // Some samples are made for the state they happen in. What is masked in its context stays so.
    const event: unknown =
      typeof entry === 'function'
        ? (entry as (snapshot: unknown) => unknown)(machine.resolveState({ value, context: context ?? {} }))
        : entry;
    return event === null ? null : (JSON.parse(JSON.stringify(event)) as Sample);
  } catch {
    return null;
  }
}

/** The register itself, for the worker and for tests. */
export const registerAnswers: Register = {
  journeys: () =>
    Promise.resolve(
      journeys.map(({ name, title, errand, machine }) => ({
        name,
        title,
        errand,
        machine: machine.id,
        isSeen: nodesOf(machine).some((node) => metaOf(node).view !== undefined || metaOf(node).path !== undefined),
        paths: [...new Set(nodesOf(machine).flatMap((node) => metaOf(node).path ?? []))],
        leaves: nodesOf(machine)
          .filter(isLeaf)
          .map(({ id }) => id),
      })),
    ),
  journey: async (name) => {
    const journey = journeyOf(name);
    const { machine } = journey;
    const map = mapOf(journey);
    return Promise.resolve({
      chart: readChart(machine),
      map,
      pictured: new Set(picturedOn(name, map).keys()),
      rows: rowsByTransition(machine),
    });
  },
  samples: async (name, standing) => {
    const { machine, model } = journeyOf(name);
    const samples = model.cases.map((entry) => sampleOf(entry, machine, standing)).filter((sample) => sample !== null);
    const different = new Map(samples.map((sample) => [JSON.stringify(sample), sample]));
    return Promise.resolve([...different.values()]);
  },
};
