import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isLeaf } from '../../model/definition.ts';
import { leavesOf } from '../../charts/walk-words.ts';
import { ofErrands, stayed } from '../../coverage/standing.ts';
import { isGallery } from '../../state-gallery/gallery-folders.ts';
import { pictureName, takePictures } from '../../state-gallery/take-pictures.ts';
import type { BrowserJourney, Hands } from './browser-journey.types.ts';
import { watchShifts } from './standing-still.ts';
import type { Step } from './steps.ts';
import { wordsFor } from './walk-words.ts';

const shotsFolder = join(import.meta.dirname, '..', '..', '..', 'test-results', 'coverage', 'shots');

export const leavesAfter = ({ after }: Step): string[] => leavesOf(after).map(({ id }) => id);

/** What is looked at after a step. */
export type Look = (hands: Hands, step: Step) => Promise<void>;

/** Whether the journey is on the page after a step: it is not left, nor at its end. */
export const isShown = ({ leaves, after }: Step): boolean => !leaves && after.status === 'active';

/** The machine is ahead of the page, which may have to fetch the view first; a dialog hides the heading. */
export async function pageIsUp({ page }: Pick<Hands, 'page'>): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await heading.filter({ hasNotText: 'One moment' }).waitFor();
  await expect(page).toHaveTitle(/./);
}

/** The first time that a state is seen: no barrier, and a picture for the report; all its pictures for the gallery. */
async function lookOnce(hands: Hands, step: Step): Promise<void> {
  if (!isShown(step)) return;
  const { page, machines, view } = hands;
  const leaves = leavesAfter(step);
  const machine = step.after.machine.id;
  const name = pictureName(leaves);
  const path = join(shotsFolder, `${name}.png`);
  const shot = `../coverage/shots/${name}.png`;
  if (!isGallery) machines.noteShot(shot, new Map([[machine, leaves]]));
  if (!isGallery && existsSync(path)) return;
  await pageIsUp(hands);
  if (isGallery) {
    await takePictures({ page, machines }, { name, machine, leaves });
    return;
  }
  // The picture says that the state was looked at: a second try looks again at what has failed.
  await view.hasNoBarriers(leaves.join(' + '));
  mkdirSync(shotsFolder, { recursive: true });
  const before = machines.standing();
  await page.screenshot({ path, animations: 'disabled' });
  machines.noteShot(shot, ofErrands(stayed(before, machines.standing())));
}

/** The machine in the page has taken what the model says, and is where the model is. */
async function expectThere(journey: BrowserJourney, hands: Hands, step: Step, from: number): Promise<void> {
  const { machines } = hands;
  const machine = journey.machine.id;
  const wanted = step.moves.flatMap(({ takes }) => takes);
  await expect
    .poll(
      async () => {
        await journey.meanwhile?.(hands);
        const since = machines.steps.slice(from).filter((told) => told.machine === machine);
        const taken = new Set(since.flatMap((told) => told.taken));
        // A machine that has ended may have begun again by now.
        const end = since.find(({ active }) => leavesAfter(step).every((leaf) => active.includes(leaf)));
        const active = step.after.status === 'active' ? machines.activeIn(machine) : (end?.active ?? []);
        return { missing: wanted.filter((id) => !taken.has(id)), at: leavesNow(active, step) };
      },
      { message: 'what the machine in the page has not taken, and where it is', timeout: 15_000, intervals: [50] },
    )
    .toEqual({ missing: [], at: leavesAfter(step) });
}

/** The active states that are leaves, in the model's order. */
function leavesNow(active: readonly string[], { after }: Step): string[] {
  const isKnownLeaf = (id: string) => isLeaf(after.machine.getStateNodeById(id));
  const expected = leavesAfter({ after } as Step);
  const found = active.filter(isKnownLeaf);
  return found.every((id) => expected.includes(id)) ? expected.filter((id) => found.includes(id)) : found;
}

/** The steps so far as sentences, the last of which went wrong, and why. */
export class WalkFailed extends Error {
  readonly sentences: readonly string[];
  readonly why: string;

  constructor(sentences: readonly string[], cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`${sentences.join('\n')}\n   ↑ this step failed: ${why}`, { cause });
    this.sentences = sentences;
    this.why = why;
  }
}

/** Takes a walk in the browser, step by step. Throws `WalkFailed` where page and model part or `look` finds something. */
export async function performWalk(
  journey: BrowserJourney,
  { start, steps }: { start: string; steps: readonly Step[] },
  hands: Hands,
  look: Look = lookOnce,
): Promise<void> {
  const words = wordsFor(journey.machine, start);
  const told: string[] = [];
  const shifts = journey.moves === undefined ? await watchShifts(hands.page) : null;
  for (const [index, step] of steps.entries()) {
    told.push(`${index + 1}. ${words(step)}`);
    const from = hands.machines.steps.length;
    try {
      await test.step(words(step), async () => {
        for (const prepare of step.prepare) await prepare(hands);
        await step.does(hands);
        await expectThere(journey, hands, step, from);
        await look(hands, step);
        if (isShown(step)) await shifts?.expectNone();
      });
    } catch (error) {
      throw new WalkFailed(told, error);
    }
  }
}
