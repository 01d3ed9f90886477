import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { CURRENT_TERMS } from '../members/members.rules.ts';
import { findMemberByEmail, insertMember, lockMember, recordLogIn } from '../members/members.rows.ts';
import { welcomeMessage } from './auth.messages.ts';
import type { JoinPorts } from './join-ports.ts';
import { hashPassword, isPassword } from './password.ts';
import { holdChecked, type OwnSession } from './password-change.service.ts';
import { phonesOf, registrationProblems, type Registration } from './register.rules.ts';
import { spendCode, tryCode } from './second-factor.service.ts';

/** Wrong passwords in a quarter of an hour: whoever guesses from one network address does not lock the owner out. */
const PASSWORDS = { fromOneAddress: 10, perAccount: 100 };

/** What the password alone has earned. */
export type PasswordResult = { memberId: string; owesSecondFactor: boolean };

/**
 * `enter` stores the session that the password has earned.
 * Throws 401 `credentials.wrong`, after the same time whether there is such an account or not; 429 `rate.limited`.
 */
export async function checkPassword(
  { db, clock, attempts }: Dependencies,
  given: { email: string; password: string; address: string },
  enter: (tx: Executor, result: PasswordResult) => Promise<unknown>,
): Promise<PasswordResult> {
  const wrong = new HttpProblem(401, 'credentials.wrong', { message: 'Email or password is wrong' });
  const who = { account: given.email.trim(), address: given.address };
  const attempt = await attempts.begin('log-in', who, PASSWORDS);
  const checked = await findMemberByEmail(db, given.email);
  const right = await isPassword(checked?.passwordHash, given.password);
  if (!checked || !right) throw wrong;
  await attempt.succeeded();
  return db.transaction(async (tx) => {
    const member = await holdChecked(tx, checked, wrong);
    // The address of before logs nobody in, not even at the moment of the change.
    if (member.emailKey !== checked.emailKey) throw wrong;
    const result = { memberId: String(member.id), owesSecondFactor: member.totpSecret !== null };
    if (!result.owesSecondFactor) await recordLogIn(tx, result.memberId, clock.now());
    await enter(tx, result);
    return result;
  });
}

/**
 * Throws 401 `totp.not-expected` when no log-in waits for a code, 401 `totp.wrong`, 429 `rate.limited`.
 */
export async function checkSecondFactor(
  deps: Dependencies,
  given: { pendingMemberId: string | undefined; code: string; address: string },
  { stillStands, enter }: OwnSession,
): Promise<string> {
  const { pendingMemberId: memberId, code, address } = given;
  const notExpected = new HttpProblem(401, 'totp.not-expected', { message: 'Please log in again' });
  if (memberId === undefined) throw notExpected;
  const prove = async (tx: Executor) => {
    const member = await lockMember(tx, memberId);
    if (!member?.totpSecret || !(await stillStands(tx))) throw notExpected;
    await spendCode(deps, tx, member, { code, status: 401 });
    return member;
  };
  await tryCode(deps, { memberId, address }, prove, async (tx) => {
    await recordLogIn(tx, memberId, deps.clock.now());
    await enter(tx, memberId);
  });
  return memberId;
}

export const emailTaken = (): HttpProblem =>
  new HttpProblem(409, 'email.taken', { message: 'There is an account with this email already' });

/** Makes a member and sends the welcome e-mail. Throws 400 with fields, 409 `email.taken`, 429 `rate.limited`. */
export async function registerMember(
  { db, clock, attempts, outbox, env, joinedBy }: Dependencies & JoinPorts,
  given: Registration,
  address: string,
): Promise<string> {
  const fields = registrationProblems(given, clock.today());
  const [first] = fields;
  if (first) throw new HttpProblem(400, 'validation.failed', { message: first.message, fields });
  const attempt = await attempts.begin('register', { account: given.email, address });
  const passwordHash = await hashPassword(given.password);
  const firstName = given.firstName.trim();
  const memberId = await db.transaction(async (tx) => {
    const id = await insertMember(tx, {
      email: given.email,
      passwordHash,
      originalMemberName: firstName,
      memberName: firstName,
      memberNameConfirmed: true,
      firstName,
      lastName: given.lastName.trim(),
      ...phonesOf(given.phone),
      tcVersion: CURRENT_TERMS,
      birthDate: given.birthDate,
      memberSince: clock.today(),
      marketingOptIn: given.marketingOptIn ?? false,
      loggedInAt: clock.now(),
    });
    if (id === undefined) return undefined;
    await outbox.post(tx, welcomeMessage({ id: Number(id), email: given.email, memberName: firstName }, env));
    if (given.friendCode !== undefined) await joinedBy(tx, id, given.friendCode);
    return id;
  });
  if (memberId === undefined) throw emailTaken();
  await attempt.succeeded();
  return memberId;
}
