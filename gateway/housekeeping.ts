import type { Dependencies } from './dependencies.ts';
import { sweepEmailChanges } from './domains/auth/email-change.store.ts';
import { sweepPasswordResets } from './domains/auth/password-reset.store.ts';
import { sweepSetUps } from './domains/auth/second-factor.store.ts';
import { sweepBaskets } from './domains/baskets/baskets.store.ts';
import { askForOverdueBills } from './domains/bills/bills.jobs.ts';
import { endTooLate } from './domains/earlier-dates/earlier-dates.service.ts';
import { sendNotices } from './domains/member-plans/notices.jobs.ts';
import { forgetUnordered } from './domains/orders/forget-unordered.ts';
import { askForOverdueChanges } from './domains/plan-changes/plan-changes.jobs.ts';
import { sweepUnpaid } from './domains/shop-orders/shop-orders.store.ts';
import { forgetFreeSims } from './domains/sims/free-sims.service.ts';
import { sweepProofs } from './domains/sims/sims.store.ts';
import { enqueueSweep, handleSweep } from '../platform/operations/housekeeping.ts';

const KIND = 'housekeeping.sweep';

/** Deletes what has expired: sessions, counts of attempts, links to new passwords and other addresses, devices that were never confirmed, codes for SIMs, who was sent free SIMs three months ago, baskets and unpaid orders of phones that nobody has touched for a month, finished jobs, messages to other providers, what was never ordered. Ends what is asked of visits that can’t be earlier any more. Writes the notices about the ends of contracts, and asks again for bills and changes of plan that are overdue. */
export function handleHousekeeping(deps: Dependencies): void {
  const { jobs, sessions, attempts, hub } = deps;
  handleSweep(jobs, KIND, async (tx, now) => {
    await sessions.sweep();
    await attempts.sweep();
    await sweepPasswordResets(tx, now);
    await sweepEmailChanges(tx, now);
    await sweepSetUps(tx, now);
    await sweepBaskets(tx, now);
    await sweepUnpaid(tx, now);
    await sweepProofs(tx, now);
    await forgetFreeSims(tx, now);
    await hub.sweep(tx, now);
    await forgetUnordered(tx, now);
    await endTooLate(deps, tx, now);
    await sendNotices(deps, tx, now);
    await askForOverdueBills(deps, tx, now);
    await askForOverdueChanges(deps, tx, now);
  });
}

export async function scheduleHousekeeping({ jobs, db, clock }: Dependencies): Promise<void> {
  await enqueueSweep(jobs, KIND, db, clock.now());
}
