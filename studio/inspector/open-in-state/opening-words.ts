import type { Preparation, WholeWay } from './way.types.ts';
import type { OpeningState } from './use-opener.ts';

const needsMember = (one: Preparation): boolean => one.do === 'register' || one.do === 'logIn';

/** What opening a state does to this browser, said before anybody presses. */
export function wayWords({ prepare = [], steps, isHeld, isNarrow }: WholeWay): string {
  const all = [...prepare, ...steps.flatMap((step) => step.prepare ?? [])];
  const who = prepare.some(needsMember)
    ? 'Opens a new page and logs this browser in there as an invented member.'
    : 'Opens a new page and logs this browser out.';
  const goesWrong = all.some((one) => one.do === 'fault' && (one.status !== undefined || one.body !== undefined))
    ? ' The gateway answers as a fault rule says, in that page only.'
    : '';
  const lasts = isHeld ? ' The call is held, so that the state lasts for nine seconds.' : '';
  const narrow = isNarrow ? ' The page is as narrow as a phone.' : '';
  return `${who}${goesWrong}${lasts}${narrow}`;
}

/** The name of a state without those around it. */
export const lastPart = (id: string | undefined): string => id?.slice(id.lastIndexOf('.') + 1) ?? 'nowhere';

/** How the opening goes; a mistake is one that somebody has to look at. */
export function openingWords(state: OpeningState, steps: number): { text: string; isMistake: boolean } {
  const said = (text: string, isMistake = false) => ({ text, isMistake });
  // More is said above the chart, with a button.
  if (state.kind === 'blocked') return said('No page came up: the browser lets none open by itself.');
  if (state.kind === 'preparing') return said('Preparing what it needs.');
  if (state.kind === 'playing') return said(`On its way: step ${Math.min(state.step + 1, steps + 1)} of ${steps + 1}.`);
  if (state.kind === 'arrived') return said('The page stands there.');
  if (state.kind === 'stopped') return said('Stopped. The page stays where it is.');
  if (state.kind === 'calledOff') return said('Stopped. No page was sent on its way.');
  if (state.kind === 'unopened') return said('The page did not come up. Look at it, or open it again.', true);
  if (state.kind === 'unprepared') return said(`What it needs could not be prepared: ${state.mistake}`, true);
  const { machine, expected, found } = state;
  return said(
    `${machine} should have come to ${lastPart(expected.at(-1))}, and stands at ${lastPart(found.at(-1))}. Look at the page, or open it again.`,
    true,
  );
}
