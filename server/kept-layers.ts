import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commitName, git } from './git.ts';

/** What the last full run has left in the repository, as far as it is read here; written by tests/selection/keep-layers.ts. */
type KeptLayers = {
  made: string;
  commit: string;
  hasChanges: boolean;
  reasons: readonly string[];
  requirements: Readonly<Record<string, string>>;
  journeys: Readonly<Record<string, unknown>>;
};

const keptFile = 'tests/selection/last-layers.json';

/** Whether a journey's machine is another one than at a commit; null where git cannot tell. */
async function isChanged(repository: string, commit: string, journey: string): Promise<boolean | null> {
  if (!commitName.test(commit)) return null;
  const folder = `machines/${journey}`;
  // What tests it, and what is said of it beside it, is not the machine.
  const others = ['test', 'cases'].map((kind) => `:(exclude,glob)${folder}/**/*.${kind}.ts`);
  try {
    await git(repository, 'diff', '--quiet', commit, '--', folder, ...others);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 1 ? true : null;
  }
}

/** What the last full run found of a journey, with the commit that it ran at; null where nothing is kept of it. */
export async function keptLayersOf(repository: string, name: string) {
  const text = await readFile(join(repository, keptFile), 'utf8').catch(() => null);
  if (text === null) return null;
  const { made, commit, hasChanges, reasons, requirements, journeys } = JSON.parse(text) as KeptLayers;
  if (!Object.hasOwn(journeys, name)) return null;
  return {
    made,
    reasons,
    requirements,
    journey: journeys[name],
    kept: { commit, hasChanges, isChanged: await isChanged(repository, commit, name) },
  };
}
