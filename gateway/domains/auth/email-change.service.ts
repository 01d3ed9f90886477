import type { components } from '../../../openapi/generated/gateway.d.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { sessionMissing } from '../../http/member-of.ts';
import {
  emailKeyOf,
  findMember,
  findMemberByEmail,
  lockMember,
  setEmail,
  type MemberRow,
} from '../members/members.rows.ts';
import { emailTaken } from './auth.service.ts';
import { confirmEmailMessage, emailChangedMessage, emailChangeRequestedMessage } from './email-change.messages.ts';
import {
  findEmailChange,
  findPendingEmailChange,
  replaceEmailChange,
  spendEmailChange,
  voidEmailChanges,
  type EmailChangeRow,
} from './email-change.store.ts';
import { checkOwnPassword, holdChecked } from './password-change.service.ts';
import { voidPasswordResets } from './password-reset.store.ts';
import { withProof } from './second-factor.service.ts';

type Schemas = components['schemas'];

/** Every request costs somebody an e-mail, also those that succeed. */
const REQUESTS_PER_ACCOUNT = 5;

const used = (): HttpProblem => new HttpProblem(410, 'email-link.used', { message: 'This link works no more.' });

const viewOf = ({ email, requestedAt, expiresAt }: EmailChangeRow): Schemas['EmailChange'] => ({
  email,
  requestedAt: requestedAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** The address of the member that waits for its link. */
export async function emailChangeOf(
  { db, clock }: Dependencies,
  memberId: string,
): Promise<Schemas['EmailChangeState']> {
  // A session outlives a member who is deleted.
  if (!(await findMember(db, memberId))) throw sessionMissing();
  const pending = await findPendingEmailChange(db, memberId, clock.now());
  return { pending: pending === undefined ? null : viewOf(pending) };
}

/**
 * Sends a link to the new address, and tells the address of now. Throws 409 `password.wrong`, `totp.wrong`, `email.same`
 * or `email.taken`, 429 `rate.limited`.
 */
export async function requestEmailChange(
  deps: Dependencies,
  memberId: string,
  { body, address }: { body: Schemas['EmailChangeRequest']; address: string },
): Promise<Schemas['EmailChange']> {
  const { clock, attempts, outbox, env } = deps;
  const email = body.email.trim();
  const attempt = await attempts.begin(
    'email-change',
    { account: memberId, address },
    { perAccount: REQUESTS_PER_ACCOUNT },
  );
  const work = async (tx: Executor, member: MemberRow) => {
    if (emailKeyOf(email) === member.emailKey)
      throw new HttpProblem(409, 'email.same', { message: 'That is your email address already' });
    if (await findMemberByEmail(tx, email)) throw emailTaken();
    const { change, token } = await replaceEmailChange(tx, { memberId, email, now: clock.now() });
    await outbox.post(tx, confirmEmailMessage({ ...member, email }, token, env));
    await outbox.post(tx, emailChangeRequestedMessage(member, env));
    return viewOf(change);
  };
  return withProof(deps, memberId, { proof: body, address }, work).catch(async (error: unknown) => {
    // Whether somebody else has an address is told five times as well; wrong passwords and codes have limits of their own.
    if (!(error instanceof HttpProblem && error.code === emailTaken().code)) await attempt.succeeded();
    throw error;
  });
}

/** The link of the member works no more. */
export async function cancelEmailChange({ db, clock }: Dependencies, memberId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // First, as in every other change: two changes at once then wait for each other in the same order.
    await lockMember(tx, memberId);
    await voidEmailChanges(tx, memberId, clock.now());
  });
}

/** Throws 404 `email-link.unknown`, 410 `email-link.expired`, 410 `email-link.used`. */
export async function lookUpEmailChange(
  { db, clock }: Dependencies,
  token: string,
): Promise<Schemas['EmailToConfirm']> {
  const { email } = await workingChange(db, token, clock.now());
  return { email };
}

/**
 * The new address is the member's, and no link to a new password that went to the old one works. They stay logged in.
 * The link proves the address, the password the member: with a slip of the finger in the address, a stranger has the link.
 * Throws as `lookUpEmailChange` does, and 409 `password.wrong` or `email.taken`, 429 `rate.limited`: the link then stays
 * as it was.
 */
export async function confirmEmailChange(
  deps: Dependencies,
  { token, password }: Schemas['EmailConfirmation'],
  address: string,
): Promise<void> {
  const { db, clock, outbox, env } = deps;
  const now = clock.now();
  const change = await workingChange(db, token, now);
  const checked = await checkOwnPassword(deps, change.memberId, password, address);
  await retrying(() =>
    db.transaction(async (tx) => {
      // A new password has ended the link.
      const member = await holdChecked(tx, checked, used());
      if (!(await spendEmailChange(tx, change, now))) throw used();
      if (!(await setEmail(tx, change.memberId, { email: change.email, changedAt: now }))) throw emailTaken();
      await voidPasswordResets(tx, change.memberId, now);
      await outbox.post(tx, emailChangedMessage(member, env));
    }),
  );
}

async function workingChange(db: Executor, token: string, now: Date): Promise<EmailChangeRow> {
  const change = await findEmailChange(db, token);
  if (!change || !(await findMember(db, change.memberId)))
    throw new HttpProblem(404, 'email-link.unknown', { message: 'We do not know this link.' });
  if (change.usedAt !== null) throw used();
  if (change.expiresAt <= now) throw new HttpProblem(410, 'email-link.expired', { message: 'This link has run out.' });
  return change;
}
