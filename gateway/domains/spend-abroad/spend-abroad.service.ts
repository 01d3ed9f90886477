import type { components } from '../../../openapi/generated/gateway.d.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { nextUkMonth, ukMonthOf, ukTime } from '../../../platform/clock/uk-time.ts';
import type { Dependencies } from '../../dependencies.ts';
import { askForRating } from '../airtime/low-balance.ts';
import { findMember, lockMember } from '../members/members.rows.ts';
import { capMessage, pricesMessages, spentMessages, type Standing } from './spend-abroad.messages.ts';
import { countryOf, HIGHEST_CAP, leftOf, percentSpent, USUAL_CAP } from './spend-abroad.rules.ts';
import { addSpent, changeSpent, findCap, findSpent, monthsOf, saveCap } from './spend-abroad.store.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

const NEXT_MONTH = 'spend-abroad.next-month';

/** Null: without a cap. */
async function capOf(db: Executor, memberId: string): Promise<number | null> {
  const chosen = await findCap(db, memberId);
  return chosen ? chosen.capInPence : USUAL_CAP;
}

async function standingAt(db: Executor, memberId: string, at: Date): Promise<Standing> {
  const { spentInPence } = await findSpent(db, { memberId, month: ukMonthOf(at) });
  return { capInPence: await capOf(db, memberId), spentInPence, resetsOn: nextUkMonth(at) };
}

const isReached = ({ capInPence, spentInPence }: Standing): boolean => percentSpent(capInPence, spentInPence) === 100;

/** What a member has spent abroad this month, and their cap (MK-04). */
export async function spendAbroadOf(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  memberId: string,
): Promise<Schemas['SpendAbroad']> {
  const standing = await standingAt(db, memberId, clock.now());
  return { ...standing, isStopped: isReached(standing), usualInPence: USUAL_CAP, mostInPence: HIGHEST_CAP };
}

/** Whether what costs is not to work abroad, as the cap is reached. */
export async function isStoppedAbroad(db: Executor, memberId: string, now: Date): Promise<boolean> {
  return isReached(await standingAt(db, memberId, now));
}

/** So much of what was used abroad at a moment may be booked: the rest of that month's cap, pence. */
export async function leftAbroad(tx: Executor, memberId: string, at: Date): Promise<number> {
  const { capInPence, spentInPence } = await standingAt(tx, memberId, at);
  return leftOf(capInPence, spentInPence);
}

/**
 * Says what is to be spent at most from now on, and has the network start or stop at once what costs; the same again changes nothing. Its member is written to, as
 * somebody else may have done it.
 */
export function setCapAbroad(
  deps: Deps & Pick<Dependencies, 'db'>,
  memberId: string,
  capInPence: number | null,
): Promise<void> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const member = await lockMember(tx, memberId);
      if (!member || (await capOf(tx, memberId)) === capInPence) return;
      const now = deps.clock.now();
      await saveCap(tx, { memberId, capInPence, chosenAt: now });
      const standing = await standingAt(tx, memberId, now);
      // What is spent of the new cap already is on the page: it is no news.
      const toldPercent = percentSpent(capInPence, standing.spentInPence);
      await changeSpent(tx, { memberId, month: ukMonthOf(now) }, { toldPercent });
      await startOrStop(deps, tx, memberId, { isStopped: toldPercent === 100, now });
      await deps.outbox.post(tx, capMessage(member, standing, deps.env));
    }),
  );
}

/** Notes what was taken of the credit for something that was used abroad. With the member locked; 80 and 100 % of the cap are told once each. */
export async function noteSpentAbroad(
  deps: Deps,
  tx: Executor,
  { memberId, at, bookedInPence }: { memberId: string; at: Date; bookedInPence: number },
): Promise<void> {
  const month = ukMonthOf(at);
  const now = deps.clock.now();
  const { spentInPence, toldPercent } = await addSpent(tx, { memberId, month }, bookedInPence);
  // News of the month before stops nothing in this one.
  if (month !== ukMonthOf(now)) return;
  const standing = { capInPence: await capOf(tx, memberId), spentInPence, resetsOn: nextUkMonth(now) };
  const percent = percentSpent(standing.capInPence, spentInPence);
  if (percent === 100) await startOrStop(deps, tx, memberId, { isStopped: true, now });
  // Who wants to spend nothing has no cap that is spent, nor one that begins anew next month.
  if (percent <= toldPercent || percent === 0 || standing.capInPence === 0) return;
  await changeSpent(tx, { memberId, month }, { toldPercent: percent });
  const member = await findMember(tx, memberId);
  if (!member) return;
  for (const message of spentMessages(member, percent, standing, deps.env)) await deps.outbox.post(tx, message);
}

/** A member's phone has found a network in another country: they are told what it costs there, once a month for each. With the member locked. */
export async function noteAbroad(
  deps: Deps,
  tx: Executor,
  { memberId, code }: { memberId: string; code: string },
): Promise<void> {
  const now = deps.clock.now();
  const month = ukMonthOf(now);
  const country = countryOf(code);
  const { countries } = await findSpent(tx, { memberId, month });
  const member = await findMember(tx, memberId);
  if (!country || !member || countries.includes(code)) return;
  await changeSpent(tx, { memberId, month }, { countries: [...countries, code] });
  const standing = await standingAt(tx, memberId, now);
  for (const message of pricesMessages(member, country, standing, deps.env)) await deps.outbox.post(tx, message);
}

/** Has the network told, and told again when the next month begins. */
async function startOrStop(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  tx: Executor,
  memberId: string,
  { isStopped, now }: { isStopped: boolean; now: Date },
): Promise<void> {
  await askForRating(deps, tx, memberId);
  const on = nextUkMonth(now);
  if (isStopped)
    await deps.jobs.enqueue(tx, NEXT_MONTH, { memberId }, new Date(ukTime(on, 0)), `${NEXT_MONTH}:${memberId}:${on}`);
}

/** Names the job that starts again what a cap has stopped in the month before; once for each gateway. */
export function handleNextMonth(deps: Pick<Dependencies, 'clock' | 'jobs'>): void {
  deps.jobs.handle(NEXT_MONTH, (tx, { memberId }) => askForRating(deps, tx, String(memberId)), { isEndless: true });
}

/** All that is held of what a member spends abroad. */
export async function spendAbroadData(db: Executor, memberId: string): Promise<Schemas['DataSpendAbroad']> {
  const chosen = await findCap(db, memberId);
  const months = await monthsOf(db, memberId);
  return {
    capInPence: chosen ? chosen.capInPence : USUAL_CAP,
    chosenAt: chosen?.chosenAt.toISOString() ?? null,
    months: months.map(({ month, spentInPence, countries }) => ({ month, spentInPence, countries })),
  };
}
