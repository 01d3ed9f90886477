import { eq } from 'drizzle-orm';
import { installations } from '../../db/schema/installations.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { isExpired } from './visit-states.rules.ts';
import { VisitChanges } from './visit-changes.ts';

export const EXPIRE_BOOKING = 'booking.expire';

/**
 * Gives a held place back when its time is up. The appointment keeps its date and shows as expired (BK-32). Nothing
 * happens when the hold was confirmed, moved or prolonged meanwhile, so a place comes back exactly once.
 */
export function handleExpiry(jobs: Jobs): void {
  jobs.handle(EXPIRE_BOOKING, async (tx, payload, { now }) => {
    const [installation] = await tx
      .select()
      .from(installations)
      .where(eq(installations.id, String(payload['installationId'])));
    if (!installation) return;
    const changes = await VisitChanges.begin(tx, installation, now);
    const visit = changes.open.find((each) => changes.booking(each)?.id === payload['bookingId']);
    if (!visit || !isExpired(visit, now)) return;
    await changes.giveUp(visit, 'REJECTED', 'expired');
    await changes.settle();
  });
}
