import type { Session } from './session.ts';

/** What a tab does that the others have to know. */
type Told = 'loggedIn' | 'loggedOut';

export type OtherTabs = { tell: (what: Told) => void };

/**
 * Switching to and fro between two tabs asks once. No delay of the session's chart: a tab that sleeps stops its timers, and
 * would sleep on when the customer comes back, which is the moment that counts.
 */
const restMs = 30_000;

/**
 * The other tabs of this browser share the session with this one: a log-in or log-out there is one here. A tab that
 * slept may have missed the end of its session, so a member is looked for again when the customer comes back to it.
 */
export function connectOtherTabs(
  session: Pick<Session, 'view' | 'lookAgain' | 'loggedOutElsewhere'>,
  name: string,
  now: () => number = Date.now,
): OtherTabs {
  const channel = new BroadcastChannel(name);
  let lookedAt = now();
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) =>
    data === 'loggedOut' ? session.loggedOutElsewhere() : session.lookAgain(),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || session.view().status !== 'member' || now() - lookedAt < restMs) return;
    lookedAt = now();
    session.lookAgain();
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  return { tell: (what) => channel.postMessage(what) };
}
