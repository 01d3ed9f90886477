import type { Exploration, Move } from './explore.ts';

/** A way through the machine from one of its starts. */
export type Walk = { start: string; moves: Move[] };

/** Longer walks are cut: a failure at step 90 tells nobody anything. */
const maxLength = 40;

/** Every state that can be reached from one, the nearest first, with the shortest way to it. */
export function* shortestWays({ moves }: Exploration, from: string): Generator<[state: string, way: Move[]]> {
  const ways = new Map<string, Move[]>([[from, []]]);
  for (const [at, way] of ways) {
    yield [at, way];
    for (const move of moves.get(at) ?? []) if (!ways.has(move.to)) ways.set(move.to, [...way, move]);
  }
}

/** The shortest way from a state to one, or by a move, that is looked for; null where there is none. */
export function shortestWay(
  exploration: Exploration,
  from: string,
  isWanted: { at?: (state: string) => boolean; move?: (move: Move) => boolean },
): Move[] | null {
  for (const [at, way] of shortestWays(exploration, from)) {
    if (isWanted.at?.(at)) return way;
    const move = isWanted.move && exploration.moves.get(at)?.find(isWanted.move);
    if (move) return [...way, move];
  }
  return null;
}

/** What a move is wanted for. */
type Goals = (move: Move) => readonly string[];

function walkOn(exploration: Exploration, open: Set<string>, goalsOf: Goals): Move[] {
  const walked: Move[] = [];
  let at = exploration.start;
  for (;;) {
    const leg = shortestWay(exploration, at, { move: (move) => goalsOf(move).some((id) => open.has(id)) });
    const last = leg?.at(-1);
    if (!leg || !last || (walked.length > 0 && walked.length + leg.length > maxLength)) return walked;
    walked.push(...leg);
    for (const move of leg) for (const id of goalsOf(move)) open.delete(id);
    at = last.to;
  }
}

const movesIn = (explorations: ReadonlyMap<string, Exploration>): Move[] =>
  [...explorations.values()].flatMap(({ moves }) => [...moves.values()].flat());

const transitionsOf: Goals = ({ takes }) => takes;

/** Walks that together take every transition which can be taken from these starts at least once. */
export function walksOver(explorations: ReadonlyMap<string, Exploration>): Walk[] {
  const open = new Set(movesIn(explorations).flatMap(transitionsOf));
  const walks: Walk[] = [];
  for (const [start, exploration] of explorations) {
    const isNew = exploration.startTakes.length > 0;
    for (const id of exploration.startTakes) open.delete(id);
    const before = walks.length;
    for (;;) {
      const moves = walkOn(exploration, open, transitionsOf);
      if (moves.length === 0) break;
      walks.push({ start, moves });
    }
    // A start that takes transitions on its own is walked even when nothing further is open.
    if (isNew && walks.length === before) walks.push({ start, moves: [] });
  }
  return walks;
}

/** Further walks, for what these leave out: they come last, so that each walk keeps its number. */
export function walksForMore(
  explorations: ReadonlyMap<string, Exploration>,
  walked: readonly Walk[],
  goalsOf: Goals,
): Walk[] {
  const open = new Set(movesIn(explorations).flatMap(goalsOf));
  for (const goal of walked.flatMap(({ moves }) => moves.flatMap(goalsOf))) open.delete(goal);
  return [...explorations].flatMap(([start, exploration]) => {
    const more: Walk[] = [];
    for (;;) {
      const moves = walkOn(exploration, open, goalsOf);
      if (moves.length === 0) return more;
      more.push({ start, moves });
    }
  });
}
