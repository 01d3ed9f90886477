import type { Chart, ChartState } from '../charts/chart.types.ts';

/** FNV-1a with 32 bits: it has to tell two versions of a state apart, and to be the same in a browser and in Node. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** How a state is built: what it shows and calls, and what can happen in it. Its sentence and its requirements are words about it. */
export const shapeOf = (
  { transitions }: Chart,
  { id, kind, tags, view, path, isModal, calls, initial }: ChartState,
): string =>
  shortHash(
    JSON.stringify([
      [kind, tags, view, path, isModal, calls.map((call) => [call.id, call.src]), initial],
      transitions.filter(({ from }) => from === id).map(({ event, guard, to }) => [event, guard, to]),
    ]),
  );
