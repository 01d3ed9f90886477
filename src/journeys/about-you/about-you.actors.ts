import { fromPromise } from 'xstate';
import type { FullName } from '../../../machines/about-you/about-you.types.ts';
import type { MemberAccount } from '../../gateway-client/member-account.ts';
import { welcomeMember, type WelcomeOptions } from '../../session/welcome-member.ts';

type Options = WelcomeOptions & { members: Pick<MemberAccount, 'renameMember'> };

/** Fills about-you with the gateway's call; rejects with a Failure. */
export function createAboutYouActors({ members, welcome, comeBack }: Options) {
  return {
    saveName: fromPromise<void, FullName>(async ({ input: { firstName, lastName }, signal }) => {
      await members.renameMember({ firstName, lastName }, signal);
    }),
    welcomeMember: welcomeMember({ welcome, comeBack }),
  };
}
