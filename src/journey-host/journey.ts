import { createActor, type AnyActorRef, type AnyMachineSnapshot, type InspectionEvent } from 'xstate';
import { loadEnvelope, saveEnvelope, type EnvelopeSlot, type EnvelopeStore } from './envelope.ts';
import { asFailure } from '../../machines/shared/failure.ts';
import type { JourneyMember } from '../../machines/shared/journey-meta.ts';
import type { Draft, JourneyPart } from './journey-part.ts';
import { canEnter, enter, furthestPage } from './navigation.ts';
import { pageTable } from './page-table.ts';
import { createLastDrawn } from './last-drawn.ts';
import { retryFailed } from './retry-failed.ts';
import { runMachine } from './run-machine.ts';
import { follow, screenOf, type Screen } from './screen.ts';

export type JourneyOptions = {
  part: JourneyPart;
  /** What the machine starts with, for the member given. */
  input: (member: JourneyMember | null) => unknown;
  /** What keeps it over reloads; without one it lasts as long as its page does. */
  store?: EnvelopeStore | undefined;
  /** The slot in the store; one per journey. */
  key?: string;
  /** Changes with the shape of the machines. */
  hash?: string;
  now?: () => number;
  /** Takes what a machine logs: an answer that breaks its own rules, say. */
  log?: (message: string) => void;
  /** Hears all that XState tells of the journey; `isRestoring` while it goes on from what was saved. */
  observe?: (told: InspectionEvent, isRestoring: boolean) => void;
};

export type Journey = ReturnType<typeof createJourney>;

/**
 * Runs one machine with its children, outside React: keeps it over reloads, says what it shows,
 * and takes pages from the address bar. Nothing here knows any journey by name.
 */
