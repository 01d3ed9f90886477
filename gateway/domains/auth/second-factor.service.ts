import { randomBytes } from 'node:crypto';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sessionMissing } from '../../http/member-of.ts';
import { HttpProblem } from '../../http/problem.ts';
import { findMember, spendTotpStep, type MemberRow } from '../members/members.store.ts';
import { recoveryCodeUsedMessage, secondFactorChangedMessage, type SecondFactorChange } from './auth.messages.ts';
import { checkOwnPassword } from './password-change.service.ts';
import { isRecoveryCode, newRecoveryCodes, shownRecoveryCode } from './recovery-code.rules.ts';
import {
  countRecoveryCodes,
  findSetUp,
  putSetUp,
  replaceRecoveryCodes,
  setAuthenticator,
  spendRecoveryCode,
  takeSetUp,
  type Authenticator,
} from './second-factor.store.ts';
import { totpStepOfCode, totpUri, writeBase32 } from './totp.rules.ts';

type Schemas = components['schemas'];
type Proof = Schemas['SecondFactorProof'];

/** How long a device that is set up waits for its first code. */
const SET_UP_MS = 600_000;
/** What RFC 4226 advises; 32 letters of base32. */
const SECRET_BYTES = 20;

const wrongCode = (status: 401 | 409): HttpProblem =>
  new HttpProblem(status, 'totp.wrong', { message: 'That code is wrong or too old' });

/**
 * Each code works once, and guessing ends after ten tries per account, wherever the code is asked for. The use of a
 * recovery code is told by e-mail. Throws `totp.wrong` with the status, 429 `rate.limited`.
 */
export async function spendCode(
  { db, clock, attempts, outbox, env }: Dependencies,
  member: MemberRow,
  given: { code: string; address: string },
  status: 401 | 409,
): Promise<void> {
  const memberId = String(member.id);
  const attempt = await attempts.begin('totp', { account: memberId, address: given.address });
  if (isRecoveryCode(given.code))
    await db.transaction(async (tx) => {
      if (!(await spendRecoveryCode(tx, memberId, given.code))) throw wrongCode(status);
      await outbox.post(tx, recoveryCodeUsedMessage(member, await countRecoveryCodes(tx, memberId), env));
    });
  else {
    const step = totpStepOfCode(member.totpSecret ?? '', given.code, clock.now());
    if (step === undefined || !(await spendTotpStep(db, memberId, step))) throw wrongCode(status);
  }
  await attempt.succeeded();
}

/** How the second factor of a member stands. */
export async function secondFactorOf({ db }: Dependencies, memberId: string): Promise<Schemas['SecondFactor']> {
  const member = await findMember(db, memberId);
  // A session outlives a member who is deleted.
  if (!member) throw sessionMissing();
  return { isOn: member.totpSecret !== null, recoveryCodesLeft: await countRecoveryCodes(db, memberId) };
}

/** The password, and a code where there is a second factor. Throws 409 `password.wrong`, 409 `totp.wrong`, 429. */
async function checkProof(deps: Dependencies, memberId: string, { password, factorCode }: Proof, address: string) {
  const member = await checkOwnPassword(deps, memberId, password, address);
  if (member.totpSecret === null) return member;
  if (factorCode === undefined) throw wrongCode(409);
  await spendCode(deps, member, { code: factorCode, address }, 409);
  return member;
}

/** Nothing changes until `confirmSecondFactor`. Throws as `checkProof` does. */
export async function beginSecondFactor(
  deps: Dependencies,
  memberId: string,
  proof: Proof,
  address: string,
): Promise<Schemas['SecondFactorSetUp']> {
  const { db, clock, env } = deps;
  const { email } = await checkProof(deps, memberId, proof, address);
  const secret = writeBase32(randomBytes(SECRET_BYTES));
  await putSetUp(db, { memberId, secret, expiresAt: new Date(clock.now().getTime() + SET_UP_MS) });
  return { key: secret, uri: totpUri(secret, { issuer: env.brandName, account: email }) };
}

/**
 * The device that is set up takes over; gives the recovery codes, which nobody can be told again. The caller's session
 * has ended with the others. Throws 409 `totp.wrong`, 410 `set-up.expired`, 429 `rate.limited`.
 */
export async function confirmSecondFactor(
  deps: Dependencies,
  memberId: string,
  code: string,
  address: string,
): Promise<string[]> {
  const { db, clock, attempts } = deps;
  const expired = () => new HttpProblem(410, 'set-up.expired', { message: 'Please start again' });
  const now = clock.now();
  const member = await findMember(db, memberId);
  const secret = await findSetUp(db, memberId, now);
  if (!member || secret === undefined) throw expired();
  const attempt = await attempts.begin('totp-set-up', { account: memberId, address });
  const step = totpStepOfCode(secret, code, now);
  if (step === undefined) throw wrongCode(409);
  const codes = newRecoveryCodes();
  const change = member.totpSecret === null ? 'on' : 'moved';
  await db.transaction(async (tx) => {
    if (!(await takeSetUp(tx, memberId, secret))) throw expired();
    await replaceSecondFactor(deps, tx, member, { change, authenticator: { secret, step }, codes });
  });
  await attempt.succeeded();
  return codes.map(shownRecoveryCode);
}

/** Log-in asks for the password alone. False where it did before, and nothing has changed. Throws as `checkProof` does. */
export async function removeSecondFactor(
  deps: Dependencies,
  memberId: string,
  proof: Proof,
  address: string,
): Promise<boolean> {
  const member = await checkProof(deps, memberId, proof, address);
  if (member.totpSecret === null) return false;
  await deps.db.transaction((tx) =>
    replaceSecondFactor(deps, tx, member, { change: 'off', authenticator: null, codes: [] }),
  );
  return true;
}

/** Every session of the member ends, and they are told by e-mail. */
async function replaceSecondFactor(
  { sessions, outbox, env }: Dependencies,
  tx: Executor,
  member: MemberRow,
  to: { change: SecondFactorChange; authenticator: Authenticator | null; codes: readonly string[] },
): Promise<void> {
  const memberId = String(member.id);
  await setAuthenticator(tx, memberId, to.authenticator);
  await replaceRecoveryCodes(tx, memberId, to.codes);
  await sessions.endAllOf(tx, memberId);
  await outbox.post(tx, secondFactorChangedMessage(member, to.change, env));
}
