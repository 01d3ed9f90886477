import { statesOf } from '../charts/read-chart.ts';
import { stateTitle } from '../inspector/chart-view/chart-facts.ts';
import type { JourneyVersion } from '../inspector/diff/journey-pieces.ts';
import { viewOfState } from '../inspector/layers/state-copy.ts';
import { fixedWordsIn, fixingOf } from './fixed-words.ts';
import { readWords } from './read-words.ts';
import type { WordFile } from './word-files.ts';
import type { KeptWordFile, KeptWords } from './words.types.ts';

/** A journey's views, each with the states that it is drawn in. */
function screensOf({ chart }: JourneyVersion): Readonly<Record<string, readonly string[]>> {
  const leaves = statesOf(chart.root).filter(({ states }) => states.length === 0);
  const drawn = leaves.flatMap((state) => {
    const view = viewOfState(chart, state.id);
    return view === null ? [] : [[view, stateTitle(state, 'customer')] as const];
  });
  const byView = Map.groupBy(drawn, ([view]) => view);
  return Object.fromEntries([...byView].map(([view, all]) => [view, [...new Set(all.map(([, title]) => title))]]));
}

const folderOf = (path: string): string | undefined => /^src\/journeys\/([^/]+)\//.exec(path)?.[1];

/** The register of every sentence that a customer may read, of the files of words, the journeys and what must hold. */
export function keepWords(
  files: readonly WordFile[],
  versions: readonly JourneyVersion[],
  requirements: readonly { id: string; words: string }[],
): KeptWords {
  const fixed = fixedWordsIn(requirements);
  const journeys = versions.map((version) => ({
    name: version.name,
    title: version.title,
    screens: screensOf(version),
  }));

  function keptOf({ path, source, saidBy, options }: WordFile): KeptWordFile {
    const journey = journeys.find(({ name }) => name === folderOf(path));
    const sentences = readWords(path, source, options).map(({ uses, ...sentence }) => {
      const named = new Set(uses.map((use) => use.split('.')[0] ?? ''));
      const views = Object.keys(journey?.screens ?? {}).filter((view) => named.has(view));
      return { ...sentence, views, ...fixingOf(sentence.text, source, fixed) };
    });
    return { path, saidBy, journey: journey?.name ?? null, source, sentences };
  }
  return { journeys, files: files.map(keptOf).filter(({ sentences }) => sentences.length > 0) };
}
