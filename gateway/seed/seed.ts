import type { Dependencies } from '../dependencies.ts';
import { seedBanners } from './banners.ts';
import { seedPhones } from '../domains/phones/range/seed-phones.ts';
import { seedPremises } from '../domains/addresses/seed/seed-premises.ts';
import { seedEmailChanges } from './email-changes.ts';
import { seedPasswordResets } from './password-resets.ts';
import { seedReferralCodes } from './referrals.ts';
import { seedSecondFactor } from './second-factors.ts';
import { seedSims } from './sims.ts';
import { seedVouchers } from './vouchers.ts';
import { assertNoDemonstrationMembers, seedMembers } from './members.ts';

/**
 * Fills the database with invented homes and members where they are missing. Doing it
 * again changes nothing. Only where there is test data: the members' password is published, so that elsewhere the
 * program does not start with them.
 */
export async function seed({ db, clock, env }: Dependencies): Promise<void> {
  if (!env.testData) return assertNoDemonstrationMembers(db);
  await seedPremises(db);
  await seedMembers(db);
  await seedPasswordResets(db, clock.now());
  await seedEmailChanges(db, clock.now());
  await seedSecondFactor(db);
  await seedBanners(db);
  await seedSims(db);
  await seedPhones(db);
  await seedVouchers(db, clock.now());
  await seedReferralCodes(db, clock.now());
}
