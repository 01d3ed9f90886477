import type { Exploration, Move } from './explore.ts';

/** A way through the machine from one of its starts. */
export type Walk = { start: string; moves: Move[] };

/** Longer walks are cut: a failure at step 90 tells nobody anything. */
const maxLength = 40;

/** The shortest way from a state to a move that takes something still open. */
function nextLeg({ moves }: Exploration, from: string, open: ReadonlySet<string>): Move[] | null {
  const ways = new Map<string, Move[]>([[from, []]]);
  for (const [at, way] of ways)
    for (const move of moves.get(at) ?? []) {
      if (move.takes.some((id) => open.has(id))) return [...way, move];
      if (!ways.has(move.to)) ways.set(move.to, [...way, move]);
    }
  return null;
}

function walkOn(exploration: Exploration, open: Set<string>): Move[] {
  const walked: Move[] = [];
  let at = exploration.start;
  for (;;) {
    const leg = nextLeg(exploration, at, open);
    const last = leg?.at(-1);
    if (!leg || !last || (walked.length > 0 && walked.length + leg.length > maxLength)) return walked;
    walked.push(...leg);
    for (const move of leg) for (const id of move.takes) open.delete(id);
    at = last.to;
  }
}

/** Walks that together take every transition which can be taken from these starts at least once. */
export function walksOver(explorations: ReadonlyMap<string, Exploration>): Walk[] {
  const every = [...explorations.values()];
  const open = new Set(every.flatMap(({ moves }) => [...moves.values()].flat().flatMap((move) => move.takes)));
  const walks: Walk[] = [];
  for (const [start, exploration] of explorations) {
    const isNew = exploration.startTakes.length > 0;
    for (const id of exploration.startTakes) open.delete(id);
    const before = walks.length;
    for (let moves = walkOn(exploration, open); moves.length > 0; moves = walkOn(exploration, open))
      walks.push({ start, moves });
    // A start that takes transitions on its own is walked even when nothing further is open.
    if (isNew && walks.length === before) walks.push({ start, moves: [] });
  }
  return walks;
}
