import { createHmac, randomInt } from 'node:crypto';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sessionMissing } from '../../http/member-of.ts';
import { spendCode, tryCode } from '../auth/second-factor.service.ts';
import { findMember, lockMember, type MemberRow } from '../members/members.rows.ts';
import { proofMessage } from './sims.messages.ts';
import { putProof, spendProof } from './sims.store.ts';

const GOOD_FOR_MS = 10 * 60_000;
/** So long a new email address, or a first authenticator app, proves nothing here: the password alone leads to either. */
const NEW_FOR_MS = 3 * 24 * 3_600_000;
/** E-mails with a code in a quarter of an hour. */
const MAILS = 5;

const proofNeeded = () =>
  new HttpProblem(409, 'proof.needed', { message: 'Enter the code, so that we know it’s you.' });
const proofTooNew = () =>
  new HttpProblem(409, 'proof.too-new', {
    message: 'You’ve changed your email address in the last three days. Until they’re over, your number can’t move.',
  });
const proofWrong = () => new HttpProblem(409, 'proof.wrong', { message: 'That code is wrong or too old.' });

/** Who wants something of their SIMs, from which network address, and what they have shown for it. */
export interface Asking {
  memberId: string;
  address: string;
  code: string | undefined;
}

const keyOf = ({ env }: Pick<Dependencies, 'env'>, memberId: string, code: string): string =>
  createHmac('sha256', env.sessionSecret).update(`sim ${memberId} ${code}`).digest('base64url');

/** Who is asked for a code: their app, or their mailbox, whichever is theirs for long enough; null where neither is. */
function wayOf(
  { totpSecret, authenticatorSince, emailChangedAt }: MemberRow,
  now: Date,
): components['schemas']['SimProof']['way'] | null {
  const isOld = (since: Date | null) => since === null || now.getTime() - since.getTime() >= NEW_FOR_MS;
  if (totpSecret !== null && isOld(authenticatorSince)) return 'APP';
  return isOld(emailChangedAt) ? 'EMAIL' : null;
}

/** Sends a code, unless the member's authenticator app has one. Throws 409 `proof.too-new`, 429 `rate.limited`. */
export async function askProof(
  deps: Dependencies,
  { memberId, address }: Omit<Asking, 'code'>,
): Promise<components['schemas']['SimProof']> {
  const { db, clock, attempts, outbox, env } = deps;
  const member = await findMember(db, memberId);
  if (!member) throw sessionMissing();
  const way = wayOf(member, clock.now());
  if (way === null) throw proofTooNew();
  if (way === 'APP') return { way };
  await attempts.begin('sim-proof-mail', { account: memberId, address }, { perAccount: MAILS });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.transaction(async (tx) => {
    const expiresAt = new Date(clock.now().getTime() + GOOD_FOR_MS);
    await putProof(tx, { memberId, key: keyOf(deps, memberId, code), expiresAt });
    await outbox.post(tx, proofMessage(member, code, env));
  });
  return { way };
}

async function lockOwn(tx: Executor, memberId: string): Promise<MemberRow> {
  const member = await lockMember(tx, memberId);
  if (!member) throw sessionMissing();
  return member;
}

/**
 * Does `work` with the member locked. Where it needs a code, that is spent in the same transaction: what fails spends none. Throws 409 `proof.needed`, `proof.wrong`, `totp.wrong`,
 * 429 `rate.limited`.
 */
export async function withSimProof<T>(
  deps: Dependencies,
  { memberId, address, code }: Asking,
  isNeeded: (tx: Executor) => Promise<boolean>,
  work: (tx: Executor, member: MemberRow) => Promise<T>,
): Promise<T> {
  const { db, clock, attempts } = deps;
  if (code === undefined)
    return db.transaction(async (tx) => {
      const member = await lockOwn(tx, memberId);
      if (await isNeeded(tx)) throw proofNeeded();
      return work(tx, member);
    });
  const member = await findMember(db, memberId);
  if (member && wayOf(member, clock.now()) === 'APP') {
    const prove = async (tx: Executor) => {
      const locked = await lockOwn(tx, memberId);
      await spendCode(deps, tx, locked, { code, status: 409 });
      return locked;
    };
    return tryCode(deps, { memberId, address }, prove, work);
  }
  const attempt = await attempts.begin('sim-proof', { account: memberId, address });
  const tried = { isProved: false };
  try {
    return await db.transaction(async (tx) => {
      const locked = await lockOwn(tx, memberId);
      if (!(await spendProof(tx, memberId, keyOf(deps, memberId, code), clock.now()))) throw proofWrong();
      tried.isProved = true;
      return work(tx, locked);
    });
  } finally {
    if (tried.isProved) await attempt.succeeded();
  }
}
