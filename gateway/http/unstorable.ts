import type { FieldProblem } from './problem.ts';

/** PostgreSQL stores neither U+0000 nor half a surrogate pair; without this check they would end as a 500. */
function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

function refused(path: readonly string[]): FieldProblem {
  return { path: path.join('.'), message: 'Contains characters that cannot be used' };
}

/** The places in a request whose text, or whose keys, no database takes. */
export function findUnstorable(value: unknown, path: readonly string[] = []): FieldProblem[] {
  if (typeof value === 'string') return isStorable(value) ? [] : [refused(path)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isStorable(key) ? findUnstorable(inner, path.concat(key)) : [refused(path)],
  );
}
