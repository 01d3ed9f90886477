import * as z from 'zod';
import { HttpProblem } from './problem.ts';

/** Deeper than anything that the contract or the testers' tools describe. */
const DEEPEST = 32;
/** Values and keys of one body; the largest that the contract describes has a few hundred. */
const MOST_PARTS = 4_000;

export type JsonText = { value: unknown } | { fault: 'Malformed JSON' | 'Nested too deeply' | 'Too many values' };

/** Where the text that begins with the quote at `from` ends. */
function endOfText(json: string, from: number): number {
  let at = from + 1;
  while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}

/** Goes over the characters once, without a stack of its own, and stops at the first limit. */
function excessOf(json: string): Extract<JsonText, { fault: string }> | undefined {
  let depth = 0;
  let parts = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ',' || sign === ':') parts += 1;
    if (depth > DEEPEST) return { fault: 'Nested too deeply' };
    if (parts > MOST_PARTS) return { fault: 'Too many values' };
  }
  return undefined;
}

/**
 * Reads JSON that a stranger sent. Depth and number of values are bounded before anything walks them, so that
 * whatever follows costs in proportion to the size; keys that come twice count twice, and the last one holds.
 */
export function readJsonText(json: string): JsonText {
  const excess = excessOf(json);
  if (excess) return excess;
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return { fault: 'Malformed JSON' };
  }
}

/** What a body says. Throws 400 `validation.failed` for one of another form, or for none. */
export function parseJson<T>(form: z.ZodType<T>, text: string): T {
  const body = readJsonText(text);
  if ('fault' in body) throw new HttpProblem(400, 'validation.failed', { message: body.fault });
  const read = form.safeParse(body.value);
  if (!read.success) throw new HttpProblem(400, 'validation.failed', { message: z.prettifyError(read.error) });
  return read.data;
}
