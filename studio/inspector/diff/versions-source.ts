import { askHost, refusedWith } from '../inspection/ask-host.ts';
import type { LayersSource } from '../layers/layers-source.ts';
import type { JourneyEntry, Register } from '../register/register.types.ts';
import { readJourneys, type Version } from './read-journeys.ts';

/** A commit that changed journeys; `date` is ISO 8601. */
export type KnownVersion = { commit: string; date: string; subject: string };

export type VersionsSource = {
  /** The newest first; empty where there is no git. */
  known: () => Promise<readonly KnownVersion[]>;
  /** All journeys as they were. Both reject with an Error in words. */
  at: (commit: string) => Promise<Version>;
};

async function ask(path: string): Promise<Response> {
  const answer = await askHost(`/versions${path}`);
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as { message?: unknown } | null;
  throw new Error(typeof problem?.message === 'string' ? problem.message : refusedWith(answer.status));
}

/** The versions that the web host's git knows. */
export const versionsSource: VersionsSource = {
  // Written by server/journey-versions.ts.
  known: async () => ((await (await ask('')).json()) as { versions: KnownVersion[] }).versions,
  at: async (commit) => {
    const read = readJourneys(await (await ask(`/${encodeURIComponent(commit)}`)).text());
    if ('mistake' in read) throw new Error(read.mistake);
    return read;
  },
};

/** All journeys as they run now: the register's charts, with the words that were kept for them. */
export async function versionNow(
  register: Pick<Register, 'journey'>,
  layers: Pick<LayersSource, 'copyOf'>,
  entries: readonly JourneyEntry[],
): Promise<Version> {
  const journeys = await Promise.all(
    entries.map(async ({ name, title, errand }) => {
      const [{ chart }, copy] = await Promise.all([register.journey(name), layers.copyOf(name)]);
      return { name, title, errand, chart, copy };
    }),
  );
  return { journeys, isWhole: true };
}
