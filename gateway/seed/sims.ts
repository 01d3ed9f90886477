import { iccidOf } from '../../openapi/partners/mobile-network/test-data.ts';
import type { Executor } from '../../platform/db/open.ts';
import { insertSim } from '../domains/sims/sims.store.ts';

const since = new Date('2026-01-05T09:30:00Z');

/** Members of the sentinels who have had a SIM for long, by id, with the last six digits of their number. */
const sims: readonly [string, number][] = [
  ['100001', 900_101],
  ['100002', 900_102],
];

/** The SIMs that these members have; the mobile network knows them by their numbers. Doing it again changes nothing. */
export async function seedSims(db: Executor): Promise<void> {
  for (const [memberId, number] of sims)
    await insertSim(db, {
      memberId,
      reference: `LK-S${number}`,
      type: 'psim',
      iccid: iccidOf('active', number),
      state: 'ACTIVE',
      phoneNumber: `07700${number}`,
      orderedAt: since,
      activatedAt: since,
      toldUntil: since,
    });
}
