import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { activeNodes, candidatesOf, metaOf, transitionId } from '../../model/definition.ts';
import { asTemplate, resolved } from '../recording/references.ts';
import { mask } from './mask.ts';
import { parentOf, transitionsTaken } from '../../../src/journey-host/xstate-internals.ts';
import type { PageLink } from './page-links.ts';
import { refusalsOf } from './refusals.ts';
import { createRunningActors } from './running-actors.ts';
import type { ShownWords } from './words-in-text.ts';
import { linkFollowed } from '../recording/recording.types.ts';
import type { Answer, BridgeMessage, InspectorMessage, Masked, MaskedEvent, Refusal, Told } from './messages.types.ts';

/** What is kept for an inspector that is opened later. */
const keepLast = 1_000;

export type BridgeOptions = {
  say: (message: BridgeMessage) => void;
  /** This page, as long as it is loaded. */
  tab: string;
  page: () => { path: string; title: string };
  /** The mark of this tab's calls; null for none. */
  scope?: () => string | null;
  now?: () => number;
  /** Presses a link of the page. */
  follow?: (link: PageLink) => void;
  /** Shows other words on the page. */
  showWords?: (words: readonly ShownWords[]) => void;
};

type Without<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

const isMachine = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'value' in snapshot;

const maskedEvent = (event: AnyEventObject): MaskedEvent => ({
  ...(mask(event) as { [key: string]: Masked }),
  type: event.type,
});

const contextOf = (ref: AnyActorRef): unknown => {
  const snapshot: unknown = ref.getSnapshot();
  return isMachine(snapshot) ? snapshot.context : undefined;
};

const templateOf = (ref: AnyActorRef, event: AnyEventObject): MaskedEvent => ({
  ...asTemplate(event, contextOf(ref)),
  type: event.type,
});

const drawsPage = (snapshot: AnyMachineSnapshot): boolean =>
  activeNodes(snapshot).some((node) => metaOf(node).view !== undefined);

/** Whether an event would be taken now; conditions are asked for real, with what the event brings along. */
function answerOf(snapshot: AnyMachineSnapshot, event: AnyEventObject): Answer {
  const taken = snapshot.machine.getTransitionData(snapshot, event);
  return {
    isKnown: activeNodes(snapshot).some((node) => candidatesOf(node, event.type).length > 0),
    isPossible: snapshot.can(event),
    takes: taken.map(transitionId),
    refused: refusalsOf(snapshot, event, taken),
  };
}

/**
 * The app's side: tells on the channel what its actors do, masked here at the source, and takes what an inspector sends.
 * Whoever comes late is told what was kept. While nobody looks it costs memory, and conditions that are asked a second time, where one said no.
 */
