import { randomBytes } from 'node:crypto';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies, ReadDependencies } from '../../dependencies.ts';
import { sessionMissing } from '../../http/member-of.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { findMember, lockMember, spendTotpStep, type MemberRow } from '../members/members.rows.ts';
import {
  codesGuessedMessage,
  recoveryCodeUsedMessage,
  secondFactorChangedMessage,
  type SecondFactorChange,
} from './auth.messages.ts';
import { checkOwnPassword, enterAnew, holdChecked, wrongPassword, type OwnSession } from './password-change.service.ts';
import { isRecoveryCode, newRecoveryCodes, shownRecoveryCode } from './recovery-code.rules.ts';
import {
  countRecoveryCodes,
  dropSetUp,
  findSetUp,
  putSetUp,
  replaceRecoveryCodes,
  setAuthenticator,
  spendRecoveryCode,
  type Authenticator,
} from './second-factor.store.ts';
import { totpStepOfCode, totpUri, writeBase32 } from './totp.rules.ts';

type Schemas = components['schemas'];
type Given = { proof: Schemas['SecondFactorProof']; address: string };

/** How long a device that is set up waits for its first code. */
const SET_UP_MS = 600_000;
/** What RFC 4226 advises; 32 letters of base32. */
const SECRET_BYTES = 20;

const WRONG_CODE = 'totp.wrong';
const wrongCode = (status: 401 | 409): HttpProblem =>
  new HttpProblem(status, WRONG_CODE, { message: 'That code is wrong or too old' });

const GUESSED = 'second-factor.guessed';

/** Names what is done when an account's last try was wrong as well. */
export function handleGuesses({ jobs, outbox, env }: Dependencies): void {
  jobs.handle(GUESSED, async (tx, payload) => {
    const member = await findMember(tx, String(payload['memberId']));
    if (member) await outbox.post(tx, codesGuessedMessage(member, env));
  });
}

/**
 * Does `work` in the transaction of `prove`, which spends a code: what fails spends none. Guessing ends after ten tries
 * per account, wherever the code is asked for, and the tenth wrong one is told by e-mail, once a day. A try that was
 * proved is none of them, whatever `work` is refused for; every other one is, so that no refusal tells codes apart for
 * nothing. Throws 429 `rate.limited`.
 */
export async function tryCode<T>(
  { db, clock, attempts, jobs }: Dependencies,
  { memberId, address }: { memberId: string; address: string },
  prove: (tx: Executor) => Promise<MemberRow>,
  work: (tx: Executor, member: MemberRow) => Promise<T>,
): Promise<T> {
  const attempt = await attempts.begin('totp', { account: memberId, address });
  const tried = { isProved: false };
  const proveAndWork = async (tx: Executor) => {
    const member = await prove(tx);
    tried.isProved = true;
    return work(tx, member);
  };
  try {
    return await db.transaction(proveAndWork);
  } catch (error) {
    if (attempt.isLast && error instanceof HttpProblem && error.code === WRONG_CODE)
      await jobs.enqueue(db, GUESSED, { memberId }, clock.now(), `${GUESSED}:${memberId}:${clock.today()}`);
    throw error;
  } finally {
    if (tried.isProved) await attempt.succeeded();
  }
}

/**
 * Each code works once. The use of a recovery code is told by e-mail. `member` is locked by the transaction.
 * Throws `totp.wrong` with the status.
 */
export async function spendCode(
  { clock, outbox, env }: Dependencies,
  tx: Executor,
  member: MemberRow,
  { code, status }: { code: string; status: 401 | 409 },
): Promise<void> {
  const memberId = String(member.id);
  if (isRecoveryCode(code)) {
    if (!(await spendRecoveryCode(tx, memberId, code))) throw wrongCode(status);
    return outbox.post(tx, recoveryCodeUsedMessage(member, await countRecoveryCodes(tx, memberId), env));
  }
  const step = totpStepOfCode(member.totpSecret ?? '', code, clock.now());
  if (step === undefined || !(await spendTotpStep(tx, memberId, step))) throw wrongCode(status);
}

/** How the second factor of a member stands. */
export async function secondFactorOf(
  { db }: Pick<ReadDependencies, 'db'>,
  memberId: string,
): Promise<Schemas['SecondFactor']> {
  const member = await findMember(db, memberId);
  // A session outlives a member who is deleted.
  if (!member) throw sessionMissing();
  return { isOn: member.totpSecret !== null, recoveryCodesLeft: await countRecoveryCodes(db, memberId) };
}

