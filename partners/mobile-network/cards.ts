import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/mobile-network.d.ts';
import { cardLifeOf, iccidOf, type CardLife } from '../../openapi/partners/mobile-network/test-data.ts';
import type { Executor } from '../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../platform/http/problem.ts';
import { hasLuhnDigit } from '../../platform/numbers/luhn.ts';
import { sims } from './db/schema.ts';
import { takeNumber } from './numbers.ts';

type Schemas = components['schemas'];
export type SimRow = typeof sims.$inferSelect;

export const refused = (code: string, message: string) => new HttpProblem(409, code, { message });

/** Where phones fetch eSIMs. Nobody is there: a stand-in has no phones. */
const PROFILES_AT = 'profiles.mobile-network.example';

const canBeFetched: ReadonlySet<Schemas['SimState']> = new Set(['READY', 'ACTIVATING', 'ACTIVE']);

function activationCodeOf(secret: string, { iccid, profileIssue }: SimRow): string {
  const digest = createHash('sha256').update(`profile ${secret} ${iccid} ${profileIssue}`).digest('hex');
  const code = digest
    .slice(0, 20)
    .toUpperCase()
    .replaceAll(/(.{5})(?=.)/g, '$1-');
  return `LPA:1$${PROFILES_AT}$${code}`;
}

/** How a SIM stands, as the brand is told; `secret` makes codes that nobody can guess. */
export const viewOf = (secret: string, row: SimRow): Schemas['Sim'] => ({
  iccid: row.iccid,
  type: row.type,
  state: row.state,
  number: row.number,
  activationCode: row.type === 'ESIM' && canBeFetched.has(row.state) ? activationCodeOf(secret, row) : null,
});

/** How a card that was found stands when it is asked about for the first time. */
function foundAs(life: CardLife, iccid: string): Pick<SimRow, 'state' | 'number' | 'habit'> {
  const habit = life === 'heavy' || life === 'abroad' ? life : 'light';
  if (life === 'active') return { state: 'ACTIVE', number: `07700${iccid.slice(12, 18)}`, habit };
  return { state: life === 'stolen' ? 'STOLEN' : 'READY', number: null, habit };
}

/** A SIM for the caller alone until its transaction ends. Throws 404 `sim.not-found`. */
export async function lockSim(tx: Executor, iccid: string): Promise<SimRow> {
  const life = hasLuhnDigit(iccid) ? cardLifeOf(iccid) : undefined;
  if (life === undefined) throw notFound('sim');
  if (life !== 'issued') {
    const found = foundAs(life, iccid);
    const [row] = await tx
      .insert(sims)
      .values({ iccid, type: 'PSIM', ...found })
      .onConflictDoNothing()
      .returning();
    if (row?.number) await takeNumber(tx, row.number);
  }
  const [row] = await tx.select().from(sims).where(eq(sims.iccid, iccid)).for('update');
  if (!row) throw notFound('sim');
  return row;
}

export async function changeSim(tx: Executor, iccid: string, change: Partial<SimRow>): Promise<SimRow> {
  const [row] = await tx.update(sims).set(change).where(eq(sims.iccid, iccid)).returning();
  if (!row) throw new Error(`No SIM ${iccid}`);
  return row;
}

/** A SIM is over: its number, its allowance and what it was charged for are no longer its own. */
export const retireSim = (tx: Executor, iccid: string): Promise<SimRow> =>
  changeSim(tx, iccid, { state: 'RETIRED', number: null, allowance: null, isCharged: false, isChargedAbroad: false });

/** Gives out a SIM, once by its reference. */
export async function issueSim(tx: Executor, { reference, type }: Schemas['SimWanted']): Promise<SimRow> {
  await tx.execute(sql`lock table ${sims} in share row exclusive mode`);
  const [known] = await tx.select().from(sims).where(eq(sims.reference, reference));
  if (known) return known;
  const [count] = await tx
    .select({ issued: sql<number>`count(*)::int` })
    .from(sims)
    .where(sql`${sims.reference} is not null`);
  const iccid = iccidOf('issued', (count?.issued ?? 0) + 1);
  const values = { iccid, type, state: 'READY', reference, habit: 'light', profileIssue: 1 } as const;
  const [row] = await tx.insert(sims).values(values).returning();
  if (!row) throw new Error('A SIM was not written');
  return row;
}
