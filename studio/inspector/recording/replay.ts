import { actorsAt, type InspectedApp } from '../inspection/inspection.ts';
import { comesTrue } from './comes-true.ts';
import type { RecordedStep, Recording } from './recording.types.ts';

/** What a replay needs of the world: the app as it stands, news of it, and a way to tell it something. */
export type Stage = {
  app: () => InspectedApp | undefined;
  /** Calls back whenever something was told; answers how to stop that. */
  onNews: (listener: () => void) => () => void;
  send: (actor: string, event: { type: string } & Record<string, unknown>) => void;
};

export type ReplayResult =
  | { kind: 'arrived' }
  | { kind: 'stopped'; step: number }
  /** The app did not come to stand where the customer stood. */
  | { kind: 'parted'; step: number; machine: string; expected: readonly string[]; found: readonly string[] };

/** Longer than the gateway's slowest answer. */
const patienceMs = 15_000;

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** The machine's newest actor that is still running. */
const actorOf = (app: InspectedApp | undefined, machine: string) =>
  app && actorsAt(app).findLast((actor) => actor.machine === machine && !actor.isOver);

const standsAt = (stage: Stage, { machine, at }: Omit<RecordedStep, 'event'>): boolean =>
  isSame(actorOf(stage.app(), machine)?.step?.active ?? [], at);

const lastSerial = (app: InspectedApp | undefined): number => app?.told.at(-1)?.serial ?? 0;

/** What was told after a moment: an event that leads back to where the machine stood must not be missed. */
const hasMoved = (app: InspectedApp | undefined, actor: string, since: number): boolean =>
  app?.told.some((one) => one.serial > since && one.kind !== 'event' && one.actor === actor) ?? false;

/**
 * Does again what a customer did, event by event, each once its machine stands where it stood then. Nothing is forced:
 * the app's own machines decide, and its calls go to the gateway.
 */
export async function replay(
  { steps, end }: Pick<Recording, 'steps' | 'end'>,
  stage: Stage,
  {
    signal = new AbortController().signal,
    patience = patienceMs,
    onStep,
    beforeSend,
  }: {
    signal?: AbortSignal;
    patience?: number;
    onStep?: (step: number) => void | Promise<void>;
    /** The machine stands where it should, and nothing has been sent yet. */
    beforeSend?: (step: number) => Promise<void>;
  } = {},
): Promise<ReplayResult> {
  const isStopped = () => signal.aborted;
  let isTaken = () => true;
  for (const [index, step] of [...steps, ...(end ? [{ ...end, event: null }] : [])].entries()) {
    await onStep?.(index);
    if (isStopped()) return { kind: 'stopped', step: index };
    if (!(await comesTrue(stage.onNews, () => isTaken() && standsAt(stage, step), { signal, ms: patience }))) {
      if (isStopped()) return { kind: 'stopped', step: index };
      const found = actorOf(stage.app(), step.machine)?.step?.active ?? [];
      return { kind: 'parted', step: index, machine: step.machine, expected: step.at, found };
    }
    if (step.event) await beforeSend?.(index);
    if (isStopped()) return { kind: 'stopped', step: index };
    const actor = actorOf(stage.app(), step.machine);
    if (!actor || !step.event) continue;
    const since = lastSerial(stage.app());
    isTaken = () => hasMoved(stage.app(), actor.actor, since);
    stage.send(actor.actor, step.event);
  }
  return { kind: 'arrived' };
}
