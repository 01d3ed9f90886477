import { createActor, waitFor, type SnapshotFrom } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { ConsentLevel, Feature } from '../../machines/session/session.types.ts';
import type { Failure } from '../../machines/shared/failure.ts';
import type { JourneyMember } from '../../machines/shared/journey-meta.ts';
import { flagNames, isFlagOn, type FlagDefaults } from '../flags/flags.ts';
import { antiForgeryToken } from '../gateway-client/anti-forgery.ts';
import { createSessionRecords, tabStore, type RecordStore } from './session-record.ts';
import { createSessionActors, type SessionCalls } from './session.actors.ts';

export type SessionOptions = {
  calls: SessionCalls;
  /** What the customer has consented to so far. */
  consentLevel: ConsentLevel;
  /** How long a client session lasts (SC-03). */
  lifetimeMs: number;
  flagDefaults?: FlagDefaults;
  /** The member known before has gone or is another one now: what was read for them must be forgotten. */
  forgetMember: () => void;
  store?: RecordStore;
  cookies?: () => string;
  now?: () => number;
};

/** What the rest of the site sees; the same object until something changes. */
export type SessionView = {
  status: 'lookingUp' | 'visitor' | 'member';
  member: JourneyMember | null;
  /** The look-up found a member, or the client session names one (AU-01). */
  isLoggedIn: boolean;
  features: Feature[];
  /**
   * The member was here and a call was refused since; they are asked to log in again, and what they were doing waits
   * for them. False after a log-out.
   */
  hasExpired: boolean;
};

export type Session = ReturnType<typeof createSession>;

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const isSettled = (snapshot: Snapshot): boolean => !snapshot.matches({ person: 'lookingUpMember' });

function statusOf(snapshot: Snapshot): SessionView['status'] {
  if (!isSettled(snapshot)) return 'lookingUp';
  return snapshot.matches({ person: 'member' }) ? 'member' : 'visitor';
}

/** Starts the session outside React, at once. Lives as long as the page. */
export function createSession(options: SessionOptions) {
  const { calls, lifetimeMs, forgetMember, flagDefaults = {} } = options;
  const cookies = options.cookies ?? (() => document.cookie);
  const records = createSessionRecords({
    store: options.store ?? tabStore(),
    lifetimeMs,
    now: options.now ?? Date.now,
  });
  const { clientTrackingContext } = records.open(options.consentLevel);
  const hasAccess = (features: Feature[]) => isFlagOn('commercial-launch', features, flagDefaults);

  const actor = createActor(
    sessionMachine.provide({
      actors: createSessionActors({
        calls,
        features: flagNames,
        hasSession: () => antiForgeryToken(cookies()) !== '',
        onSessionStarted: (input, { currentMemberId, features }) => {
          records.renew(input.requestId, input.consentLevel);
          records.keepMember(currentMemberId === null ? null : String(currentMemberId), hasAccess(features));
        },
        onMemberKnown: (memberId) => records.keepMember(memberId, hasAccess(actor.getSnapshot().context.features)),
      }),
    }),
    {
      input: {
        requestId: clientTrackingContext.requestId,
        consentLevel: clientTrackingContext.userConsentLevel,
        lifetimeMs,
      },
    },
  );

  let hasExpired = false;
  let view = viewOf(actor.getSnapshot());
  let knownMemberId: string | null = null;
  const listeners = new Set<() => void>();

  function viewOf(snapshot: Snapshot): SessionView {
    const status = statusOf(snapshot);
    const { member, features } = snapshot.context;
    const isKnown = (records.read()?.memberId ?? null) !== null;
    return { status, member, features, isLoggedIn: status === 'member' || isKnown, hasExpired };
  }

  actor.subscribe((snapshot) => {
    const memberId = snapshot.context.member?.memberId ?? null;
    if (isSettled(snapshot)) {
      if (memberId !== null) hasExpired = false;
      if (knownMemberId !== null && knownMemberId !== memberId) forgetMember();
      knownMemberId = memberId;
    }
    view = viewOf(snapshot);
    for (const listener of listeners) listener();
  });
  actor.start();

  const settled = () => waitFor(actor, isSettled);

  return {
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
    loggedOut: (): void => {
      hasExpired = false;
      records.keepMember(null, false);
      actor.send({ type: 'member.loggedOut' });
    },
    /** A call was answered with 401: whoever was logged in is not any more. */
    refused: (): void => {
      hasExpired ||= view.member !== null;
      records.keepMember(null, false);
      actor.send({ type: 'session.refused' });
    },
    stop: (): void => void actor.stop(),
  };
}
