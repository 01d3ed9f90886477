import type { FieldProblem } from './problem.ts';

/** PostgreSQL stores neither U+0000 nor half a surrogate pair; without this check they would end as a 500. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}

function refused(path: readonly string[]): FieldProblem {
  return { path: path.join('.'), message: 'Contains characters that cannot be used' };
}

/**
 * The places in a request whose text, or whose keys, no database takes. The request's depth is bounded before
 * (`readJsonText`), so that it costs in proportion to the number of values.
 */
export function findUnstorable(request: unknown): FieldProblem[] {
  const path: string[] = [];
  const problems: FieldProblem[] = [];
  const walk = (value: unknown): void => {
    if (typeof value === 'string' && !isStorable(value)) problems.push(refused(path));
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (!isStorable(key)) {
        problems.push(refused(path));
        continue;
      }
      path.push(key);
      walk(inner);
      path.pop();
    }
  };
  walk(request);
  return problems;
}
