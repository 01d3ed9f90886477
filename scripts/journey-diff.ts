import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changeWords, compareJourneys } from '../studio/inspector/diff/compare-journeys.ts';
import type { JourneyVersion } from '../studio/inspector/diff/journey-pieces.ts';
import { readJourneys, type Version } from '../studio/inspector/diff/read-journeys.ts';
import { journeysFolder } from '../studio/diagrams/journey-files.ts';

/**
 * `npm run journeys:diff -- [from] [to] [--journey name]`: what is different for customers between two versions.
 * Versions are commits, or files that the inspector has kept; `from` is HEAD when left out, `to` is the working tree.
 */
const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { journey: { type: 'string' } }, allowPositionals: true });
const [from = 'HEAD', to] = positionals;

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The files of the journeys that a commit has; the working tree's when there is none. */
function filesAt(commit: string | undefined): string[] {
  const files =
    commit === undefined
      ? git('ls-files', '--cached', '--others', '--exclude-standard', journeysFolder)
      : git('ls-tree', '-r', '--name-only', commit, journeysFolder);
  return files.split('\n').filter((file) => file.endsWith('.json'));
}

function read(text: string, source: string): Version {
  const found = readJourneys(text);
  if ('mistake' in found) throw new Error(`${source}: ${found.mistake}`);
  return found;
}

/** That of the journey that is asked for alone, where there is one: another one's mistakes are not in its way. */
function askedFor(files: readonly string[]): readonly string[] {
  const asked = files.filter((file) => file === `${journeysFolder}/${values.journey}.json`);
  return asked.length > 0 ? asked : files;
}

function versionOf(commit: string | undefined): Version {
  const files = filesAt(commit).filter((file) => commit !== undefined || existsSync(join(root, file)));
  const textOf = (file: string) =>
    commit === undefined ? readFileSync(join(root, file), 'utf8') : git('show', `${commit}:${file}`);
  return { journeys: askedFor(files).flatMap((file) => read(textOf(file), file).journeys), isWhole: true };
}

const isFile = (version: string): boolean => version.endsWith('.json') && existsSync(version);

/** A version's journeys by name. */
function journeysAt(version: string | undefined) {
  const { journeys, isWhole } =
    version !== undefined && isFile(version) ? read(readFileSync(version, 'utf8'), version) : versionOf(version);
  return { journeys: new Map(journeys.map((journey) => [journey.name, journey])), isWhole };
}

/** The names to compare: those of both, unless a file is about one journey alone. */
const namesOf = (...versions: ReturnType<typeof journeysAt>[]): string[] =>
  [...new Set(versions.flatMap(({ journeys }) => [...journeys.keys()]))]
    .filter((name) => versions.every(({ journeys, isWhole }) => isWhole || journeys.has(name)))
    .toSorted();

function tell(name: string, before: JourneyVersion | undefined, after: JourneyVersion | undefined): boolean {
  if (!before || !after) {
    console.log(`${before ? '−' : '+'} journey ${name}\n`);
    return true;
  }
  const changes = compareJourneys(before, after);
  if (changes.length > 0) console.log(`${after.title} (${name})\n${changes.map(changeWords).join('\n')}\n`);
  return changes.length > 0;
}

try {
  const [olds, nows] = [journeysAt(from), journeysAt(to)];
  const names = namesOf(olds, nows);
  const wanted = values.journey === undefined ? names : names.filter((name) => name === values.journey);
  if (wanted.length === 0)
    throw new Error(`No journey ${values.journey ?? ''} at ${from} or ${to ?? 'here'}. There are: ${names.join(', ')}`);
  if (wanted.filter((name) => tell(name, olds.journeys.get(name), nows.journeys.get(name))).length === 0)
    console.log(`No journey differs between ${from} and ${to ?? 'the working tree'}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
