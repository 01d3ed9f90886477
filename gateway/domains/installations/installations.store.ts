import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../db/open.ts';
import { installations } from '../../db/schema/installations.ts';

export type InstallationRow = typeof installations.$inferSelect;
export type NewInstallation = typeof installations.$inferInsert;

/** The installation of a plan, whoever owns it. */
export async function findInstallationOfPlan(db: Executor, planId: string): Promise<InstallationRow | undefined> {
  const [row] = await db.select().from(installations).where(eq(installations.planId, planId));
  return row;
}

/** The installation when it is the member's own. */
export async function findOwnInstallation(
  db: Executor,
  memberId: string,
  installationId: string,
): Promise<InstallationRow | undefined> {
  const [row] = await db
    .select()
    .from(installations)
    .where(and(eq(installations.id, installationId), eq(installations.memberId, memberId)));
  return row;
}

export async function insertInstallation(tx: Executor, installation: NewInstallation): Promise<InstallationRow> {
  const [row] = await tx.insert(installations).values(installation).returning();
  // An insert always gives its row.
  if (!row) throw new Error('The installation was not written');
  return row;
}

export async function updateInstallation(
  tx: Executor,
  installationId: string,
  change: Partial<NewInstallation>,
): Promise<InstallationRow> {
  const [row] = await tx.update(installations).set(change).where(eq(installations.id, installationId)).returning();
  if (!row) throw new Error(`Installation ${installationId} has gone`);
  return row;
}
