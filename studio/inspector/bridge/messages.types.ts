import type { PageLink } from './page-links.ts';
import type { ShownWords } from './words-in-text.ts';

/** Plain data with nothing of a person in it: what a person typed or the gateway knows of them is `‹kind›`. */
export type Masked = string | number | boolean | null | readonly Masked[] | { readonly [key: string]: Masked };

export type MaskedEvent = { readonly type: string; readonly [key: string]: Masked };

/** An actor began. Machines are named, so that the other side can draw them from its register. */
export type ActorTold = {
  kind: 'actor';
  at: number;
  actor: string;
  id: string;
  parent: string | null;
  machine: string | null;
};

/** A place that a condition looked at, such as `context.products[0].productId`, with what stood there. */
export type NotedRead = { place: string; value: Masked };

/** A condition that said no, and why. */
export type Refusal = {
  guard: string;
  /** What the chart gives a condition that it uses several times, `loading`; empty where it gives nothing. */
  given: string;
  /** Of a condition that is made of several, those among them that said no. */
  parts: readonly string[];
  read: readonly NotedRead[];
  /** How many places more it looked at. */
  more: number;
};

/** Somebody told an actor something; `from` is null for what comes from outside. */
export type EventTold = {
  kind: 'event';
  at: number;
  actor: string;
  from: string | null;
  event: MaskedEvent;
  /** Of what comes from outside, as a replay sends it again: `‹=place›` for what stood in the machine's context. */
  template?: MaskedEvent;
};

/** Where a machine stands after it has dealt with an event. */
export type StepTold = {
  kind: 'step';
  at: number;
  actor: string;
  event: MaskedEvent;
  /** Ids of the transitions taken, in their order; empty when nothing in the machine wanted the event. */
  taken: readonly string[];
  /** Conditions that said no, where nothing was taken or the "otherwise" way was. */
  refused?: readonly Refusal[];
  /** Ids of all active states. */
  active: readonly string[];
  status: 'active' | 'done' | 'error' | 'stopped';
  context: Masked;
  /** The page and the views that the app drew then: the tab's address without a query. */
  page: string;
};

/** An actor is gone: done, failed or stopped. */
export type EndTold = { kind: 'end'; at: number; actor: string };

export type Told = { serial: number } & (ActorTold | EventTold | StepTold | EndTold);

/**
 * Whether an event would be taken now, and by which transitions; where it would not, or the "otherwise" way, the
 * conditions that say no: none when nothing here waits for it.
 */
export type Answer = {
  isKnown: boolean;
  isPossible: boolean;
  takes: readonly string[];
  refused: readonly Refusal[];
};

/**
 * From the app to whoever looks. `tab` is a page as it was loaded: a reload makes another, with actors of its own. `scope`
 * marks the calls of its tab, where a tester has had them marked.
 */
export type BridgeMessage = { tab: string; title: string } & (
  | { kind: 'here'; dropped: number; scope?: string }
  | { kind: 'told'; told: readonly Told[] }
  | { kind: 'answer'; question: string; answer: Answer }
  | { kind: 'marked'; scope: string }
  | { kind: 'gone' }
);

/**
 * From whoever looks to the app. `tab` null asks all. A question has a name of its own, which its answer repeats. `mark`
 * has the tab's calls marked, with this scope unless they are marked already, so that a fault can meet them alone.
 * `follow` presses a link of the page, as a replay does. `words` has the page show these in place of its own, and nothing that it was told before.
 */
export type InspectorMessage = { tab: string | null } & (
  | { kind: 'hello' }
  | { kind: 'send'; actor: string; event: { type: string } & Record<string, unknown> }
  | { kind: 'ask'; question: string; actor: string; event: { type: string } & Record<string, unknown> }
  | { kind: 'mark'; scope: string }
  | { kind: 'follow'; link: PageLink }
  | { kind: 'words'; words: readonly ShownWords[] }
);
