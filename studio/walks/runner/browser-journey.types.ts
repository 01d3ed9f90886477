import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, EventFrom, InputFrom, StateMachine } from 'xstate';
import type { GatewaySession } from '../../../tests/support/browser/gateway.ts';
import type { MachineWatch } from '../../../tests/support/browser/machine-watch.ts';
import type { Pages } from '../../../tests/support/browser/pages.ts';
import type { View } from '../../../tests/support/browser/view.ts';

/** All that a walk has to hand: the page as the customer sees it, and the gateway behind it. */
export type Hands = { page: Page; pages: Pages; gateway: GatewaySession; machines: MachineWatch; view: View };

export type Act = (hands: Hands) => Promise<unknown>;

type ActorsOf<M> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? Actor
    : never;

/** The machine's calls, by `invoke.id`, which is the actor's name. */
export type CallName<M extends AnyStateMachine> = ActorsOf<M> extends { src: infer Name extends string } ? Name : never;

/** What a customer or the site around the machine tells it. */
export type EventName<M extends AnyStateMachine> = Exclude<EventFrom<M>['type'], `xstate.${string}` | 'xstate.route'>;

type EventOf<M extends AnyStateMachine, Name> = Extract<EventFrom<M>, { type: Name }>;

/** One way in which an event happens: as the machine hears of it, and as the customer does it. */
export type Way<M extends AnyStateMachine, Name> = {
  event: EventOf<M, Name> | ((snapshot: AnyMachineSnapshot) => EventOf<M, Name> | null);
  does: Act;
  /** The machine is gone afterwards: the page was left. */
  leaves?: true;
};

/** One way in which a call ends. */
export type Outcome<Context> = ({ answer: unknown } | { failure: unknown }) & {
  /** Only where this holds can the call end so. */
  when?: (context: Context, snapshot: AnyMachineSnapshot) => boolean;
  /** Brings it about before the step that starts the call; without it the gateway answers so by itself. */
  by?: Act;
  /** For a child machine: what the customer does until it ends so. */
  does?: Act;
  leaves?: true;
};

export type Call<Context> = {
  ends: readonly Outcome<Context>[];
  /** Keeps the call from ending while the customer does something else. */
  held?: Act;
};

export type BrowserJourney<M extends AnyStateMachine = AnyStateMachine> = {
  /** Its name in the register. */
  name: string;
  machine: M;
  /** How each start is reached from a browser that has never been here: who is `ready` first, and what they `open`. */
  starts: Readonly<Record<string, { input: InputFrom<M>; ready?: Act; open: Act }>>;
  /** How each event happens; null: not in the browser, or by the site alone. */
  perform: { readonly [Name in EventName<M>]: Act | readonly Way<M, Name>[] | null };
  /** How each call ends. A missing call does not compile. */
  calls: { readonly [Name in CallName<M>]: Call<ContextFrom<M>> };
  /** How a page is asked for, by the state's id. */
  pages?: Readonly<Record<string, Act>>;
  /** How time passes, by the delay's name; 'soon' passes by itself. */
  delays?: Readonly<Record<string, Act | 'soon'>>;
  /** Lets pass what the page waits for and nobody does, while it is not yet where the walk is. */
  meanwhile?: Act;
  /** What the world remembers beside what guards read: the model's own facts where left out. */
  facts: (context: ContextFrom<M>) => unknown;
  /** Why something on its pages may move before the customer presses or types; without a reason a walk fails where it does. */
  moves?: string;
  /** What the site says in the console when all goes as it should. */
  expectedInConsole?: readonly RegExp[];
  /** What cannot be done in some state although the machine would take it: the page does not offer it there. */
  isOffered?: (snapshot: AnyMachineSnapshot, event: { type: string }) => boolean;
};

/** A missing event, call or start does not compile. */
export const browserJourney = <M extends AnyStateMachine>(journey: BrowserJourney<M>): BrowserJourney =>
  journey as unknown as BrowserJourney;
