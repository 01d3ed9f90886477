import { createActor, waitFor, type InspectionEvent, type SnapshotFrom } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { ConsentLevel, Feature } from '../../machines/session/session.types.ts';
import type { Failure } from '../../machines/shared/failure.ts';
import type { JourneyMember } from '../../machines/shared/journey-meta.ts';
import { flagNames, isFlagOn, overridden, type FlagDefaults } from '../runtime/flags.ts';
import { createSessionRecords, tabStore, type RecordStore } from './session-record.ts';
import { createSessionActors, type SessionActorOptions, type SessionCalls } from './session.actors.ts';

export type SessionOptions = {
  calls: SessionCalls;
  /** What the customer has consented to so far. */
  consentLevel: ConsentLevel;
  /** How long a client session lasts (SC-03). */
  lifetimeMs: number;
  flagDefaults?: FlagDefaults;
  /** The member has gone or is another one now: what was read and kept for them must be forgotten. */
  forgetMember: () => void;
  /** Asks whether the list of members with access names who is here (AU-12); without it there is no list. */
  isListed?: SessionActorOptions['isListed'];
  store?: RecordStore;
  now?: () => number;
  /** Begins the look-ups when there is time for it, such as in a task of its own; at once where it is left out. */
  begin?: (start: () => void) => void;
  /** Hears all that the session's machine does. */
  watch?: (told: InspectionEvent) => void;
};

/** What the rest of the site sees; the same object until something changes. */
export type SessionView = {
  /** A member is somebody whom the look-up found (AU-01); while it runs nobody knows. */
  status: 'lookingUp' | 'visitor' | 'member';
  member: JourneyMember | null;
  /**
   * Whether this member may use what is for members: `refused` by the access flag (AU-11), `unlisted` by the list of
   * members (AU-12), `unknown` until the client session has answered. Visitors are `granted` what is open to everybody.
   */
  access: 'unknown' | 'granted' | 'refused' | 'unlisted';
  features: Feature[];
  /** Whether they are the session service's word; before it has answered, and where it does not, nobody knows. */
  areFeaturesKnown: boolean;
  /** How many of them a tester has set for this tab. */
  overrides: number;
  /**
   * What has happened behind the page: the member's session ended, and what they were doing waits for them; they logged
   * out in another tab; somebody logged in there. Null when there is nothing to tell.
   */
  news: SessionNews | null;
};

export type SessionNews = 'sessionEnded' | 'loggedOutElsewhere' | 'loggedInElsewhere';

export type Session = ReturnType<typeof createSession>;

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const isSettled = (snapshot: Snapshot): boolean => !snapshot.hasTag('busy');

function statusOf(snapshot: Snapshot): SessionView['status'] {
  if (!isSettled(snapshot)) return 'lookingUp';
  return snapshot.context.member ? 'member' : 'visitor';
}

function newsOf(snapshot: Snapshot): SessionNews | null {
  if (snapshot.matches({ person: { somebody: 'loggedInElsewhere' } })) return 'loggedInElsewhere';
  if (snapshot.matches({ person: { nobody: 'sessionEnded' } })) return 'sessionEnded';
  return snapshot.matches({ person: { nobody: 'loggedOutElsewhere' } }) ? 'loggedOutElsewhere' : null;
}

