import type { Dependencies } from '../dependencies.ts';
import { seedPremises } from '../domains/addresses/seed/seed-premises.ts';
import { seedMembers } from '../domains/members/members.seed.ts';

/** Fills the database with invented homes, members and dates where they are missing. Doing it again changes nothing. */
export async function seed({ db }: Dependencies): Promise<void> {
  await seedPremises(db);
  await seedMembers(db);
}
