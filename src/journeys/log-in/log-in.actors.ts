import { fromPromise } from 'xstate';
import type { Credentials, CredentialsAnswer } from '../../../machines/log-in/log-in.types.ts';
import type { Auth } from '../../gateway-client/auth.ts';
import { welcomeMember, type WelcomeOptions } from '../../session/welcome-member.ts';

type Options = WelcomeOptions & { auth: Auth };

/** Fills log-in with the gateway's calls; every one rejects with a Failure. */
export function createLogInActors({ auth, welcome, comeBack }: Options) {
  return {
    checkCredentials: fromPromise<CredentialsAnswer, Credentials>(async ({ input, signal }) => {
      const { email, password } = input;
      return { mfaRequired: 'mfaRequired' in (await auth.logIn({ email, password }, signal)) };
    }),
    checkCode: fromPromise<void, { code: string }>(async ({ input, signal }) => {
      await auth.verifyTotp(input.code, signal);
    }),
    welcomeMember: welcomeMember({ welcome, comeBack }),
  };
}