/** Starts the session outside React. Lives as long as the page. */
export function createSession(options: SessionOptions) {
  const { calls, lifetimeMs, forgetMember, flagDefaults = {} } = options;
  const records = createSessionRecords({
    store: options.store ?? tabStore(),
    lifetimeMs,
    now: options.now ?? Date.now,
  });
  const isRemembered = records.isRemembered();
  const { clientTrackingContext } = records.open(options.consentLevel);
  // The record outlives the page: what another page of this tab kept for its member is forgotten as well.
  const keepMember = (memberId: string | null) => {
    if (records.keepMember(memberId)) forgetMember();
  };

  const actor = createActor(
    sessionMachine.provide({
      actors: createSessionActors({
        calls,
        features: flagNames,
        onSessionStarted: (input, memberId) => {
          records.renew(input.requestId, input.consentLevel);
          keepMember(memberId);
        },
        onMemberKnown: keepMember,
        isListed: options.isListed ?? (() => Promise.resolve(true)),
      }),
    }),
    {
      input: {
        requestId: clientTrackingContext.requestId,
        consentLevel: clientTrackingContext.userConsentLevel,
        lifetimeMs,
        isRemembered,
      },
      ...(options.watch && { inspect: options.watch }),
    },
  );

  let overrides: readonly Feature[] = [];
  let view = viewOf(actor.getSnapshot());
  const listeners = new Set<() => void>();

  function accessOf(snapshot: Snapshot, features: Feature[]): SessionView['access'] {
    const { member, isListed } = snapshot.context;
    if (!member) return 'granted';
    if (!isListed) return 'unlisted';
    if (snapshot.matches({ clientSession: 'startingSession' })) {
      const kept = records.read();
      return kept?.hasAccess && kept.memberId === member.memberId ? 'granted' : 'unknown';
    }
    const hasAccess = isFlagOn('commercial-launch', features, flagDefaults);
    records.keepAccess(hasAccess);
    return hasAccess ? 'granted' : 'refused';
  }

  function viewOf(snapshot: Snapshot): SessionView {
    const { member, features: given } = snapshot.context;
    const features = overridden(given, overrides);
    const access = accessOf(snapshot, features);
    return {
      status: statusOf(snapshot),
      member,
      access,
      features,
      areFeaturesKnown: snapshot.matches({ clientSession: 'sessionStarted' }),
      overrides: overrides.length,
      news: newsOf(snapshot),
    };
  }

  function show(snapshot: Snapshot) {
    const next = viewOf(snapshot);
    // The same list as long as it says the same, so that nobody takes it for news.
    if (JSON.stringify(next.features) === JSON.stringify(view.features)) next.features = view.features;
    view = next;
    for (const listener of listeners) listener();
  }

  actor.subscribe(show);
  const { begin = (start) => start() } = options;
  begin(() => actor.start());

  const settled = () => waitFor(actor, isSettled);

  return {
    /** Whether this tab has known a member whose session should not be over, when the page came. */
    isRemembered,
    view: (): SessionView => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Resolves when it is known whether a member is here. */
    settled: async (): Promise<SessionView> => {
      await settled();
      return view;
    },
    /** After a log-in: learns who the member is. Rejects with a Failure when that cannot be found out. */
    welcome: async (): Promise<JourneyMember> => {
      await settled();
      actor.send({ type: 'member.loggedIn' });
      await settled();
      const failure: Failure = { kind: 'UnknownError', message: 'We could not fetch your details. Please try again.' };
      return view.member ?? Promise.reject(failure);
    },
    /** The member has another name, phone or email address, by which the page that is open goes from now on. */
    corrected: (member: JourneyMember): void => actor.send({ type: 'member.corrected', member }),
    loggedOut: (): void => {
      keepMember(null);
      actor.send({ type: 'member.loggedOut' });
    },
    /** Somebody has logged out in another tab of this browser, and so here. */
    loggedOutElsewhere: (): void => {
      keepMember(null);
      actor.send({ type: 'member.loggedOutElsewhere' });
    },
    /** Asks anew whose the session is: it may have ended, or be another member's by now. */
    lookAgain: (): void => actor.send({ type: 'session.questioned' }),
    /** The customer has read `view().news`. */
    newsRead: (): void => actor.send({ type: 'news.read' }),
    /** A call was answered with 401: whoever was logged in is not any more. */
    refused: (): void => {
      keepMember(null);
      actor.send({ type: 'session.refused' });
    },
    /** The customer consents to more or less than before: a client session with that level is started (SC-13). */
    consentChanged: (level: ConsentLevel): void => {
      records.keepConsent(level);
      actor.send({ type: 'consent.changed', level });
    },
    /** Flags as a tester wants them in this tab, over whatever the session service says. */
    override: (features: readonly Feature[]): void => {
      overrides = features;
      show(actor.getSnapshot());
    },
    /** For testers: the flags as the service gave them, those in their place, and what is kept for this tab. */
    facts: () => {
      const { features: given, consentLevel } = actor.getSnapshot().context;
      return { given, overrides, consentLevel, record: records.read() };
    },
    stop: (): void => void actor.stop(),
  };
}
