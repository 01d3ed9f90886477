import type { ComponentType, ReactNode } from 'react';
import type { AnyActorLogic, AnyStateMachine, EventFrom, MachineSnapshot, SnapshotFrom } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import { here, type Late } from './late.ts';
import { lateMachine } from './late-machine.ts';

/** What is typed but not sent: kept by the host per view, so that a reload or a detour loses nothing. */
export type Draft = {
  values: Readonly<Record<string, string>>;
  keep: (values: Record<string, string>) => void;
};

/** All that a view gets: what to draw, how to say what the customer did, and what was typed before. */
export type ViewProps<Model, Event> = { model: Model; send: (event: Event) => void; draft: Draft };

type MetaOf<M extends AnyStateMachine> =
  ReturnType<SnapshotFrom<M>['getMeta']> extends Record<string, infer Meta> ? NonNullable<Meta> : never;

/** The names of all views of a machine, from its `types.meta`. */
export type ViewOf<M extends AnyStateMachine> = MetaOf<M> extends JourneyMeta<infer View> ? View : never;

export type ViewsOf<M extends AnyStateMachine, Model> = Record<
  ViewOf<M>,
  ComponentType<ViewProps<Model, EventFrom<M>>>
>;

// The host handles machines it does not know by name; their models and events meet again in the views' own types.
// oxlint-disable-next-line typescript/no-explicit-any
type Untyped = any;

/** What customers can say to a machine; its pages are entered by the host alone. */
type EventIn<Snapshot> =
  Snapshot extends MachineSnapshot<Untyped, infer Event, Untyped, Untyped, Untyped, Untyped, Untyped, Untyped>
    ? Exclude<Event, { type: `xstate.${string}` }>
    : never;

/** All that a view of a machine gets, by the selector that makes its model: `ViewPropsOf<typeof selectLogIn>`. */
export type ViewPropsOf<Select extends (snapshot: never, ...known: never[]) => unknown> = ViewProps<
  ReturnType<Select>,
  EventIn<Parameters<Select>[0]>
>;

type View = ComponentType<ViewProps<Untyped, Untyped>>;

/** A machine with its pictures and its calls: all of a journey, or of an errand in it. */
export type JourneyPart = {
  /** With its actors in their places. */
  machine: AnyStateMachine;
  select: (snapshot: Untyped) => unknown;
  loadViews: () => Promise<Record<string, View>>;
  /** Views that people arrive at, with code of their own, so that the first page need not bring all the others. */
  ownCode: Readonly<Record<string, (() => Promise<View>) | undefined>>;
  /** The parts that its invokes run, by the name of the invoke and its actor, in the order of the steps. */
  children: Readonly<Record<string, Late<JourneyPart>>>;
  /** Drawn around every page of the journey: progress, notices. Only the root's is used. */
  frame?: ComponentType<{ model: Untyped; send: (event: Untyped) => void; children: ReactNode }>;
};

const isLate = (part: JourneyPart | Late<JourneyPart>): part is Late<JourneyPart> => 'now' in part;

/**
 * Ties a machine to its selector, its views, the calls it makes and the parts below it, of which some may come later.
 * A missing or misnamed view does not compile.
 */
export function journeyPart<M extends AnyStateMachine, Model>({
  machine,
  actors = {},
  views,
  children = {},
  ownCode = {},
  ...rest
}: {
  machine: M;
  /** What it makes of a snapshot for its views. */
  select: (snapshot: SnapshotFrom<M>) => Model;
  actors?: NonNullable<Parameters<M['provide']>[0]['actors']>;
  /** Its list of views, `<journey>.views.ts`. */
  views: () => Promise<{ views: ViewsOf<M, Model> }>;
  ownCode?: { [Name in ViewOf<M>]?: () => Promise<ViewsOf<M, Model>[Name]> };
  children?: Readonly<Record<string, JourneyPart | Late<JourneyPart>>>;
  frame?: ComponentType<{ model: Model; send: (event: EventFrom<M>) => void; children: ReactNode }>;
}): JourneyPart {
  const below = Object.entries(children);
  const machines = below.map(([name, child]): [string, AnyActorLogic] => [
    name,
    isLate(child) ? lateMachine(name, child) : child.machine,
  ]);
  return {
    ...rest,
    machine: (machine as AnyStateMachine).provide({ actors: { ...actors, ...Object.fromEntries(machines) } }),
    loadViews: async () => (await views()).views,
    ownCode,
    children: Object.fromEntries(below.map(([name, child]) => [name, isLate(child) ? child : here(child)])),
  };
}
