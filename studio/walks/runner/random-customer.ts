import { test, type Browser } from '@playwright/test';
import { record } from '../../inspector/recording/record.ts';
import type { Recording } from '../../inspector/recording/recording.types.ts';
import { shrinkWalk } from '../../model/shrink-walk.ts';
import type { Walk } from '../../model/walks.ts';
import type { BrowserJourney } from './browser-journey.types.ts';
import { Finding } from './finding.ts';
import { lookAround } from './look-around.ts';
import { newCustomer } from './new-customer.ts';
import { leavesAfter, performWalk, WalkFailed } from './perform-walk.ts';
import { findingName, type RandomFinding } from './random-finding.ts';
import type { RandomBrowserWalk } from './walks-in-browser.ts';

/** Each try takes as long as a walk. */
const triesToShrink = 8;

/** States that were looked at in this worker: a second look at the same finds the same. */
const seen = new Set<string>();

/** What went wrong: what the customer reports, or the sentence of the step at which page and model part. */
function faultOf({ cause, sentences }: WalkFailed): string {
  if (cause instanceof Finding) return cause.kind;
  return `elsewhere: ${sentences.at(-1)?.replace(/^\d+\. /, '') ?? ''}`;
}

/**
 * Takes a random walk in a browser of its own. Where it fails, it is taken again in shorter ways, each in a browser that
 * has never been here, and the shortest that fails alike is told, with the command that repeats it.
 */
export async function sendRandomCustomer(
  journey: BrowserJourney,
  { walk, exploration, steps, stepsOf }: RandomBrowserWalk,
  { browser, scope, again }: { browser: Browser; scope: string; again: string },
): Promise<void> {
  const patienceMs = 60_000 + steps.length * 8_000;
  test.setTimeout(patienceMs);
  let walksTaken = 0;

  /** How a walk fails, with what the customer did; null when it does not. */
  async function take(
    taken: Walk,
    lookedAt: Set<string> | null,
  ): Promise<{ failed: WalkFailed; recording: Recording | null } | null> {
    walksTaken += 1;
    const { titlePath, testId } = test.info();
    const customer = await newCustomer(browser, `${scope}-${walksTaken}`);
    customer.console.expect(...(journey.expectedInConsole ?? []));
    try {
      const look = lookAround(customer, lookedAt);
      await performWalk(journey, { start: taken.start, steps: stepsOf(taken) }, customer.hands, look);
      return null;
    } catch (error) {
      const app = customer.hands.machines.app();
      if (error instanceof WalkFailed) return { failed: error, recording: app ? record(app) : null };
      throw error;
    } finally {
      await customer.hands.machines.write(titlePath.join(' › '), `${testId}-${walksTaken}`);
      await customer.leave();
    }
  }

  const found = await take(walk, seen);
  if (!found) return;
  const { failed } = found;
  test.setTimeout(patienceMs * (triesToShrink + 1));
  const fault = faultOf(failed);
  const moves = steps.slice(0, failed.sentences.length).flatMap((step) => step.moves);
  let shortest = found;

  async function failsAlike(shorter: Walk): Promise<boolean> {
    const next = await take(shorter, fault === 'barrier' ? new Set() : null);
    if (!next || faultOf(next.failed) !== fault) return false;
    shortest = next;
    return true;
  }

  const { tries, walk: last } = await test.step('looks for a shorter way to the same', () =>
    shrinkWalk(exploration, { start: walk.start, moves }, failsAlike, triesToShrink));
  const standing = stepsOf(last)[shortest.failed.sentences.length - 2];
  const finding: RandomFinding = {
    journey: journey.name,
    fault,
    why: shortest.failed.why,
    whole: failed.sentences,
    shortest: shortest.failed.sentences,
    state: (standing && leavesAfter(standing).at(-1)) ?? null,
    again,
    recording: shortest.recording,
  };
  await test.info().attach(findingName, { body: JSON.stringify(finding), contentType: 'application/json' });
  const shorter = shortest === found ? 'No shorter way fails alike' : 'The shortest way found that fails alike';
  const way = shortest === found ? '' : `:\n\n${shortest.failed.message}`;
  const after = `(tries: ${tries}; to take the whole walk again: ${again})`;
  throw new Error(`${fault}\n\n${failed.message}\n\n${shorter}${way}\n\n${after}`);
}
