import type { ComponentType, ReactNode } from 'react';
import type { AnyStateMachine, EventFrom, SnapshotFrom } from 'xstate';
import type { JourneyMeta } from '../../machines/shared/journey-meta.ts';
import type { Late } from './late.ts';

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

type View = ComponentType<ViewProps<Untyped, Untyped>>;

/** A machine with its pictures. `children` are the parts that its invokes (by id) run. */
export type JourneyPart = {
  machine: AnyStateMachine;
  select: (snapshot: Untyped) => unknown;
  loadViews: () => Promise<Record<string, View>>;
  /** Views that people arrive at, with code of their own, so that the first page need not bring all the others. */
  ownCode: Readonly<Record<string, (() => Promise<View>) | undefined>>;
  children: Record<string, JourneyPart>;
  /** Puts in their places the children whose code comes after the first page. */
  later: Late<unknown>;
  /** Drawn around every page of the journey: progress, notices. Only the root's is used. */
  frame?: ComponentType<{ model: Untyped; send: (event: Untyped) => void; children: ReactNode }>;
};

/** For what is all there from the start. */
export const nothingLater: Late<unknown> = { load: () => Promise.resolve(), now: () => true };

/** Ties a machine to its selector and views; a missing or misnamed view does not compile. */
export function journeyPart<M extends AnyStateMachine, Model>(part: {
  machine: M;
  select: (snapshot: SnapshotFrom<M>) => Model;
  loadViews: () => Promise<ViewsOf<M, Model>>;
  ownCode?: { [Name in ViewOf<M>]?: () => Promise<ViewsOf<M, Model>[Name]> };
  children?: Record<string, JourneyPart>;
  later?: Late<unknown>;
  frame?: ComponentType<{ model: Model; send: (event: EventFrom<M>) => void; children: ReactNode }>;
}): JourneyPart {
  return { children: {}, ownCode: {}, later: nothingLater, ...part };
}

/** Puts children in the places that a machine keeps for them: it runs them from now on, and the screen draws them. */
export function supplyChildren(part: JourneyPart, children: Record<string, JourneyPart>): void {
  for (const [name, child] of Object.entries(children)) part.machine.implementations.actors[name] = child.machine;
  Object.assign(part.children, children);
}
