import { fromPromise } from 'xstate';
import type {
  EmailChangeState,
  Member,
  MemberSession,
  Profile,
  RequestEmailChangeInput,
  SaveProfileInput,
} from '../../../machines/manage-profile/manage-profile.types.ts';
import { withOtherAddress } from '../../../machines/manage-profile/manage-profile.rules.ts';
import { asFailure, statusOf } from '../../../machines/shared/failure.ts';
import type { JourneyMember } from '../../../machines/shared/journey-meta.ts';
import type { EmailChanges } from '../../gateway-client/email-change.ts';
import type { MemberSessions } from '../../gateway-client/member-sessions.ts';
import type { Profiles } from '../../gateway-client/profiles.ts';
import { saveFile } from '../../runtime/save-file.ts';
import { journeyMemberOf } from '../../session/journey-member.ts';

type Nothing = Record<string, never>;

type Calls = {
  profiles: Profiles;
  emailChanges: Pick<EmailChanges, 'findPending' | 'request' | 'cancel'>;
  sessions: MemberSessions;
  /** Tells the rest of the site what is known of the member by now. */
  corrected: (member: JourneyMember) => void;
  /** Tells the rest of the site that nobody is logged in any more, and goes where that is said. */
  leave: () => void;
};

/** Fills the profile with the gateway's calls; every one rejects with a Failure. All writes but the log-out may be sent again. */
export function createManageProfileActors({ profiles, emailChanges, sessions, corrected, leave }: Calls) {
  return {
    loadProfile: fromPromise<Profile, Nothing>(async ({ signal }) => {
      const [member, pending, logIns] = await Promise.all([
        profiles.getMember(signal),
        // The rest of the profile is worth more than these two, which the page can ask for again.
        emailChanges.findPending(signal).then(
          (found) => ({ pending: found }),
          () => null,
        ),
        sessions.listSessions(signal).catch(() => null),
      ]);
      // An email address is confirmed elsewhere, by a link.
      corrected(journeyMemberOf(member));
      return { member, emailChange: pending, sessions: logIns };
    }),
    saveProfile: fromPromise<Member, SaveProfileInput>(async ({ input: { update, addressType }, signal }) => {
      // The other address may have been changed in another tab since the page was read.
      const addresses =
        addressType && withOtherAddress(await profiles.getMember(signal), addressType, update.addresses);
      const member = await profiles.updateMember({ ...update, ...(addresses && { addresses }) }, signal);
      corrected(journeyMemberOf(member));
      return member;
    }),
    requestEmailChange: fromPromise<EmailChangeState, RequestEmailChangeInput>(
      async ({ input: { email, password, code }, signal }) => ({
        pending: await emailChanges.request({ email, password, ...(code !== null && { factorCode: code }) }, signal),
      }),
    ),
    cancelEmailChange: fromPromise<EmailChangeState, Nothing>(async ({ signal }) => {
      await emailChanges.cancel(signal);
      return { pending: null };
    }),
    endSession: fromPromise<readonly MemberSession[] | null, { sessionId: string }>(
      async ({ input: { sessionId }, signal }) => {
        // One that is over already is what was wanted.
        await sessions.endSession(sessionId, signal).catch((error: unknown) => {
          if (statusOf(asFailure(error)) !== 404) throw error;
        });
        return sessions.listSessions(signal).catch(() => null);
      },
    ),
    logOutEverywhere: fromPromise<void, Nothing>(async ({ signal }) => {
      await sessions.logOutEverywhere(signal);
      leave();
    }),
    downloadData: fromPromise<void, Nothing>(async ({ signal }) => {
      const [data, { dataFile }] = await Promise.all([
        profiles.downloadData(signal),
        // Wanted by few: its code comes with the press.
        import('./data-file.ts'),
      ]);
      saveFile(dataFile(data));
    }),
  };
}