export function createJourney({
  part,
  input,
  store,
  key = '',
  hash = '',
  now = Date.now,
  log = () => undefined,
  observe,
}: JourneyOptions) {
  const slot: EnvelopeSlot | null = store ? { store, key, hash, machine: part.machine.id, now } : null;
  // Read anew each time: children may have come since.
  const table = () => pageTable(part);
  const listeners = new Set<() => void>();
  const saved = slot && loadEnvelope(slot);
  let drafts: Record<string, Record<string, string>> = saved?.drafts ?? {};
  let memberId = saved?.memberId ?? null;
  let member: JourneyMember | null = null;
  let pending = false;
  let isMemberAway = false;
  /** The page that the journey waits at, or has waited at, for a log-in, until the customer is back there. */
  let waitedAt: string | null = null;
  /** The machine that waited for the log-in that the customer came back from. */
  let abandonedBy: AnyActorRef | null = null;
  const lastDrawn = createLastDrawn();
  let isBroken = false;
  /** The page on which a dialog was asked for that did not come. */
  let notOpenedAt: string | null | undefined;
  let actor = saved ? goOnFrom(saved.snapshot) : begin();
  let screen = look(actor);
  if (screen.detour) waitedAt = screen.path;

  /** What cannot be shown is dropped: the journey begins anew then, and the customer is told so first. */
  function goOnFrom(snapshot: unknown): AnyActorRef {
    try {
      return begin(snapshot);
    } catch (error) {
      tellBroken(error);
      return beginAnew();
    }
  }

  function begin(snapshot?: unknown): AnyActorRef {
    const begun = start(snapshot);
    try {
      look(begun);
      return begun;
    } catch (error) {
      begun.stop();
      throw error;
    }
  }

  function beginAnew(): AnyActorRef {
    drafts = {};
    waitedAt = null;
    lastDrawn.take();
    store?.removeItem(key);
    return begin();
  }

  function look(at: AnyActorRef): Screen {
    const seen = screenOf(at, part);
    return { ...seen, isBroken, isNotOpened: seen.path === notOpenedAt };
  }

  function tellBroken(error: unknown) {
    isBroken = true;
    log(`The journey went back: ${asFailure(error).message}`);
  }

  /** Goes back to what was drawn last; when that cannot be shown either, or is not known, the journey begins anew. */
  function goBack() {
    actor.stop();
    const back = lastDrawn.take();
    actor = back === null ? beginAnew() : goOnFrom(back());
    if (back !== null && member) actor.send({ type: 'member.changed', member });
    announce();
  }

  function start(snapshot?: unknown): AnyActorRef {
    return runMachine(part.machine, { input: input(member), snapshot }, { log, observe, onChange: announceSoon });
  }

  /** Parent and child change one after the other; one look at the end sees both. */
  function announceSoon() {
    if (pending) return;
    pending = true;
    queueMicrotask(() => pending && announce());
  }

  function announce() {
    pending = false;
    const before = screen;
    try {
      screen = follow(before, look(actor));
    } catch (error) {
      tellBroken(error);
      return goBack();
    }
    lastDrawn.follow(screen);
    // What is typed into a dialog lasts as long as it does, however it goes: the next one begins with what is given.
    for (const { key: dialog } of before.modals)
      if (!screen.modals.some(({ key: open }) => open === dialog)) drafts = { ...drafts, [dialog]: {} };
    // Somebody may have logged in elsewhere on the site before the journey came to ask for it.
    if (member && screen.detour) {
      screen.detour.send({ type: 'member.loggedIn', member });
      return;
    }
    if (screen.detour) waitedAt = screen.path;
    save();
    if (screen !== before) for (const listener of listeners) listener();
  }

  function save() {
    // To write down all that a journey knows may take longer than all else that a press has it do.
    if (!slot) return;
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (snapshot.status === 'active' && !isMemberAway)
      saveEnvelope(slot, { memberId, drafts, snapshot: actor.getPersistedSnapshot() });
    else slot.store.removeItem(key);
  }

  function restart() {
    actor.stop();
    isBroken = false;
    actor = beginAnew();
    announce();
  }

  const snapshotNow = () => actor.getSnapshot() as AnyMachineSnapshot;
  return {
    screen: (): Screen => screen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    owns: (path: string): boolean => table().has(path),
    canEnter: (path: string): boolean => {
      const chain = table().get(path);
      return chain !== undefined && !screen.committing && canEnter(snapshotNow(), chain);
    },
    /** Shows a page; only after `canEnter`. */
    enter: (path: string) => {
      isBroken = false;
      enter(actor, table().get(path) ?? []);
      announce();
    },
    /** Says that a page is asked for which may not be shown yet; whether the journey goes to look for what it takes. */
    seek: (path: string): boolean => {
      const event = { type: 'page.sought', path };
      if (screen.committing || !snapshotNow().can(event)) return false;
      isBroken = false;
      actor.send(event);
      announce();
      return true;
    },
    /**
     * A page may not be shown: shows the furthest one before it in its place, or stays where the journey has come
     * further, and tells the machine of a page that was asked for too early.
     */
    refuse: (path: string) => {
      // What is being written must not be left in the middle.
      if (screen.committing) return;
      const pages = [...table().keys()];
      const placeOf = (page: string | null) => (page === null ? -1 : pages.indexOf(page));
      const instead = screen.busy ? null : furthestPage(snapshotNow(), table(), path);
      if (instead !== null && placeOf(instead) > placeOf(screen.path)) enter(actor, table().get(instead) ?? []);
      const event = { type: 'page.refused', path };
      if (placeOf(path) > placeOf(screen.path) && snapshotNow().can(event)) actor.send(event);
      announce();
    },
    /** Starts the journey anew at a page that a new one may show; false when it may not. */
    restartAt: (path: string): boolean => {
      const chain = table().get(path);
      const untouched = createActor(part.machine, { input: input(member) }).getSnapshot() as AnyMachineSnapshot;
      if (!chain || !canEnter(untouched, chain)) return false;
      restart();
      enter(actor, chain);
      announce();
      return true;
    },
    send: (event: { type: string; [field: string]: unknown }) => actor.send(event),
    /** What a customer says to one of the machines; what comes of it is shown at once. */
    tell: (to: AnyActorRef, event: { type: string }) => {
      notOpenedAt = undefined;
      to.send(event);
      announce();
    },
    drawn: () => {
      if (!isBroken && !pending) lastDrawn.note(actor, screen);
    },
    /** What is shown now could not be drawn: it costs the customer the step to it, not the journey. */
    notDrawn: (error: unknown) => {
      tellBroken(error);
      goBack();
    },
    /** The code of a dialog did not arrive: it costs the press, as the page is drawn still; but nothing is done twice. */
    notOpened: (dialog: string) => {
      if (!lastDrawn.isAtRest() || !screen.modals.some(({ key: open }) => open === dialog)) return;
      notOpenedAt = screen.path;
      goBack();
    },
    carryOn: () => {
      isBroken = false;
      notOpenedAt = undefined;
      announce();
    },
    startAgain: restart,
    /**
     * Somebody logged in, out, or is another person than before. A visitor who becomes a member keeps the journey;
     * a member who becomes anybody else does not leave theirs behind.
     */
    memberChanged: (next: JourneyMember | null) => {
      const before = memberId;
      member = next;
      memberId = next?.memberId ?? null;
      isMemberAway = false;
      if (before !== null && before !== memberId) return restart();
      actor.send({ type: 'member.changed', member });
      announce();
    },
    /** The member's session ended: the journey waits for their return on this page alone, and leaves the store. */
    memberAway: () => {
      isMemberAway = memberId !== null;
      if (isMemberAway) store?.removeItem(key);
    },
    /** Whether the page in the address bar is where the customer left for log-in; asked when a page comes up. */
    isBackFromLogIn: (path: string): boolean => {
      const isBack = waitedAt === path;
      waitedAt = null;
      return isBack;
    },
    /** The customer came back from the log-in page without logging in. */
    logInAbandoned: () => {
      abandonedBy = screen.detour;
      abandonedBy?.send({ type: 'logIn.abandoned' });
      announce();
    },
    /** Who came back without logging in has gone forward to the log-in page again. */
    logInResumed: () => {
      const stillThere = (abandonedBy?.getSnapshot() as AnyMachineSnapshot | undefined)?.status === 'active';
      if (stillThere) abandonedBy?.send({ type: 'logIn.resumed' });
      announce();
    },
    /**
     * The customer came back to the page: what could not be read is tried again, what could not be sent waits for them.
     * What was refused for want of a log-in, read or write, goes on once there is a member, and not before.
     */
    resumed: (isMember: boolean) => {
      retryFailed(actor, isMember);
      announce();
    },
    draft: (layerKey: string): Draft => ({
      // What is typed draws nothing again: it is read when it is asked for.
      get values() {
        return drafts[layerKey] ?? {};
      },
      keep: (values) => {
        drafts = { ...drafts, [layerKey]: values };
        save();
      },
    }),
  };
}
