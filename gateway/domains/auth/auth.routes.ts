import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { checkPassword, checkSecondFactor, registerMember } from './auth.service.ts';

type AuthOperation = 'logIn' | 'verifyTotp' | 'logOut' | 'register';

/** Each change of rights changes the session's id (`Sessions`), so the answers carry new cookies. */
export function authHandlers(deps: Dependencies): Pick<Handlers, AuthOperation> {
  const { sessions } = deps;
  return {
    async logIn({ c, body, address }) {
      const { memberId, owesSecondFactor } = await checkPassword(deps, { ...body, address });
      if (owesSecondFactor) {
        await sessions.awaitSecondFactor(c, memberId);
        return { status: 200, body: { mfaRequired: true } };
      }
      await sessions.logIn(c, memberId);
      return { status: 200, body: { memberId } };
    },

    async verifyTotp({ c, body, session, address }) {
      const { pendingMemberId } = session;
      const memberId = await checkSecondFactor(deps, { pendingMemberId, code: body.code, address });
      await sessions.logIn(c, memberId);
      return { status: 200, body: { memberId } };
    },

    async logOut({ c }) {
      await sessions.logOut(c);
      return { status: 204, body: undefined };
    },

    async register({ c, body, address }) {
      const memberId = await registerMember(deps, body, address);
      await sessions.logIn(c, memberId);
      return { status: 201, body: { memberId } };
    },
  };
}
