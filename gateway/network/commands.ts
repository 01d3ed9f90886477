import type { Logger } from 'pino';
import type { Executor } from '../../platform/db/open.ts';
import type { JobPayload, JobRun, Jobs } from '../../platform/jobs/jobs.ts';
import { NetworkRefusal } from './network-link.ts';

/**
 * Has the network told something about a plan's order, in the caller's transaction. It is told until the network has heard
 * it, however long it is away, and after all that was to be told of the plan before: an order before its cancellation.
 */
export async function enqueueCommand(
  { jobs }: { jobs: Jobs },
  tx: Executor,
  command: { kind: string; planId: string; payload: JobPayload; at: Date; dedupeKey?: string },
): Promise<void> {
  const { kind, planId, payload, at: runAt, dedupeKey } = command;
  await jobs.enqueueInLine(tx, `network:${planId}`, { kind, payload, runAt, dedupeKey });
}

/**
 * Names the job that tells it; once for each gateway. `tell` says how things stand when it runs, as that may be days later.
 * What the network refuses is not told again: `whenRefused` deals with it.
 */
export function handleCommand(
  { jobs, log }: { jobs: Jobs; log: Logger },
  kind: string,
  tell: (payload: JobPayload, run: JobRun) => Promise<unknown>,
  whenRefused?: (payload: JobPayload, refusal: NetworkRefusal) => Promise<void>,
): void {
  jobs.handleOutside(
    kind,
    async (payload, run) => {
      try {
        await tell(payload, run);
      } catch (error) {
        if (!(error instanceof NetworkRefusal)) throw error;
        log.error({ kind, ...payload, status: error.status }, 'the network refused what it was told');
        await whenRefused?.(payload, error);
      }
    },
    { isEndless: true },
  );
}
