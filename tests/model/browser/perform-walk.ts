import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { isLeaf } from '../../../machines/model/definition.ts';
import { leavesOf } from '../../../src/inspector/chart/walk-words.ts';
import type { BrowserJourney, Hands } from './browser-journey.types.ts';
import type { Step } from './steps.ts';
import { wordsFor } from './walk-words.ts';

const shotsFolder = join(import.meta.dirname, '..', '..', '..', 'test-results', 'coverage', 'shots');

const leavesAfter = ({ after }: Step): string[] => leavesOf(after).map(({ id }) => id);

/** The first time that a state is seen: no barrier, and a picture for the report. */
async function look({ page, machines, view }: Hands, step: Step): Promise<void> {
  const leaves = leavesAfter(step);
  const file = `${leaves.join('+').replaceAll(/[^\w.+-]/g, '_')}.png`;
  for (const leaf of leaves) machines.shots[leaf] ??= `../coverage/shots/${file}`;
  if (existsSync(join(shotsFolder, file))) return;
  mkdirSync(shotsFolder, { recursive: true });
  // The machine is ahead of the page, which may have to fetch the view first; a dialog hides the heading.
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor();
  await expect(page).toHaveTitle(/./);
  await page.screenshot({ path: join(shotsFolder, file), animations: 'disabled' });
  await view.hasNoBarriers(leaves.join(' + '));
}

/** The machine in the page has taken what the model says, and is where the model is. */
async function expectThere(machine: string, { machines }: Hands, step: Step, from: number): Promise<void> {
  const wanted = step.moves.flatMap(({ takes }) => takes);
  await expect
    .poll(
      () => {
        const taken = new Set(
          machines.steps.slice(from).flatMap((told) => (told.machine === machine ? told.taken : [])),
        );
        return { missing: wanted.filter((id) => !taken.has(id)), at: leavesNow(machines.activeIn(machine), step) };
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

/** Takes a walk in the browser, step by step; where page and model part, the steps so far are told as sentences. */
export async function performWalk(
  journey: BrowserJourney,
  { start, steps }: { start: string; steps: readonly Step[] },
  hands: Hands,
): Promise<void> {
  const words = wordsFor(journey.machine, start);
  const told: string[] = [];
  for (const [index, step] of steps.entries()) {
    told.push(`${index + 1}. ${words(step)}`);
    const from = hands.machines.steps.length;
    try {
      await test.step(words(step), async () => {
        for (const prepare of step.prepare) await prepare(hands);
        await step.does(hands);
        await expectThere(journey.machine.id, hands, step, from);
        if (!step.leaves && step.after.status === 'active') await look(hands, step);
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`${told.join('\n')}\n   ↑ this step failed: ${why}`, { cause: error });
    }
  }
}
