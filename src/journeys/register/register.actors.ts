import { fromPromise } from 'xstate';
import type { Registration } from '../../../machines/register/register.types.ts';
import type { Auth } from '../../gateway-client/auth.ts';
import { welcomeMember, type WelcomeOptions } from '../../session/welcome-member.ts';

type Options = WelcomeOptions & { auth: Auth };

/** Fills registration with the gateway's calls; every one rejects with a Failure. */
export function createRegisterActors({ auth, welcome, comeBack }: Options) {
  return {
    registerMember: fromPromise<void, Registration>(async ({ input, signal }) => {
      const { firstName, lastName, email, phone, birthDate, password, marketingOptIn } = input;
      await auth.register(
        {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email: email.trim(),
          birthDate,
          password,
          marketingOptIn,
          ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
        },
        signal,
      );
    }),
    welcomeMember: welcomeMember({ welcome, comeBack }),
  };
}
