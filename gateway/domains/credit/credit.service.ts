import type { components } from '../../../openapi/generated/gateway.d.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Quote, Terms } from '../../lender/lender-link.ts';
import { addressee } from '../../words/address-words.ts';
import { newOrderKey } from '../orders/orders.rules.ts';
import type { CreditPorts } from './credit-ports.ts';
import { afterStanding, isOver, nextCommand, type Application } from './credit.rules.ts';
import { applicationsSince, forgetApplication, insertApplication, saveApplication } from './credit.store.ts';
import { askIfLost, follow, tellLender } from './tell-lender.ts';

export { applicationsOf } from './credit.store.ts';

type Applicant = components['schemas']['CreditApplicant'];
type Deps = Pick<Dependencies, 'db' | 'clock' | 'env' | 'jobs' | 'lender' | 'log'>;
type TellDeps = Pick<Deps, 'jobs' | 'clock'>;

/** Each application may be seen by others who lend, so that many of them hurt the customer. */
const MOST_A_DAY = 6;
const KEY_ATTEMPTS = 5;

const unavailable = (): HttpProblem =>
  new HttpProblem(503, 'credit.unavailable', {
    message: 'Our lender isn’t responding. Nothing is lost: try again in a moment, or pay for your phone at once.',
  });

/** What the lender says, for somebody who waits. Throws 503 `credit.unavailable` where it says nothing; what it refuses is thrown as it is. */
async function orUnavailable<Answer>({ log }: Pick<Deps, 'log'>, asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    if (error instanceof PartnerRefusal) throw error;
    log.warn({ err: error }, 'the lender does not answer');
    throw unavailable();
  });
}

/** What credit costs, by the lender's word. Throws 503 `credit.unavailable`. */
export const quoteOf = (deps: Pick<Deps, 'lender' | 'log'>, terms: Terms): Promise<Quote> =>
  orUnavailable(deps, deps.lender.quote(terms));

/** Throws 429 `credit.too-many` where a member has applied so often today that `more` would be too many. */
export async function assertMayApply(
  { clock }: Pick<Deps, 'clock'>,
  tx: Executor,
  memberId: string,
  more: number,
): Promise<void> {
  const before = await applicationsSince(tx, memberId, new Date(clock.now().getTime() - DAY_MS));
  if (before + more > MOST_A_DAY)
    throw new HttpProblem(429, 'credit.too-many', {
      message: `You can apply ${MOST_A_DAY} times within 24 hours, as each application may be seen by other lenders. Try again tomorrow, or pay for your phone at once.`,
    });
}

/** Notes an application before the lender is asked, so that it is known under one reference whatever becomes of the answer. */
export async function noteApplication(
  deps: Pick<Deps, 'jobs' | 'clock' | 'env'>,
  tx: Executor,
  application: Pick<Application, 'memberId' | 'orderId' | 'pieceId' | 'terms' | 'borrower'>,
): Promise<Application> {
  for (let attempt = 0; attempt < KEY_ATTEMPTS; attempt += 1) {
    const reference = newOrderKey(deps.env.orderPrefix, 'C');
    const row = await insertApplication(tx, { ...application, reference, askedAt: deps.clock.now(), state: 'ASKED' });
    if (!row) continue;
    await askIfLost(deps, tx, row);
    return row;
  }
  throw new Error(`${KEY_ATTEMPTS} references in a row were taken`);
}

const refusals: Readonly<Record<string, string>> = {
  'applicant.too-young': 'Credit is for people of 18 and over. You can pay for your phone at once.',
  'applicant.not-resident': 'Credit is for people who live in the UK permanently. You can pay for your phone at once.',
};

/** Who can't apply at all. Throws 409 with the code and its field. */
export function refusedApplicant(code: string): HttpProblem {
  const message = refusals[code] ?? 'Our lender can’t take this application. You can pay for your phone at once.';
  const path = code === 'applicant.too-young' ? 'body.dateOfBirth' : 'body.isPermanentUkResident';
  return new HttpProblem(409, code, { message, ...(code in refusals && { fields: [{ path, message }] }) });
}

