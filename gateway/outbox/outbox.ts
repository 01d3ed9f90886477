import { and, desc, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/db/open.ts';
import { outbox, type Attachment } from '../db/schema/outbox.ts';
import { inTheDay } from './quiet-hours.rules.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

export type Message = {
  /** The member to whom it is written. */
  memberId?: string;
  /** False where the site does not show it again, as it is about the way in, or opens something. */
  isListed?: boolean;
  /** It is not urgent: what is written in the night is sent in the morning. */
  waitsForDay?: boolean;
} & (
  | { channel: 'email'; recipient: string; subject: string; body: string; attachments?: readonly Attachment[] }
  | { channel: 'sms'; recipient: string; body: string }
);

const DELIVER = 'message.deliver';

/**
 * Messages to customers. They are written in the caller's transaction and sent by a job after it.
 * The reference gateway has no mail server: sending means that the message shows in the outbox as sent.
 */
export class Outbox {
  readonly #clock: Clock;
  readonly #jobs: Jobs;

  constructor(parts: { clock: Clock; jobs: Jobs }) {
    this.#clock = parts.clock;
    this.#jobs = parts.jobs;
    parts.jobs.handle(DELIVER, async (tx, payload, { now }) => {
      await tx
        .update(outbox)
        .set({ sentAt: now })
        .where(and(eq(outbox.id, String(payload['id'])), isNull(outbox.sentAt)));
    });
  }

  async post(tx: Executor, { waitsForDay = false, ...message }: Message): Promise<void> {
    const now = this.#clock.now();
    const [row] = await tx
      .insert(outbox)
      .values({ ...message, createdAt: now })
      .returning({ id: outbox.id });
    if (row)
      await this.#jobs.enqueue(tx, DELIVER, { id: row.id }, waitsForDay ? inTheDay(now) : now, `${DELIVER}:${row.id}`);
  }

  /** What a member may read again, newest first: the newest, or those that were written before one of them. Undefined where that is none of theirs. */
  async ofMember(
    db: Executor,
    memberId: string,
    { before, limit }: { before?: string | undefined; limit: number },
  ): Promise<(typeof outbox.$inferSelect)[] | undefined> {
    const listed = and(eq(outbox.memberId, memberId), eq(outbox.isListed, true));
    let older: SQL | undefined;
    if (before !== undefined) {
      const [at] = await db
        .select()
        .from(outbox)
        .where(and(listed, eq(outbox.id, before)));
      if (!at) return undefined;
      const { createdAt, place } = at;
      older = or(lt(outbox.createdAt, createdAt), and(eq(outbox.createdAt, createdAt), lt(outbox.place, place)));
    }
    return db
      .select()
      .from(outbox)
      .where(and(listed, older))
      .orderBy(desc(outbox.createdAt), desc(outbox.place))
      .limit(limit);
  }

  /** All that was written to a member, newest first. */
  async everythingTo(db: Executor, memberId: string): Promise<(typeof outbox.$inferSelect)[]> {
    return db
      .select()
      .from(outbox)
      .where(eq(outbox.memberId, memberId))
      .orderBy(desc(outbox.createdAt), desc(outbox.place));
  }

  /** What was sent to somebody, newest first. */
  async sentTo(db: Executor, recipient: string): Promise<(typeof outbox.$inferSelect)[]> {
    return db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, recipient))
      .orderBy(desc(outbox.createdAt), desc(outbox.place));
  }
}
