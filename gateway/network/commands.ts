import type { Logger } from 'pino';
import { HOUR_MS, type Clock } from '../../platform/clock/clock.ts';
import { retrying } from '../../platform/db/errors.ts';
import type { Database, Executor } from '../../platform/db/open.ts';
import type { JobPayload, JobRun, Jobs } from '../../platform/jobs/jobs.ts';
import { NetworkRefusal } from './network-link.ts';
import { noteRefusal, settleRefusals } from './refusals.ts';

/** How long the network is left before it is asked again for what it has refused, and how often: for a week. */
const AGAIN_AFTER_MS = 6 * HOUR_MS;
const TIMES_AT_MOST = 28;

/** A command as things stand when it is told. */
export interface Said {
  planId: string;
  /** What it is about, within its kind: refused twice while nobody has seen to it, that is one refusal. */
  about: string;
}

/** The network's no. */
export interface Refused {
  status: number;
  /** False where it was refused before, and its member knows. */
  isNew: boolean;
  now: Date;
}

/**
 * What a no leads to: all is as if it had never been asked for (`undone`), the network is asked again (`ask again`), or our team has
 * to see to it (`for our team`), as it has where asking again has not helped.
 */
export type FollowUp = 'undone' | 'ask again' | 'for our team';

export type WhenRefused<S extends Said> = (tx: Executor, said: S, refused: Refused) => Promise<FollowUp>;

export interface Command<S extends Said> {
  kind: string;
  /** What is true when it runs, as that may be days later; undefined where nothing is to be told any more. */
  prepare: (payload: JobPayload, run: JobRun) => Promise<S | undefined>;
  /** Rejects with a `NetworkRefusal` where the network says no. */
  send: (said: S) => Promise<unknown>;
  /** Keeps what was promised, or takes it back and says so. Done again it changes nothing more. */
  whenRefused: WhenRefused<S>;
  /** What it says holds in place of all that was said of the plan by its kind before, refused or not. */
  replaces?: boolean;
  /** What was refused of a plan before is taken now, or to be told no more. */
  whenSettled?: (tx: Executor, planId: string) => Promise<void>;
}

export interface CommandDeps {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  log: Logger;
}

/**
 * Has the network told something about a plan's order, in the caller's transaction. It is told until the network has heard
 * it, however long it is away, and after all that was to be told of the plan before: an order before its cancellation.
 */
export async function enqueueCommand(
  { jobs }: { jobs: Jobs },
  tx: Executor,
  command: { kind: string; planId: string; payload: JobPayload; at: Date; dedupeKey?: string },
): Promise<void> {
  const { kind, planId, at: runAt, dedupeKey } = command;
  const payload = { ...command.payload, planId };
  await jobs.enqueueInLine(tx, `network:${planId}`, { kind, payload, runAt, dedupeKey });
}

/** Names the jobs that tell it, and ask again; once for each gateway. */
export function handleCommand<S extends Said>(deps: CommandDeps, command: Command<S>): void {
  const { kind, prepare, send } = command;
  const again = `${kind}.again`;
  deps.jobs.handleOutside(
    kind,
    async (payload, run) => {
      const said = await prepare(payload, run);
      try {
        if (said) await send(said);
      } catch (error) {
        if (!said || !(error instanceof NetworkRefusal)) throw error;
        const { planId, about } = said;
        deps.log.error({ kind, planId, about, status: error.status }, 'the network refused what it was told');
        await followUp(deps, command, { said, payload, status: error.status });
        return;
      }
      await settle(deps, command, said ?? { planId: String(payload['planId']) });
    },
    { isEndless: true },
  );
  deps.jobs.handle(
    again,
    (tx, payload, { now }) => enqueueCommand(deps, tx, { kind, planId: String(payload['planId']), payload, at: now }),
    { isEndless: true },
  );
}

async function followUp<S extends Said>(
  { db, clock, jobs }: CommandDeps,
  { kind, whenRefused }: Command<S>,
  { said, payload, status }: { said: S; payload: JobPayload; status: number },
): Promise<void> {
  const { planId, about } = said;
  await retrying(() =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const times = await noteRefusal(tx, { planId, kind, about, status }, now);
      const follows = await whenRefused(tx, said, { status, isNew: times === 1, now });
      if (follows === 'undone') await settleRefusals(tx, { planId, kind, about }, now);
      if (follows === 'ask again' && times < TIMES_AT_MOST)
        await jobs.enqueue(tx, `${kind}.again`, { ...payload, planId }, new Date(now.getTime() + AGAIN_AFTER_MS));
    }),
  );
}

async function settle<S extends Said>(
  { db, clock }: CommandDeps,
  { kind, replaces = false, whenSettled }: Command<S>,
  { planId, about }: { planId: string; about?: string },
): Promise<void> {
  const settled = replaces || about === undefined ? { planId, kind } : { planId, kind, about };
  await db.transaction(async (tx) => {
    if (await settleRefusals(tx, settled, clock.now())) await whenSettled?.(tx, planId);
  });
}
