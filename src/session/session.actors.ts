import { fromPromise } from 'xstate';
import type { Feature, FoundMember, StartSessionInput } from '../../machines/session/session.types.ts';
import type { Wire } from '../../machines/shared/wire.ts';
import type { ClientSessions } from '../gateway-client/client-sessions.ts';
import type { Members } from '../gateway-client/members.ts';
import { journeyMemberOf } from './journey-member.ts';

export type SessionCalls = Pick<Members, 'findMember'> & Pick<ClientSessions, 'startClientSession'>;

export type SessionActorOptions = {
  calls: SessionCalls;
  /** Flags to ask for. */
  features: readonly string[];
  /** Whether this browser has begun a session with the gateway before; without one nobody can be logged in. */
  hasSession: () => boolean;
  onSessionStarted: (input: StartSessionInput, session: Wire<'ClientSession'>) => void;
  /** The gateway has said who is here; null for a visitor. Not called when it said nothing. */
  onMemberKnown: (memberId: string | null) => void;
  /** Whether the list of members with access names who is here (AU-12). Rejects when that cannot be said. */
  isListed: (signal: AbortSignal) => Promise<boolean>;
};

/** The session machine's actors. Both reject with a Failure; the machine goes on without. */
export function createSessionActors(options: SessionActorOptions) {
  const { calls, features, hasSession, onSessionStarted, onMemberKnown, isListed } = options;
  let tellSession: (session: Wire<'ClientSession'> | null) => void;
  const firstSession = new Promise<Wire<'ClientSession'> | null>((resolve) => {
    tellSession = resolve;
  });

  return {
    findMember: fromPromise<FoundMember | null, Record<string, never>>(async ({ signal }) => {
      // A first-time visitor: the client session, which is on its way, tells whether there is a member to look up, and
      // spares a call that can only be refused.
      if (!hasSession()) {
        const session = await firstSession;
        if (session?.currentMemberId === null) return null;
      }
      const found = await calls.findMember(signal);
      const member = found && journeyMemberOf(found);
      onMemberKnown(member?.memberId ?? null);
      // A check that fails is no permission (AU-13).
      return member && { member, isListed: await isListed(signal).catch(() => false) };
    }),

    startSession: fromPromise<Feature[], StartSessionInput>(async ({ input, signal }) => {
      try {
        const session = await calls.startClientSession(
          {
            requestId: input.requestId,
            userConsentLevel: input.consentLevel,
            features: features.map((name) => ({ name })),
          },
          signal,
        );
        onSessionStarted(input, session);
        tellSession(session);
        return session.features;
      } finally {
        tellSession(null);
      }
    }),
  };
}
