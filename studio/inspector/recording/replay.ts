import type { PageLink } from '../bridge/page-links.ts';
import { actorsAt, type InspectedApp } from '../inspection/inspection.ts';
import { comesTrue } from './comes-true.ts';
import { linkFollowed, type RecordedStep, type Recording } from './recording.types.ts';

/** What a replay needs of the world: the app as it stands, news of it, and a way to tell it something. */
export type Stage = {
  app: () => InspectedApp | undefined;
  /** Calls back whenever something was told; answers how to stop that. */
  onNews: (listener: () => void) => () => void;
  send: (actor: string, event: { type: string } & Record<string, unknown>) => void;
  /** Presses a link of the page. */
  follow: (link: PageLink) => void;
};

/** The app did not come to stand where the customer stood. */
export type Parted = {
  kind: 'parted';
  step: number;
  machine: string;
  expected: readonly string[];
  /** Where the machine stands; nowhere, when none of its kind runs. */
  found: readonly string[];
  /** The page that is shown, by its path; null when it was closed or is another one by now. */
  page: string | null;
};

export type ReplayResult = { kind: 'arrived' } | { kind: 'stopped'; step: number } | Parted;

/** Longer than the gateway's slowest answer. */
const patienceMs = 15_000;

/** All states that stood then stand; what ended by itself may be over, with whatever has come in its place. */
const isSame = (found: readonly string[], { at, passing = [] }: Pick<RecordedStep, 'at' | 'passing'>): boolean =>
  at.every((id) => passing.includes(id) || found.includes(id)) &&
  (passing.length > 0 || found.every((id) => at.includes(id)));

/** The machine's newest actor that is still running. */
const actorOf = (app: InspectedApp | undefined, machine: string) =>
  app && actorsAt(app).findLast((actor) => actor.machine === machine && !actor.isOver);

const standsAt = (stage: Stage, step: Omit<RecordedStep, 'event'>): boolean =>
  isSame(actorOf(stage.app(), step.machine)?.step?.active ?? [], step);

const lastSerial = (app: InspectedApp | undefined): number => app?.told.at(-1)?.serial ?? 0;

/** What was told after a moment: an event that leads back to where the machine stood must not be missed. */
const hasMoved = (app: InspectedApp | undefined, actor: string, since: number): boolean =>
  app?.told.some((one) => one.serial > since && one.kind !== 'event' && one.actor === actor) ?? false;

/** A page comes up: what is seen there is told by a machine, a new one or one that goes on. */
const hasComeUp = (app: InspectedApp | undefined, path: string, since: number): boolean =>
  app?.told.some((one) => one.serial > since && (one.kind === 'actor' || (one.kind === 'step' && one.page === path))) ??
  false;

function partedAt(app: InspectedApp | undefined, step: number, { machine, at }: Omit<RecordedStep, 'event'>): Parted {
  const lastStep = app?.told.findLast((one) => one.kind === 'step');
  return {
    kind: 'parted',
    step,
    machine,
    expected: at,
    found: actorOf(app, machine)?.step?.active ?? [],
    page: app?.isHere ? (lastStep?.page ?? null) : null,
  };
}

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
    if (!(await comesTrue(stage.onNews, () => isTaken() && standsAt(stage, step), { signal, ms: patience })))
      return isStopped() ? { kind: 'stopped', step: index } : partedAt(stage.app(), index, step);
    if (step.event) await beforeSend?.(index);
    if (isStopped()) return { kind: 'stopped', step: index };
    const actor = actorOf(stage.app(), step.machine);
    if (!actor || !step.event) continue;
    const since = lastSerial(stage.app());
    const { type, path, isInMain } = step.event;
    if (type === linkFollowed && typeof path === 'string') {
      isTaken = () => hasComeUp(stage.app(), path, since);
      stage.follow({ path, isInMain: isInMain === true });
    } else {
      isTaken = () => hasMoved(stage.app(), actor.actor, since);
      stage.send(actor.actor, step.event);
    }
  }
  return { kind: 'arrived' };
}
