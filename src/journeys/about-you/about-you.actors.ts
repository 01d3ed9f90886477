import { fromPromise } from 'xstate';
import type { FullName } from '../../../machines/about-you/about-you.types.ts';
import type { Members } from '../../gateway-client/members.ts';

type Options = {
  members: Pick<Members, 'renameMember'>;
  /** Learns anew who the member is; rejects with a Failure. */
  welcome: () => Promise<unknown>;
  /** Goes back to where the customer came from. */
  comeBack: () => void;
};

/** Fills about-you with the gateway's call; rejects with a Failure. */
export function createAboutYouActors({ members, welcome, comeBack }: Options) {
  return {
    saveName: fromPromise<void, FullName>(async ({ input: { firstName, lastName }, signal }) => {
      await members.renameMember({ firstName, lastName }, signal);
    }),
    welcomeMember: fromPromise<void, Record<string, never>>(async () => {
      await welcome();
      comeBack();
    }),
  };
}
