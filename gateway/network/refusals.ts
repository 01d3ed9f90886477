import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open.ts';
import { networkRefusals } from '../db/schema/network-refusals.ts';

interface Refused {
  planId: string;
  kind: string;
  about: string;
  status: number;
}

const open = isNull(networkRefusals.settledAt);

/** Writes down that the network has refused a command, and gives how often it has refused it by now: 1 the first time. */
export async function noteRefusal(tx: Executor, refused: Refused, at: Date): Promise<number> {
  const { kind, about, times } = networkRefusals;
  const [row] = await tx
    .insert(networkRefusals)
    .values({ ...refused, times: 1, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [kind, about],
      targetWhere: open,
      set: { times: sql`${times} + 1`, status: refused.status, lastAt: at },
    })
    .returning({ times });
  return row?.times ?? 1;
}

/** Nobody has to see any more to what the network refused of a plan; `about`: to that alone. True where there was something. */
export async function settleRefusals(
  db: Executor,
  { planId, kind, about }: { planId: string; kind: string; about?: string | undefined },
  at: Date,
): Promise<boolean> {
  const isIt = and(eq(networkRefusals.planId, planId), eq(networkRefusals.kind, kind), open);
  const rows = await db
    .update(networkRefusals)
    .set({ settledAt: at })
    .where(about === undefined ? isIt : and(isIt, eq(networkRefusals.about, about)))
    .returning({ id: networkRefusals.id });
  return rows.length > 0;
}
