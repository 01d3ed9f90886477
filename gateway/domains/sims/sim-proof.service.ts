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
/** E-mails with a code in a quarter of an hour. */
const MAILS = 5;

const proofNeeded = () =>
  new HttpProblem(409, 'proof.needed', { message: 'Enter the code, so that we know it’s you.' });
const proofWrong = () => new HttpProblem(409, 'proof.wrong', { message: 'That code is wrong or too old.' });

/** Who wants something of their SIMs, from which network address, and what they have shown for it. */
export interface Asking {
  memberId: string;
  address: string;
  code: string | undefined;
}

const keyOf = ({ env }: Pick<Dependencies, 'env'>, memberId: string, code: string): string =>
  createHmac('sha256', env.sessionSecret).update(`sim ${memberId} ${code}`).digest('base64url');

/** Sends a code, unless the member's authenticator app has one. Throws 429 `rate.limited`. */
export async function askProof(
  deps: Dependencies,
  { memberId, address }: Omit<Asking, 'code'>,
): Promise<components['schemas']['SimProof']> {
  const { db, clock, attempts, outbox, env } = deps;
  const member = await findMember(db, memberId);
  if (!member) throw sessionMissing();
  if (member.totpSecret !== null) return { way: 'APP' };
  await attempts.begin('sim-proof-mail', { account: memberId, address }, { perAccount: MAILS });
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await db.transaction(async (tx) => {
    const expiresAt = new Date(clock.now().getTime() + GOOD_FOR_MS);
    await putProof(tx, { memberId, key: keyOf(deps, memberId, code), expiresAt });
    await outbox.post(tx, proofMessage(member, code, env));
  });
  return { way: 'EMAIL' };
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
  if (member && member.totpSecret !== null) {
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
