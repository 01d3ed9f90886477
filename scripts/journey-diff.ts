import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { changeWords, compareJourneys, type JourneyVersion } from '../src/inspector/diff/compare-journeys.ts';
import { journeysFolder } from './diagrams/journey-files.ts';

/**
 * `npm run journeys:diff -- [from] [to] [--journey name]`: what is different for customers between two versions.
 * Versions are commits; `from` is HEAD when left out, `to` is the working tree.
 */
const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { journey: { type: 'string' } }, allowPositionals: true });
const [from = 'HEAD', to] = positionals;

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The names of the journeys that a version has; the working tree's when there is no version. */
function namesAt(version: string | undefined): string[] {
  const files =
    version === undefined
      ? git('ls-files', '--cached', '--others', '--exclude-standard', journeysFolder)
      : git('ls-tree', '-r', '--name-only', version, journeysFolder);
  return files.split('\n').flatMap((file) => /([^/]+)\.json$/.exec(file)?.[1] ?? []);
}

function journeyAt(version: string | undefined, name: string): JourneyVersion | null {
  const file = `${journeysFolder}/${name}.json`;
  if (version === undefined) return existsSync(join(root, file)) ? parse(readFileSync(join(root, file), 'utf8')) : null;
  return namesAt(version).includes(name) ? parse(git('show', `${version}:${file}`)) : null;
}

/** Written by us; an older version may lack what was added since. */
const parse = (text: string): JourneyVersion => ({ copy: {}, ...(JSON.parse(text) as Omit<JourneyVersion, 'copy'>) });

function tell(name: string): boolean {
  const [before, after] = [journeyAt(from, name), journeyAt(to, name)];
  if (!before || !after) {
    console.log(`${before ? '-' : '+'} journey ${name}\n`);
    return true;
  }
  const changes = compareJourneys(before, after);
  if (changes.length > 0) console.log(`${after.title} (${name})\n${changes.map(changeWords).join('\n')}\n`);
  return changes.length > 0;
}

try {
  const names = [...new Set([...namesAt(from), ...namesAt(to)])].toSorted();
  const wanted = values.journey === undefined ? names : names.filter((name) => name === values.journey);
  if (wanted.length === 0)
    throw new Error(`No journey ${values.journey ?? ''} at ${from} or ${to ?? 'here'}. There are: ${names.join(', ')}`);
  if (wanted.filter(tell).length === 0)
    console.log(`No journey differs between ${from} and ${to ?? 'the working tree'}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
