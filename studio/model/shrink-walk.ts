import type { Exploration, Move } from './explore.ts';
import { shortestWay, type Walk } from './walks.ts';

const isSameWay = (one: readonly Move[], other: readonly Move[]): boolean =>
  one.length === other.length && one.every((move, index) => move === other[index]);

const takesTheSame = (one: Move, other: Move): boolean => one.takes.join() === other.takes.join();

/** The same things happening from another state; null where one of them cannot happen there. */
function sameFrom({ moves }: Exploration, from: string, wanted: readonly Move[]): Move[] | null {
  const way: Move[] = [];
  for (const move of wanted) {
    const event = JSON.stringify(move.event);
    const same = (moves.get(way.at(-1)?.to ?? from) ?? []).filter((found) => JSON.stringify(found.event) === event);
    const next = same.find((found) => takesTheSame(found, move)) ?? same[0];
    if (!next) return null;
    way.push(next);
  }
  return way;
}

/** Where a state is reached again, what lies between is left out. */
function withoutCycles(moves: readonly Move[]): Move[] {
  const way: Move[] = [];
  for (const move of moves) {
    const before = way.findIndex(({ from }) => from === move.from);
    if (before !== -1) way.splice(before);
    way.push(move);
  }
  return way;
}

/** Walks that may fail in the same way, the likely ones that save most first; null for what is none. */
function* likelyWays(exploration: Exploration, moves: readonly Move[]): Generator<Move[] | null> {
  const { start } = exploration;
  const last = moves.at(-1);
  if (!last) return;
  // The last move alone matters, wherever it is taken; or it, and where it is taken; or what came before, once.
  const isLast = { move: (move: Move) => move.event.type === last.event.type && takesTheSame(move, last) };
  yield shortestWay(exploration, start, isLast);
  yield sameEnd(exploration, moves, moves.length - 1);
  yield withoutCycles(moves);
  // Something before it matters: large parts are left out first, then smaller ones.
  for (let size = Math.floor(moves.length / 2); size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at + size < moves.length; at += size) {
      const rest = sameFrom(exploration, moves[at]?.from ?? start, moves.slice(at + size));
      yield rest && [...moves.slice(0, at), ...rest];
    }
  for (const [at, { to }] of moves.entries()) {
    const way = shortestWay(exploration, to, isLast);
    yield way && [...moves.slice(0, at + 1), ...way];
  }
  for (const [at, { from }] of moves.entries())
    for (const [again, move] of moves.entries())
      if (again > at && move.from === from) yield [...moves.slice(0, at), ...moves.slice(again)];
  for (let at = moves.length - 2; at > 0; at -= 1) yield sameEnd(exploration, moves, at);
}

/** The moves from `at` on, after the shortest way to where they begin. */
function sameEnd(exploration: Exploration, moves: readonly Move[], at: number): Move[] | null {
  const from = moves[at]?.from;
  const way = shortestWay(exploration, exploration.start, { at: (state) => state === from });
  return way && [...way, ...moves.slice(at)];
}

/**
 * Looks for a shorter walk of the same machine that still fails. Give it a walk that fails at its last move. `fails` is
 * asked `maxTries` times at most, each time about another walk.
 */
export async function shrinkWalk(
  exploration: Exploration,
  walk: Walk,
  fails: (walk: Walk) => Promise<boolean>,
  maxTries = 500,
): Promise<{ walk: Walk; tries: number }> {
  const tried: Move[][] = [];
  let shortest = walk;

  /** The next shorter walk that fails; null when there is none, or no try is left. */
  async function shorter(): Promise<Walk | null> {
    for (const moves of likelyWays(exploration, shortest.moves)) {
      if (!moves || moves.length >= shortest.moves.length || tried.some((one) => isSameWay(one, moves))) continue;
      if (tried.length >= maxTries) return null;
      tried.push(moves);
      const candidate = { start: walk.start, moves };
      if (await fails(candidate)) return candidate;
    }
    return null;
  }

  for (let found = await shorter(); found; found = await shorter()) shortest = found;
  return { walk: shortest, tries: tried.length };
}
