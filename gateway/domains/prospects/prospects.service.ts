import type { Dependencies } from '../../dependencies.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { emailKeyOf, findMember } from '../members/members.rows.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { interestMessage } from './prospects.messages.ts';
import { homeOf, prospectProblems, type Prospect } from './prospects.rules.ts';
import { saveProspect } from './prospects.store.ts';

/**
 * Registers interest and confirms it by e-mail, once for each e-mail and home; a repetition gives the same id.
 * Throws 400 with fields, 429 `rate.limited`: every try counts, because each may send an e-mail to a stranger.
 */
export async function registerInterest(
  deps: Dependencies,
  given: Prospect,
  { memberId, address }: { memberId: string | undefined; address: string },
): Promise<string> {
  const fields = prospectProblems(given);
  const [first] = fields;
  if (first) throw new HttpProblem(400, 'validation.failed', { message: first.message, fields });
  await deps.attempts.begin('prospect', { account: given.email, address });
  const { key: homeKey, ...home } = homeOf(given);
  const firstName = given.firstName.trim();
  return deps.db.transaction(async (tx) => {
    const owner = await ownerOf(tx, memberId, given.email);
    const { id, isNew } = await saveProspect(
      tx,
      {
        ...home,
        homeKey,
        memberId: owner,
        email: given.email,
        emailKey: emailKeyOf(given.email),
        firstName,
        lastName: given.lastName?.trim() || undefined,
        nccTransactionId: given.nccTransactionId,
      },
      deps.clock.now(),
    );
    const to = { email: given.email, firstName };
    const message = interestMessage(to, deps.env.brandName);
    if (isNew) await deps.outbox.post(tx, { ...message, ...(owner === undefined ? {} : { memberId: owner }) });
    return id;
  });
}

/**
 * The member who registers it for themselves. An email alone says nothing about who is behind it: accounts are made
 * without a proof of it, so that what strangers registered with it is not theirs to read.
 */
async function ownerOf(tx: Executor, memberId: string | undefined, email: string): Promise<string | undefined> {
  const member = memberId === undefined ? undefined : await findMember(tx, memberId);
  return member?.emailKey === emailKeyOf(email) ? memberId : undefined;
}
