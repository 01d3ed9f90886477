import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { emailKeyOf, findMember, findMemberByEmail, lockMember, type MemberRow } from '../members/members.rows.ts';
import { passwordResetMessage } from './auth.messages.ts';
import { replacePassword } from './password-change.service.ts';
import {
  findPasswordReset,
  insertPasswordReset,
  spendPasswordReset,
  type PasswordResetRow,
} from './password-reset.store.ts';
import { hashPassword } from './password.ts';

type Schemas = components['schemas'];

const SEND = 'password-reset.send';

/** Every request may cost somebody an e-mail, also those that succeed. */
const REQUESTS_PER_ACCOUNT = 5;

/** Names what is done for a request after its answer. */
export function handlePasswordResets(deps: Dependencies): void {
  deps.jobs.handle(SEND, async (tx, payload, { now }) => {
    const email = String(payload['email']);
    const found = await findMemberByEmail(tx, email);
    const member = found && (await lockMember(tx, String(found.id)));
    // Whose address is changed at the same moment is sent no link to the one before.
    if (member?.emailKey !== emailKeyOf(email)) return;
    const returnTo = typeof payload['returnTo'] === 'string' ? payload['returnTo'] : null;
    const token = await insertPasswordReset(tx, { memberId: String(member.id), returnTo, now });
    await deps.outbox.post(tx, passwordResetMessage(member, token, deps.env));
  });
}

/**
 * Sends a link by e-mail when there is an account. That is found out by a job: neither the answer nor its time tell.
 * Throws 429 `rate.limited`, with and without an account.
 */
export async function requestPasswordReset(
  { db, jobs, clock, attempts }: Dependencies,
  { email, returnTo }: Schemas['PasswordResetRequest'],
  address: string,
): Promise<void> {
  await attempts.begin('password-reset', { account: email.trim(), address }, { perAccount: REQUESTS_PER_ACCOUNT });
  await jobs.enqueue(db, SEND, { email, returnTo }, clock.now());
}

/** Throws 404 `reset-link.unknown`, 410 `reset-link.expired`, 410 `reset-link.used`. */
export async function lookUpPasswordReset(
  { db, clock }: Dependencies,
  token: string,
): Promise<Schemas['PasswordReset']> {
  const { member, reset } = await workingReset(db, token, clock.now());
  return { email: member.email, ...(reset.returnTo === null ? {} : { returnTo: reset.returnTo }) };
}

/**
 * Sets the password; every session of the member ends, waits for log-ins are over, and no other link works.
 * Gives the member's id. Throws as `lookUpPasswordReset` does.
 */
export async function resetPassword(deps: Dependencies, { token, password }: Schemas['NewPassword']): Promise<string> {
  const { db, clock, attempts } = deps;
  const now = clock.now();
  const { member } = await workingReset(db, token, now);
  // It takes its time on purpose, so it is done for links that work only, and outside the transaction.
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // First, as in every other change: two changes at once then wait for each other in the same order.
    await lockMember(tx, String(member.id));
    if (!(await spendPasswordReset(tx, token, now))) throw used();
    await replacePassword(deps, tx, member, passwordHash);
  });
  await attempts.forget('log-in', member.email);
  return String(member.id);
}

async function workingReset(
  db: Executor,
  token: string,
  now: Date,
): Promise<{ member: MemberRow; reset: PasswordResetRow }> {
  const reset = await findPasswordReset(db, token);
  const member = reset && (await findMember(db, reset.memberId));
  if (!member) throw new HttpProblem(404, 'reset-link.unknown', { message: 'We do not know this link.' });
  if (reset.usedAt !== null) throw used();
  if (reset.expiresAt <= now) throw new HttpProblem(410, 'reset-link.expired', { message: 'This link has run out.' });
  return { member, reset };
}

function used(): HttpProblem {
  return new HttpProblem(410, 'reset-link.used', { message: 'This link has been used.' });
}
