import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Message } from '../../outbox/outbox.ts';
import type { Addressee } from '../../words/mail-words.ts';
import { findMember } from '../members/members.rows.ts';

/** What whoever changes the credit of members is given. */
export type AirtimeDeps = Pick<Dependencies, 'clock' | 'env' | 'jobs' | 'outbox'>;

/** Writes to a member about their credit, in the caller's transaction; nothing to one who is gone. */
export async function writeTo(
  { outbox }: Pick<AirtimeDeps, 'outbox'>,
  tx: Executor,
  memberId: string,
  compose: (member: Addressee) => Message,
): Promise<void> {
  const member = await findMember(tx, memberId);
  if (member) await outbox.post(tx, compose(member));
}
