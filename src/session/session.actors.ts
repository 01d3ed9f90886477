import { fromPromise } from 'xstate';
import type { FoundMember, StartedSession, StartSessionInput } from '../../machines/session/session.types.ts';
import type { ClientSessions } from '../gateway-client/client-sessions.ts';
import type { Members } from '../gateway-client/members.ts';
import { journeyMemberOf } from './journey-member.ts';

export type SessionCalls = Pick<Members, 'findMember'> & Pick<ClientSessions, 'startClientSession'>;

export type SessionActorOptions = {
  calls: SessionCalls;
  /** Flags to ask for. */
  features: readonly string[];
  /** A client session was started; `memberId` as in `StartedSession`. */
  onSessionStarted: (input: StartSessionInput, memberId: string | null) => void;
  /** The gateway has said who is here; null for a visitor. Not called when it said nothing. */
  onMemberKnown: (memberId: string | null) => void;
  /** Whether the list of members with access names who is here (AU-12). Rejects when that cannot be said. */
  isListed: (signal: AbortSignal) => Promise<boolean>;
};

/** The session machine's actors. Both reject with a Failure; the machine goes on without. */
export function createSessionActors(options: SessionActorOptions) {
  const { calls, features, onSessionStarted, onMemberKnown, isListed } = options;

  return {
    findMember: fromPromise<FoundMember | null, Record<string, never>>(async ({ signal }) => {
      const found = await calls.findMember(signal);
      const member = found && journeyMemberOf(found);
      onMemberKnown(member?.memberId ?? null);
      // A check that fails is no permission (AU-13).
      return member && { member, isListed: await isListed(signal).catch(() => false) };
    }),

    startSession: fromPromise<StartedSession, StartSessionInput>(async ({ input, signal }) => {
      const session = await calls.startClientSession(
        {
          requestId: input.requestId,
          userConsentLevel: input.consentLevel,
          features: features.map((name) => ({ name })),
        },
        signal,
      );
      const memberId = session.currentMemberId === null ? null : String(session.currentMemberId);
      onSessionStarted(input, memberId);
      return { features: session.features, memberId };
    }),
  };
}