/**
 * Does `change` in the transaction that spends the proof: the password, and a code where there is a second factor.
 * Throws 409 `password.wrong`, 409 `totp.wrong`, 429 `rate.limited`.
 */
export async function withProof<T>(
  deps: Dependencies,
  memberId: string,
  { proof: { password, factorCode }, address }: Given,
  change: (tx: Executor, member: MemberRow) => Promise<T>,
): Promise<T> {
  const checked = await checkOwnPassword(deps, memberId, password, address);
  const prove = async (tx: Executor) => {
    const member = await holdChecked(tx, checked, wrongPassword());
    if (member.totpSecret !== null) {
      if (factorCode === undefined) throw wrongCode(409);
      await spendCode(deps, tx, member, { code: factorCode, status: 409 });
    }
    return member;
  };
  if (factorCode !== undefined) return tryCode(deps, { memberId, address }, prove, change);
  return deps.db.transaction(async (tx) => change(tx, await prove(tx)));
}

/** Nothing changes until `confirmSecondFactor`. Throws as `withProof` does. */
export async function beginSecondFactor(
  deps: Dependencies,
  memberId: string,
  given: Given,
): Promise<Schemas['SecondFactorSetUp']> {
  const { clock, env } = deps;
  const secret = writeBase32(randomBytes(SECRET_BYTES));
  let account = '';
  await withProof(deps, memberId, given, async (tx, { email }) => {
    account = email;
    await putSetUp(tx, { memberId, secret, expiresAt: new Date(clock.now().getTime() + SET_UP_MS) });
  });
  return { key: secret, uri: totpUri(secret, { issuer: env.brandName, account }) };
}

/**
 * The device that is set up takes over; gives the recovery codes, which nobody can be told again. The caller's session
 * ends with the others, and they get another. Throws 401 `session.missing`, 409 `totp.wrong`, 410 `set-up.expired`,
 * 429 `rate.limited`.
 */
export async function confirmSecondFactor(
  deps: Dependencies,
  memberId: string,
  { code, address }: { code: string; address: string },
  session: OwnSession,
): Promise<string[]> {
  const { db, clock, attempts } = deps;
  const expired = new HttpProblem(410, 'set-up.expired', { message: 'Please start again' });
  const now = clock.now();
  const secret = await findSetUp(db, memberId, now);
  if (secret === undefined) throw expired;
  const attempt = await attempts.begin('totp-set-up', { account: memberId, address });
  const step = totpStepOfCode(secret, code, now);
  if (step === undefined) throw wrongCode(409);
  const codes = newRecoveryCodes();
  await db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    // Under the member's lock: another call at the same moment may have used it up, or begun another.
    if (!member || (await findSetUp(tx, memberId, now)) !== secret) throw expired;
    const change = member.totpSecret === null ? 'on' : 'moved';
    const authenticator = { secret, step, since: change === 'on' ? now : member.authenticatorSince };
    await enterAnew(tx, memberId, session, () =>
      replaceSecondFactor(deps, tx, member, { change, authenticator, codes }),
    );
  });
  await attempt.succeeded();
  return codes.map(shownRecoveryCode);
}

/**
 * Log-in asks for the password alone. Nothing changes where it did before; otherwise the caller's session ends with the
 * others, and they get another. Throws as `withProof` does, and 401 `session.missing`.
 */
export async function removeSecondFactor(
  deps: Dependencies,
  memberId: string,
  given: Given,
  session: OwnSession,
): Promise<void> {
  await withProof(deps, memberId, given, async (tx, member) => {
    if (member.totpSecret === null) return;
    const off = { change: 'off', authenticator: null, codes: [] } as const;
    await enterAnew(tx, memberId, session, () => replaceSecondFactor(deps, tx, member, off));
  });
}

/** Every session of the member ends, no other device being set up works any more, and they are told by e-mail. */
async function replaceSecondFactor(
  { sessions, outbox, env }: Dependencies,
  tx: Executor,
  member: MemberRow,
  to: { change: SecondFactorChange; authenticator: Authenticator | null; codes: readonly string[] },
): Promise<void> {
  const memberId = String(member.id);
  await setAuthenticator(tx, memberId, to.authenticator);
  await replaceRecoveryCodes(tx, memberId, to.codes);
  await dropSetUp(tx, memberId);
  await sessions.endAllOf(tx, memberId);
  await outbox.post(tx, secondFactorChangedMessage(member, to.change, env));
}
