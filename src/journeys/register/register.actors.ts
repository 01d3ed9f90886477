import { fromPromise } from 'xstate';
import { birthDateOf } from '../../../machines/shared/birth-date.ts';
import type { Registration } from '../../../machines/register/register.types.ts';
import type { Auth } from '../../gateway-client/auth.ts';
import type { KeptFriend } from '../../session/kept-friend.ts';
import { welcomeMember, type WelcomeOptions } from '../../session/welcome-member.ts';

type Options = WelcomeOptions & {
  auth: Auth;
  friend: KeptFriend;
  /** There is an account now: what was typed for it is needed no more. */
  joined: () => void;
};

/** Fills registration with the gateway's calls; every one rejects with a Failure. */
export function createRegisterActors({ auth, friend, joined, welcome, comeBack }: Options) {
  return {
    registerMember: fromPromise<void, Registration>(async ({ input, signal }) => {
      const { firstName, lastName, email, phone, password, marketingOptIn } = input;
      const friendCode = friend.code();
      await auth.register(
        {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email: email.trim(),
          birthDate: birthDateOf(input),
          password,
          marketingOptIn,
          ...(phone.trim() === '' ? {} : { phone: phone.trim() }),
          ...(friendCode !== undefined && { friendCode }),
        },
        signal,
      );
      friend.forget();
      joined();
    }),
    welcomeMember: welcomeMember({ welcome, comeBack }),
  };
}
