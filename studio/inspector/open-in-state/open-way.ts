import { inventions, withValues } from '../recording/invented.ts';
import { replay, type ReplayResult, type Stage } from '../recording/replay.ts';
import type { FreshPage } from './fresh-page.ts';
import { newEmail, type Preparer } from './prepare.ts';
import type { WholeWay } from './way.types.ts';

/** A match is looked for for as long as 48 seconds. */
const patienceMs = 60_000;

export type Opened =
  | { kind: 'unopened' }
  | { kind: 'unprepared'; mistake: string }
  /** Stopped while there was no more than an empty page, which is closed. */
  | { kind: 'calledOff' }
  | ReplayResult;

type World = {
  preparerHere: () => Promise<Preparer>;
  /** The app in the fresh page, once it has come up; null when none does. */
  arrival: () => Promise<Stage | null>;
};

/** The gateway's Failures are no Errors, and have a message all the same. */
function wordsOf(error: unknown): string {
  if (typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string')
    return error.message;
  return 'The gateway did not answer.';
}

/**
 * Nobody is logged in, what the way needs is there, the page is opened, and the events are told one by one. A page that
 * has not been sent anywhere is closed at the end.
 */
export async function openWay(
  { path, prepare = [], steps, at, machine }: WholeWay,
  page: FreshPage,
  { preparerHere, arrival }: World,
  { signal, onStep }: { signal: AbortSignal; onStep: (step: number) => void },
): Promise<Opened> {
  let reached: number | null = null;
  const stopped = (): Opened => (reached === null ? { kind: 'calledOff' } : { kind: 'stopped', step: reached });
  try {
    const preparer = await preparerHere();
    await preparer.leave(signal);
    const { orderId } = await preparer.prepare(prepare, page.scope, signal);
    signal.throwIfAborted();
    const arrived = arrival();
    page.go(path.replace('‹=order.id›', orderId));
    reached = 0;
    const stage = await arrived;
    if (stage === null) return signal.aborted ? stopped() : { kind: 'unopened' };
    const values = { password: inventions['password'] ?? '', email: newEmail() };
    const visit = withValues({ version: 1, title: '', path, steps, end: { machine, at } }, values);
    return await replay(visit, stage, {
      signal,
      patience: patienceMs,
      onStep: (step) => {
        reached = step;
        onStep(step);
      },
      beforeSend: async (step) => void (await preparer.prepare(steps[step]?.prepare ?? [], page.scope, signal)),
    });
  } catch (error) {
    return signal.aborted ? stopped() : { kind: 'unprepared', mistake: wordsOf(error) };
  } finally {
    if (reached === null) page.close();
  }
}
