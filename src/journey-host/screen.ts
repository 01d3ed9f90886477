import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import type { JourneyPart } from './journey-part.ts';

/** One view to draw: a machine's part, its actor, and what its active states say. */
export type Layer = {
  /** Unique among the layers and stable over reloads; drafts are kept under it. */
  key: string;
  part: JourneyPart;
  actor: AnyActorRef;
  view: string;
  model: unknown;
};

/** What the journey shows now: the page, the modals over it, and what the host has to do about it. */
export type Screen = {
  path: string | null;
  replace: boolean;
  page: Layer | null;
  modals: Layer[];
  root: { model: unknown; actor: AnyActorRef };
  /** The actor that waits for a log-in, if one does. */
  detour: AnyActorRef | null;
  /** Where it sends the customer for that. */
  detourTo: NonNullable<JourneyMeta['detour']>;
  busy: boolean;
  committing: boolean;
  over: boolean;
  /** Something could not be shown: the journey has gone back, and the customer is told before they carry on. */
  isBroken: boolean;
  /** A dialog that was asked for did not come: the journey has gone back to the page, which says so. */
  isNotOpened: boolean;
};

/** What the active states of one machine say, outermost first: the deepest path, and the views from the page up. */
function metasOf(snapshot: AnyMachineSnapshot): JourneyMeta[] {
  const depth = (id: string) => snapshot.machine.getStateNodeById(id).path.length;
  const metas = Object.entries(snapshot.getMeta() as Record<string, JourneyMeta | undefined>);
  return metas.toSorted(([a], [b]) => depth(a) - depth(b)).flatMap(([, meta]) => (meta ? [meta] : []));
}

/** Walks from the root actor down its running children and gathers what they show; throws what broke the root. */
export function screenOf(root: AnyActorRef, part: JourneyPart): Screen {
  const rootSnapshot = root.getSnapshot() as AnyMachineSnapshot;
  if (rootSnapshot.status === 'error') throw rootSnapshot.error;
  // Selecting may be the most that a press costs: once for each machine.
  const rootModel = part.select(rootSnapshot);
  const screen: Screen = {
    path: null,
    replace: false,
    page: null,
    modals: [],
    root: { model: rootModel, actor: root },
    detour: null,
    detourTo: 'log-in',
    busy: false,
    committing: false,
    over: false,
    isBroken: false,
    isNotOpened: false,
  };
  const walk = (actor: AnyActorRef, own: JourneyPart, prefix: string) => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (snapshot.status !== 'active') return;
    screen.busy ||= snapshot.hasTag('busy');
    screen.committing ||= snapshot.hasTag('committing');
    screen.over ||= snapshot.hasTag('over');
    const model = actor === root ? rootModel : own.select(snapshot);
    for (const meta of metasOf(snapshot)) {
      if (meta.path !== undefined) {
        screen.path = meta.path;
        screen.replace = meta.history === 'replace';
      }
      if (meta.detour) {
        screen.detour = actor;
        screen.detourTo = meta.detour;
      }
      if (meta.view === undefined) continue;
      const layer: Layer = {
        key: `${prefix}${own.machine.id}/${meta.view}`,
        part: own,
        actor,
        view: meta.view,
        model,
      };
      if (meta.modal) screen.modals.push(layer);
      else {
        screen.page = layer;
        screen.modals = [];
      }
    }
    for (const [id, part] of Object.entries(own.children)) {
      const child = (snapshot.children as Record<string, AnyActorRef | undefined>)[id];
      const childPart = part.now();
      if (child && childPart) walk(child, childPart, `${prefix}${own.machine.id}/`);
    }
  };
  walk(root, part, '');
  return screen;
}

/** Plain objects with the same values; selectors make a new one each time they are asked. */
function isSameModel(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [values, others] = [Object.entries(one), new Map(Object.entries(other))];
  return values.length === others.size && values.every(([name, value]) => Object.is(value, others.get(name)));
}

const isSameLayer = (one: Layer | null | undefined, other: Layer | null | undefined): boolean =>
  one?.key === other?.key && one?.actor === other?.actor && isSameModel(one?.model, other?.model);

/** Whether two screens show the same, so that nothing need be drawn again. */
function isSameScreen(one: Screen, other: Screen): boolean {
  const { page, modals, root, ...rest } = one;
  const { page: otherPage, modals: otherModals, root: otherRoot, ...otherRest } = other;
  return (
    isSameModel(rest, otherRest) &&
    root.actor === otherRoot.actor &&
    isSameModel(root.model, otherRoot.model) &&
    isSameLayer(page, otherPage) &&
    modals.length === otherModals.length &&
    modals.every((layer, index) => isSameLayer(layer, otherModals[index]))
  );
}

/** What is shown now after what was shown before, which stays as it was wherever it is the same: only news is drawn. */
export function follow(before: Screen, now: Screen): Screen {
  if (isSameScreen(before, now)) return before;
  const layers = [before.page, ...before.modals];
  const asBefore = (layer: Layer): Layer => layers.find((shown) => isSameLayer(shown, layer)) ?? layer;
  return { ...now, page: now.page && asBefore(now.page), modals: now.modals.map(asBefore) };
}
