import type { AnyMachineSnapshot } from 'xstate';
import { failuresIn } from '../model/call-failures.ts';
import { exploreAll, keyOf } from '../model/explore.ts';
import { walksOver } from '../model/walks.ts';
import type { Journey } from './journey.types.ts';
import { machineNoes } from './machine-noes.ts';
import { runWalk } from '../machine-tests/run-walk.ts';

/** The walks that the machine which ships has taken, under names, with their transitions and states; which conditions said no, and how its calls fail. */
export async function machineRuns(journey: Journey) {
  const { machine, model } = journey;
  const { starts, cases, facts } = model;
  const explorations = exploreAll({ machine, starts, cases, facts });
  const key = (snapshot: AnyMachineSnapshot) => keyOf(snapshot, facts);
  const runs: { name: string; taken: Set<string>; active: Set<string> }[] = [];
  for (const [index, walk] of walksOver(explorations).entries()) {
    const { takes, entered } = await runWalk(machine, { walk, input: starts[walk.start], key });
    runs.push({ name: `path ${index + 1}, ${walk.start}`, taken: new Set(takes), active: entered });
  }
  const failures = failuresIn({ machine, facts, explorations });
  return { runs, noes: machineNoes(journey, explorations), failures };
}
