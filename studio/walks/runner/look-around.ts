import { expect } from '@playwright/test';
import { callOf } from '../../model/events.ts';
import { Finding, type FindingKind } from './finding.ts';
import type { Customer } from './new-customer.ts';
import { isShown, leavesAfter, pageIsUp, type Look } from './perform-walk.ts';
import type { Step } from './steps.ts';

const waysOn = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/** Pages may still be drawn, and forms be filled in again: what is found is looked for until it is gone, or stays. */
async function report(kind: FindingKind, find: () => Promise<string | null>): Promise<void> {
  await expect
    .poll(find, { timeout: 5_000 })
    .toBeNull()
    .catch(() => null);
  const found = await find();
  if (found !== null) throw new Finding(kind, found);
}

/** A page that somebody can only leave by the header or the address bar. What waits goes on by itself. */
async function expectWayOn({ hands: { page } }: Customer, { after }: Step): Promise<void> {
  if (after.hasTag('busy')) return;
  const controls = page.locator('main, [role="dialog"]').locator(waysOn).filter({ visible: true });
  await report('dead end', async () =>
    (await controls.count()) > 0 ? null : 'there is nothing on the page to press or to fill in',
  );
}

/** A call has failed, and who has typed something sees the form still: it has to hold what they typed. */
async function expectInputKept({ typing }: Customer, { moves }: Step): Promise<void> {
  if (moves.every(({ event }) => callOf(event)?.kind !== 'failed')) return;
  await report('lost input', async () => {
    const lost = await typing.lost();
    return lost.length === 0 ? null : `the call has failed and emptied ${lost.join(', ')}`;
  });
}

async function expectNoBarriers({ hands: { view } }: Customer, where: string): Promise<void> {
  try {
    // Each look is in the other colours.
    await view.hasNoBarriers(where);
    await view.hasNoBarriers(where);
  } catch (error) {
    throw new Finding('barrier', error instanceof Error ? error.message : String(error));
  }
}

/**
 * What a random customer looks for after each step. Barriers are looked for in both colours, where `seen` does not have
 * the state yet; nowhere without it.
 */
export const lookAround =
  (customer: Customer, seen: Set<string> | null): Look =>
  async (hands, step) => {
    if (isShown(step)) {
      await pageIsUp(hands);
      await expectWayOn(customer, step);
      await expectInputKept(customer, step);
      const where = leavesAfter(step).join(' + ');
      if (seen?.has(where) === false) {
        seen.add(where);
        await expectNoBarriers(customer, where);
      }
    }
    customer.typing.forget();
    const [said] = customer.console.unexpected();
    if (said !== undefined) throw new Finding('error in the console', said);
    const [broken] = customer.serverErrors();
    if (broken !== undefined) throw new Finding('server error', broken);
  };
