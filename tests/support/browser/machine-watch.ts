import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { channelName } from '../../../studio/inspector/bridge/channel.ts';
import {
  actorsAt,
  hear as heard,
  type InspectedApp,
  type Inspection,
} from '../../../studio/inspector/inspection/inspection.ts';
import type { BridgeMessage } from '../../../studio/inspector/bridge/messages.types.ts';
import { failureIn, type CallFailure } from '../../../studio/model/call-failures.ts';
import type { SeenStep } from '../../../studio/model/guard-answers.ts';
import type { BrowserRun, Look } from '../../../studio/coverage/coverage.types.ts';
import type { Standing } from '../../../studio/coverage/standing.ts';
import { galleryRuns, isGallery } from '../../../studio/state-gallery/gallery-folders.ts';

/** Where `npm run coverage` finds what the browser tests have taken; a test that another one runs keeps it to itself. */
const folder =
  process.env['COVERAGE_FOLDER'] ??
  (isGallery ? galleryRuns : join(import.meta.dirname, '..', '..', '..', 'test-results', 'coverage'));

/** A word of our own on such a channel comes after everything that the page has told on its own. */
const hearTheLast = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const [speaker, listener] = [new BroadcastChannel('last-word'), new BroadcastChannel('last-word')];
        listener.addEventListener('message', () => resolve());
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
        speaker.postMessage('over');
      }),
  );

const unseen = () => ({
  taken: new Set<string>(),
  active: new Set<string>(),
  /** By their text, each once. */
  happened: new Map<string, SeenStep>(),
  failed: new Map<string, CallFailure>(),
  looks: {} as Record<string, Look>,
  shots: {} as Record<string, string>,
});

export type MachineWatch = Awaited<ReturnType<typeof watchMachines>>;

/**
 * Listens at the bridge of every page of a context, as an inspector in another window would, and keeps which
 * transitions were taken and which states were active. Survives reloads: what is told leaves the page at once.
 */
export async function watchMachines(context: BrowserContext) {
  const machineOf = new Map<string, string>();
  const machines = new Map<string, ReturnType<typeof unseen>>();
  const standingOf = new Map<string, readonly string[]>();
  const steps: { machine: string; event: string; taken: readonly string[]; active: readonly string[] }[] = [];
  const listeners = new Set<() => void>();
  let inspection: Inspection = new Map();

  function seenOf(machine: string) {
    const seen = machines.get(machine) ?? unseen();
    machines.set(machine, seen);
    return seen;
  }

  /** The page heard of last, with all that it has told; of those with this mark, where one is given. */
  const appNow = (scope?: string): InspectedApp | undefined =>
    [...inspection.values()].findLast((app) => app.isHere && (scope === undefined || app.scope === scope));

  function hear(message: BridgeMessage): void {
    inspection = heard(inspection, message);
    for (const listener of listeners) listener();
    if (message.kind !== 'told') return;
    for (const told of message.told) {
      const actor = `${message.tab}/${told.actor}`;
      if (told.kind === 'actor' && told.machine !== null) machineOf.set(actor, told.machine);
      const machine = machineOf.get(actor);
      if (told.kind !== 'step' || machine === undefined) continue;
      const seen = seenOf(machine);
      for (const id of told.taken) seen.taken.add(id);
      for (const id of told.active) seen.active.add(id);
      const after = told.status === 'active' ? told.active : null;
      const happened = { before: standingOf.get(actor) ?? null, event: told.event.type, taken: told.taken, after };
      seen.happened.set(JSON.stringify(happened), happened);
      const failure = failureIn(told.event);
      if (failure) seen.failed.set(JSON.stringify(failure), failure);
      standingOf.set(actor, told.active);
      steps.push({ machine, event: told.event.type, taken: told.taken, active: told.active });
    }
  }

  // As text: what is nested Playwright takes apart and checks, value for value, on both sides.
  await context.exposeBinding('tellTest', (_, message: string) => hear(JSON.parse(message) as BridgeMessage));
  await context.addInitScript((name) => {
    // What a page shows in a frame is no page: it would tell all of it a second time.
    if (window.parent !== window) return;
    const { tellTest } = window as unknown as { tellTest: (message: string) => Promise<void> };
    new BroadcastChannel(name).addEventListener('message', ({ data }: MessageEvent<{ title?: string }>) => {
      // An app's word; an inspector's has no title.
      if (data.title !== undefined) void tellTest(JSON.stringify(data));
    });
  }, channelName);

  return {
    steps,
    /** The states of a machine that are active now. */
    activeIn: (machine: string): readonly string[] => steps.findLast((step) => step.machine === machine)?.active ?? [],
    app: (): InspectedApp | undefined => appNow(),
    /** Where every machine that runs in that page stands. */
    standing: (scope?: string): Standing => {
      const app = appNow(scope);
      const running = app ? actorsAt(app).filter(({ isOver }) => !isOver) : [];
      return new Map(
        running.flatMap(({ machine, step }) => (machine !== null && step ? [[machine, step.active] as const] : [])),
      );
    },
    /** Barriers stay found. */
    noteLook: (states: Standing, look: Look): void => {
      for (const [machine, ids] of states)
        for (const id of ids) if (seenOf(machine).looks[id] !== 'barriers') seenOf(machine).looks[id] = look;
    },
    /** The first picture of a state is kept. */
    noteShot: (shot: string, states: Standing): void => {
      for (const [machine, ids] of states) for (const id of ids) seenOf(machine).shots[id] ??= shot;
    },
    onNews: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Keeps what was seen for the report. */
    write: async (test: string, testId: string): Promise<void> => {
      // Where no machine runs, as without script, nobody would answer.
      if (machines.size === 0) return;
      await Promise.allSettled(context.pages().map(hearTheLast));
      mkdirSync(folder, { recursive: true });
      const seen = [...machines].map(([id, { taken, active, happened, failed, ...rest }]) => [
        id,
        {
          ...rest,
          taken: [...taken],
          active: [...active],
          steps: [...happened.values()],
          failures: [...failed.values()],
        },
      ]);
      const run: BrowserRun = { test, machines: Object.fromEntries(seen) as BrowserRun['machines'] };
      writeFileSync(join(folder, `${testId}.json`), JSON.stringify(run));
    },
  };
}