export function createBridge({ say, tab, page, scope = () => null, now = Date.now, follow, showWords }: BridgeOptions) {
  const actors = new Map<string, AnyActorRef>();
  const kept: Told[] = [];
  let serial = 0;
  let dropped = 0;
  let waiting: Told[] = [];
  /** The machine that draws the page, as far as is known: of those that do, the one that stepped last. */
  let drawing: string | null = null;
  /** What machines have taken since their last step. */
  const taken = new Map<string, { ids: string[]; refused: Refusal[] }>();
  /** Where machines stand, for what they are told next: conditions are asked before anything changes. */
  const standing = new WeakMap<AnyActorRef, AnyMachineSnapshot>();

  // The pieces of a message come from one member of the union.
  const post = (message: Without<BridgeMessage, 'tab' | 'title'>) =>
    say({ ...message, tab, title: page().title } as BridgeMessage);

  function tell(telling: Without<Told, 'serial' | 'at'>): void {
    const told = { ...telling, serial: (serial += 1), at: now() } as Told;
    kept.push(told);
    // Actors are needed to understand the rest.
    if (kept.length > keepLast) {
      const oldest = kept.findIndex(({ kind }) => kind !== 'actor');
      kept.splice(Math.max(oldest, 0), 1);
      dropped += 1;
    }
    if (waiting.length === 0)
      queueMicrotask(() => {
        const told = waiting;
        waiting = [];
        post({ kind: 'told', told });
      });
    waiting.push(told);
  }

  const running = createRunningActors((ref) => {
    tell({ kind: 'end', actor: ref.sessionId });
    actors.delete(ref.sessionId);
  });

  const step = (ref: AnyActorRef, event: AnyEventObject, snapshot: AnyMachineSnapshot): void => {
    standing.set(ref, snapshot);
    const { ids, refused } = taken.get(ref.sessionId) ?? { ids: [], refused: [] };
    tell({
      kind: 'step',
      actor: ref.sessionId,
      event: maskedEvent(event),
      taken: ids,
      ...(refused.length > 0 && { refused }),
      active: activeNodes(snapshot).map(({ id }) => id),
      status: snapshot.status,
      context: mask(snapshot.context),
      page: page().path,
    });
    taken.delete(ref.sessionId);
    if (snapshot.status === 'active' && drawsPage(snapshot)) drawing = ref.sessionId;
    running.stepped(ref, snapshot);
  };

  /** One of the transitions of a step: those that it leads to "at once" have conditions, too. */
  function microstep(ref: AnyActorRef, told: Extract<InspectionEvent, { type: '@xstate.microstep' }>): void {
    const transitions = transitionsTaken(told);
    const before = standing.get(ref);
    const { ids, refused } = taken.get(ref.sessionId) ?? { ids: [], refused: [] };
    taken.set(ref.sessionId, {
      ids: [...ids, ...transitions.map(transitionId)],
      refused: [...refused, ...(before ? refusalsOf(before, told.event, transitions) : [])],
    });
    if (isMachine(told.snapshot)) standing.set(ref, told.snapshot);
  }

  /** For `createActor`'s `inspect`. */
  function observe(event: InspectionEvent): void {
    // All that is told here is told of actors.
    const ref = event.actorRef as AnyActorRef;
    if (event.type === '@xstate.actor') {
      actors.set(ref.sessionId, ref);
      running.began(ref);
      // XState has no public name for this.
      const { logic } = ref as { logic?: { id?: unknown } };
      tell({
        kind: 'actor',
        actor: ref.sessionId,
        id: ref.id,
        parent: parentOf(ref)?.sessionId ?? null,
        machine: typeof logic?.id === 'string' ? logic.id : null,
      });
    } else if (event.type === '@xstate.event') {
      const from = event.sourceRef?.sessionId ?? null;
      if (event.event.type !== 'xstate.init')
        tell({
          kind: 'event',
          actor: ref.sessionId,
          from,
          event: maskedEvent(event.event),
          ...(from === null && { template: templateOf(ref, event.event) }),
        });
    } else if (event.type === '@xstate.microstep') microstep(ref, event);
    else if (event.type === '@xstate.snapshot' && isMachine(event.snapshot)) step(ref, event.event, event.snapshot);
  }

  function answer({ question, actor, event }: Extract<InspectorMessage, { kind: 'ask' }>): void {
    const snapshot: unknown = actors.get(actor)?.getSnapshot();
    if (isMachine(snapshot)) post({ kind: 'answer', question, answer: answerOf(snapshot, event) });
  }

  /** A replay names what it chooses by its place in the context. */
  function send({ actor, event }: Extract<InspectorMessage, { kind: 'send' }>): void {
    const ref = actors.get(actor);
    ref?.send(resolved(event, contextOf(ref)) as AnyEventObject);
  }

  return {
    observe,
    /** Takes what an inspector says; what is for another tab is not heard. */
    hear: (message: InspectorMessage): void => {
      if (message.tab !== null && message.tab !== tab) return;
      if (message.kind === 'send') send(message);
      else if (message.kind === 'ask') answer(message);
      else if (message.kind === 'follow') follow?.(message.link);
      else if (message.kind === 'words') showWords?.(message.words);
      else if (message.kind === 'hello') {
        const mark = scope();
        post({ kind: 'here', dropped, ...(mark !== null && { scope: mark }) });
        post({ kind: 'told', told: [...kept] });
      }
    },
    /** The customer has pressed a link to a page of the site: told of the machine whose page has the link. */
    linkPressed: (link: PageLink): void => {
      if (drawing === null) return;
      const event: MaskedEvent = { type: linkFollowed, ...link };
      tell({ kind: 'event', actor: drawing, from: null, event, template: event });
    },
    leave: (): void => post({ kind: 'gone' }),
    /** The views that the machines of this page stand in. */
    viewsNow: (): ReadonlySet<string> =>
      new Set(
        [...actors.values()].flatMap((ref) => {
          const snapshot: unknown = ref.getSnapshot();
          return isMachine(snapshot) ? activeNodes(snapshot).flatMap((node) => metaOf(node).view ?? []) : [];
        }),
      ),
  };
}