/**
 * Hands an application in that was noted, and follows its answer. Handed in twice it is one. Throws 409 where the lender refuses who applies, and then
 * nobody has applied; 503 `credit.unavailable`, and then it is asked later what became of it.
 */
export async function handIn(
  deps: Deps & CreditPorts,
  row: Application,
  { dateOfBirth, isPermanentUkResident, incomeAYearInPence }: Applicant,
): Promise<void> {
  const who = addressee(row.borrower, row.borrower.address);
  const applicant = { ...who, dateOfBirth, isPermanentUkResident, incomeAYearInPence: incomeAYearInPence ?? null };
  const { reference, terms } = row;
  try {
    const standing = await orUnavailable(deps, deps.lender.apply({ reference, terms, applicant }));
    await follow(deps, row, async (tx, before) => {
      const after = afterStanding(before, standing, deps.clock.now());
      // It was changed, or given up, while the answer was under way.
      if (nextCommand(after) === 'cancel') await tellLender(deps, tx, after);
      return after;
    });
  } catch (error) {
    if (!(error instanceof PartnerRefusal)) throw error;
    await deps.db.transaction((tx) => forgetApplication(tx, row.id));
    throw refusedApplicant(error.code);
  }
}

/** Nothing is bought by these (any more): the lender hears of it. Those that are over are left as they are. */
export async function cancelCredit(deps: TellDeps, tx: Executor, rows: readonly Application[]): Promise<void> {
  for (const row of rows) {
    if (row.cancelledAt !== null || isOver(row)) continue;
    await saveApplication(tx, { id: row.id, cancelledAt: deps.clock.now() });
    await tellLender(deps, tx, row);
  }
}

/** Keeps what a customer has signed. */
export async function signFor({ clock }: TellDeps, tx: Executor, { id }: Application, signedAs: string): Promise<void> {
  await saveApplication(tx, { id, signedAs, signedAt: clock.now() });
}

/** What was signed binds nobody any more, as it was not paid for: it can be signed again. */
export async function forgetSignatures(tx: Executor, rows: readonly Application[]): Promise<void> {
  for (const { id, signedAt, boundAt } of rows)
    if (signedAt !== null && boundAt === null) await saveApplication(tx, { id, signedAs: null, signedAt: null });
}

/** The order is paid: the lender is told what was signed, and makes the agreements. */
export async function bindCredit(deps: TellDeps, tx: Executor, rows: readonly Application[]): Promise<void> {
  for (const row of rows) {
    await saveApplication(tx, { id: row.id, boundAt: deps.clock.now() });
    await tellLender(deps, tx, row);
  }
}

/** The phones have left: the lender hears of it, and pays. */
export async function noteSent(
  deps: TellDeps,
  tx: Executor,
  rows: readonly Application[],
  sentAt: Date,
): Promise<void> {
  for (const row of rows) {
    if (row.sentAt !== null || row.boundAt === null || isOver(row)) continue;
    await saveApplication(tx, { id: row.id, sentAt });
    await tellLender(deps, tx, row);
  }
}

/** The customer withdraws from an agreement: the lender hears of it. */
export async function noteWithdrawal(deps: TellDeps, tx: Executor, row: Application): Promise<void> {
  await saveApplication(tx, { id: row.id, withdrawnAt: deps.clock.now() });
  await tellLender(deps, tx, row);
}

/** What the lender did not lend after a withdrawal was paid to us by a session, or a bank has taken it back (`balancePaidAt`: null). */
export async function noteBalance(
  tx: Executor,
  rows: readonly Application[],
  paid: Pick<Application, 'balancePaidAt' | 'balanceSessionId'>,
): Promise<void> {
  for (const { id } of rows) await saveApplication(tx, { id, ...paid });
}
