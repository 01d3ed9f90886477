import type { Outcome } from '../../../scripts/proof/requirements.ts';
import type { JourneyLayers, Mark } from './layers.types.ts';

/** Each requirement with how its tests went: one that nobody has reported did not run, as far as is known. */
const outcomesOf = (rows: readonly string[], known: JourneyLayers['requirements']): [string, Outcome][] =>
  rows.map((id) => [id, known[id] ?? 'not run']);

/** "AU-10 passed, AU-11 not run": how the requirements of a state stand, together as bad as the worst of them. */
export function requirementMark(rows: readonly string[], known: JourneyLayers['requirements']): Mark {
  const outcomes = outcomesOf(rows, known);
  const words = outcomes.map(([id, outcome]) => `${id} ${outcome}`).join(', ');
  const all = new Set(outcomes.map(([, outcome]) => outcome));
  if (all.has('failed')) return { kind: 'bad', sign: '✗', words };
  return all.has('not run') ? { kind: 'half', sign: '?', words } : { kind: 'good', sign: '✓', words };
}
