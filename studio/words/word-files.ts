import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { JourneyVersion } from '../inspector/diff/journey-pieces.ts';
import { betweenTagsKey, type ReadOptions } from './read-words.ts';
import type { Speaker } from './words.types.ts';

export type WordFile = { path: string; source: string; saidBy: readonly Speaker[]; options?: ReadOptions };

type Kind = { files: readonly string[]; options?: ReadOptions; saidBy: readonly Speaker[] | 'who asks' };

/** Views take their words from the copy, but for a few that say them between their tags, or in one of these attributes. */
const spokenInViews = [betweenTagsKey, 'title', 'intro', 'label', 'aria-label', 'alt'];

/** Where what customers read is written, and who says it. A file belongs to the first kind that names it. */
const kinds: readonly Kind[] = [
  { files: ['src/**/*.copy.ts', 'src/pages/content/**/*.ts'], saidBy: ['site'] },
  { files: ['src/**/*.tsx'], saidBy: ['site'], options: { under: spokenInViews, isMostlyCode: true } },
  // What is said of a date, a card or an answer, wherever it stands.
  { files: ['src/ui/format/*.ts', 'src/runtime/status-text.ts'], saidBy: ['site'], options: { isMostlyCode: true } },
  { files: ['gateway/domains/**/*[.-]messages.ts'], saidBy: ['mail'], options: { isMostlyCode: true } },
  { files: ['gateway/domains/**/*.layout.ts'], saidBy: ['pdf'], options: { isMostlyCode: true } },
  {
    files: ['gateway/domains/*/*.words.ts', 'gateway/words/*-words.ts'],
    saidBy: 'who asks',
    options: { isMostlyCode: true },
  },
  {
    files: ['gateway/{domains,http}/**/*.ts'],
    saidBy: ['gateway'],
    options: { under: ['message'], isMostlyCode: true },
  },
];

const isTest = (path: string): boolean => /\.test\.tsx?$|\.cases\.ts$|\/test-[^/]+\.tsx$|\/testing\//.test(path);

const filesOf = (root: string, patterns: readonly string[]): string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !isTest(path))
    .toSorted();

/** Who says the words of a file that others ask for theirs. */
function askers(path: string, all: ReadonlyMap<string, string>): readonly Speaker[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const asking = [...all].filter(([, source]) => source.includes(`/${name}'`)).map(([other]) => other);
  const says: Readonly<Record<Speaker, boolean>> = {
    site: false,
    mail: asking.some((other) => /[.-]messages\.ts$/.test(other)),
    pdf: asking.some((other) => other.endsWith('.layout.ts')),
    gateway: asking.some((other) => !/[.-]messages\.ts$|\.layout\.ts$|words\.ts$/.test(other)),
  };
  const speakers = (['mail', 'pdf', 'gateway'] as const).filter((speaker) => says[speaker]);
  return speakers.length > 0 ? speakers : ['gateway'];
}

/** Every file of words of a clone. */
export function readWordFiles(root: string): readonly WordFile[] {
  const gateway = new Map(
    filesOf(root, ['gateway/**/*.ts']).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
  );
  const met = new Set<string>();
  return kinds.flatMap(({ files, options, saidBy }) =>
    filesOf(root, files)
      .filter((path) => !met.has(path))
      .map((path) => {
        met.add(path);
        const source = gateway.get(path) ?? readFileSync(join(root, path), 'utf8');
        return {
          path,
          source,
          saidBy: saidBy === 'who asks' ? askers(path, gateway) : saidBy,
          ...(options && { options }),
        };
      }),
  );
}

/** The journeys as `npm run diagrams` keeps them: which view is drawn in which state. */
export const readKeptJourneys = (root: string): readonly JourneyVersion[] =>
  filesOf(root, ['docs/journeys/*.json']).map(
    (path) => JSON.parse(readFileSync(join(root, path), 'utf8')) as JourneyVersion,
  );
