import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { journeys } from '../../machines/index.ts';
import { readChart } from '../../studio/charts/read-chart.ts';
import { keepLayers, type KeptJourney } from '../../studio/coverage/kept-layers.ts';
import type { JourneyLayers } from '../../studio/inspector/layers/layers.types.ts';

/** What a full run has found, small enough to be committed. Read by `server/inspector-data.ts`. */
type KeptLayers = {
  /** When, ISO 8601. */
  made: string;
  commit: string;
  /** What ran had changes that were not in this commit. */
  hasChanges: boolean;
  /** Why no customer can take some transitions; these name the places of their reasons here. */
  reasons: readonly string[];
  /** By id: how the tests of each requirement that a state keeps went. */
  requirements: JourneyLayers['requirements'];
  journeys: Readonly<Record<string, KeptJourney>>;
};

const keptFile = 'tests/selection/last-layers.json';

/** All journeys of a report, as they are kept. */
export function keptFrom(
  layersOf: (journey: string) => JourneyLayers,
  { commit, hasChanges }: Pick<KeptLayers, 'commit' | 'hasChanges'>,
): KeptLayers {
  const reasons: string[] = [];
  const all = journeys.map(({ name, machine }) => ({ name, chart: readChart(machine), layers: layersOf(name) }));
  const requirements = all
    .flatMap(({ layers }) => Object.entries(layers.requirements))
    .toSorted(([one], [other]) => one.localeCompare(other));
  return {
    made: all[0]?.layers.made ?? '',
    commit,
    hasChanges,
    journeys: Object.fromEntries(all.map(({ name, chart, layers }) => [name, keepLayers(layers, chart, reasons)])),
    reasons,
    requirements: Object.fromEntries(requirements),
  };
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();

/** Keeps what `npm run coverage` has just reported, for the layers of the inspector on a fresh clone. */
export function keepFullRun(root: string): void {
  const layersOf = (journey: string) =>
    JSON.parse(
      readFileSync(join(root, 'test-results', 'report', 'layers', `${journey}.json`), 'utf8'),
    ) as JourneyLayers;
  const kept = keptFrom(layersOf, {
    commit: git(root, 'rev-parse', 'HEAD'),
    // The other record of the run has just been written.
    hasChanges: git(root, 'status', '--porcelain', '--', '.', ':!tests/selection/last-*.json') !== '',
  });
  writeFileSync(join(root, keptFile), `${JSON.stringify(kept, null, 2)}\n`);
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), [join(root, keptFile)], { cwd: root });
}
