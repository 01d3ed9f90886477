import type { AnyMachineSnapshot, AnyStateNode, InspectionEvent } from 'xstate';
import { activeStates } from '../journey-host/xstate-internals.ts';
import type { AnalyticsEvent } from './catalogue.ts';

/** A state that lasts, in a region of a machine: since when, and what ended it where something is on its way since. */
type Shown = { state: string; since: number; ended: { at: number; by: string } | null };

/** By the region: the machine itself, or a part of it that goes on beside others. */
type ShownIn = ReadonlyMap<AnyStateNode, Shown>;

const isBusy = (node: AnyStateNode): boolean =>
  node.tags.includes('busy') || (node.parent !== undefined && isBusy(node.parent));

const isInnermost = ({ type }: AnyStateNode): boolean => type === 'atomic' || type === 'final';

/** The part of a machine that is in one state at a time. */
function regionOf(node: AnyStateNode): AnyStateNode {
  const { parent } = node;
  return parent === undefined || parent.type === 'parallel' ? node : regionOf(parent);
}

/** What was shown in a part of the machine, or in what it is a part of where it has only begun. */
function lastIn(region: AnyStateNode, shown: ShownIn | undefined): Shown | undefined {
  const { parent } = region;
  return shown?.get(region) ?? (parent && lastIn(regionOf(parent), shown));
}

/** XState names what answers by the id of the call, which is too much to count by. */
const answers: readonly (readonly [begins: string, by: string])[] = [
  ['xstate.init', 'start'],
  ['xstate.done', 'answer'],
  ['xstate.error', 'failure'],
  ['xstate.after', 'time'],
  ['xstate.route', 'address'],
];

const causeOf = (type: string): string => answers.find(([begins]) => type.startsWith(begins))?.[1] ?? type;

/**
 * Tells each state that a journey comes to and that lasts: not what it decides or waits for in between. How long the one
 * before lasted ends where the customer went on, not where the answer came. A journey that goes on after a reload tells
 * nothing by that, and no time of the state that it is in: the page was away.
 */
export function createStepsShown() {
  const known = new WeakMap<object, ShownIn>();
  /** Those who have begun with something that customers wait for: what comes of it is where they start. */
  const starting = new WeakSet<object>();
  return (told: InspectionEvent, isRestoring: boolean, at: number): AnalyticsEvent[] => {
    // What a machine passes through at once is told of by microsteps alone.
    const active = told.type === '@xstate.snapshot' && activeStates(told.snapshot);
    if (!active) return [];
    const { event, actorRef } = told;
    const before = known.get(actorRef);
    if (!before && !isRestoring) starting.add(actorRef);
    const by = starting.has(actorRef) ? 'start' : causeOf(event.type);
    const journey = (told.snapshot as AnyMachineSnapshot).machine.id;
    const now = new Map<AnyStateNode, Shown>();
    const events: AnalyticsEvent[] = [];
    for (const node of active.filter(isInnermost)) {
      const region = regionOf(node);
      const last = lastIn(region, before);
      if (isBusy(node)) {
        if (last) now.set(region, { ...last, ended: last.ended ?? { at, by } });
        continue;
      }
      if (last?.state === node.id) {
        now.set(region, { ...last, ended: null });
        continue;
      }
      now.set(region, { state: node.id, since: isRestoring ? Number.NaN : at, ended: null });
      if (isRestoring) continue;
      const seconds = last ? Math.round(((last.ended?.at ?? at) - last.since) / 1_000) : Number.NaN;
      events.push({
        name: 'step_shown',
        data: {
          journey,
          state: node.id,
          by: last?.ended?.by ?? by,
          ...(last ? { from: last.state } : {}),
          // Nor is it known where somebody has set the clock back.
          ...(seconds >= 0 ? { seconds } : {}),
        },
      });
    }
    known.set(actorRef, now);
    if (events.length > 0) starting.delete(actorRef);
    return events;
  };
}
