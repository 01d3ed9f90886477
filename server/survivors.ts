import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A small fault that no fast test has noticed, as far as the inspector tells it. */
type Survivor = { file: string; line: number; what: string; state: string | null };

/** What `npm run audit:mutants` notes of a fault, a line each; what is said last of one holds. */
type Line = {
  mutant: { file: string; line: number; start: number; end: number; replacement: string; what: string; state?: string };
  noticedBy: string | null;
};

const noted = '.data/mutants.jsonl';

/** The last line is half written while an audit goes on. */
function lineIn(text: string): Line | null {
  try {
    return JSON.parse(text) as Line;
  } catch {
    return null;
  }
}

/** The faults in a journey's machine and pages that survived the last audit, with when it ended; null where none was made. */
export async function survivorsOf(
  repository: string,
  journey: string,
): Promise<{ made: string; found: Survivor[] } | null> {
  const path = join(repository, noted);
  const [text, file] = await Promise.all([readFile(path, 'utf8').catch(() => null), stat(path).catch(() => null)]);
  if (text === null || file === null) return null;
  const last = new Map<string, Line>();
  for (const each of text.split('\n').filter((line) => line !== '')) {
    const line = lineIn(each);
    if (line === null) continue;
    const { file: where, start, end, replacement } = line.mutant;
    last.set([where, start, end, replacement].join('|'), line);
  }
  const isOwn = (where: string) =>
    [`machines/${journey}/`, `src/journeys/${journey}/`].some((own) => where.startsWith(own));
  const found = [...last.values()]
    .filter(({ mutant, noticedBy }) => noticedBy === null && isOwn(mutant.file))
    .map(({ mutant: { file: where, line, what, state = null } }) => ({ file: where, line, what, state }));
  return { made: file.mtime.toISOString(), found };
}
