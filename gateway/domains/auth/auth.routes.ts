import type { Dependencies } from '../../dependencies.ts';
import type { GatewayContext } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { checkPassword, checkSecondFactor, registerMember } from './auth.service.ts';
import type { JoinPorts } from './join-ports.ts';
import { changePassword, type OwnSession } from './password-change.service.ts';
import {
  handlePasswordResets,
  lookUpPasswordReset,
  requestPasswordReset,
  resetPassword,
} from './password-reset.service.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  handleGuesses,
  removeSecondFactor,
  secondFactorOf,
} from './second-factor.service.ts';

type AuthOperation =
  | 'logIn'
  | 'verifyTotp'
  | 'logOut'
  | 'register'
  | 'requestPasswordReset'
  | 'lookUpPasswordReset'
  | 'resetPassword'
  | 'changePassword'
  | 'getSecondFactor'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'removeSecondFactor';

/** Each change of rights changes the session's id (`Sessions`), so the answers carry new cookies. */
export function authHandlers(deps: Dependencies & JoinPorts): Pick<Handlers, AuthOperation> {
  const { sessions } = deps;
  handlePasswordResets(deps);
  handleGuesses(deps);
  const own = (c: GatewayContext): OwnSession => ({
    stillStands: (tx) => sessions.stillStands(c, tx),
    enter: (tx, memberId) => sessions.logIn(c, memberId, tx),
  });
  return {
    async logIn({ c, body, address }) {
      const { memberId, owesSecondFactor } = await checkPassword(deps, { ...body, address }, (tx, earned) =>
        earned.owesSecondFactor
          ? sessions.awaitSecondFactor(c, earned.memberId, tx)
          : sessions.logIn(c, earned.memberId, tx),
      );
      return { status: 200, body: owesSecondFactor ? { mfaRequired: true } : { memberId } };
    },

    async verifyTotp({ c, body, session, address }) {
      const { pendingMemberId } = session;
      const memberId = await checkSecondFactor(deps, { pendingMemberId, code: body.code, address }, own(c));
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

    async changePassword({ c, body, session, address }) {
      await changePassword(deps, memberOf(session), body, address, own(c));
      return { status: 204, body: undefined };
    },

    async getSecondFactor({ session }) {
      return { status: 200, body: await secondFactorOf(deps, memberOf(session)) };
    },

    async beginSecondFactor({ body, session, address }) {
      return { status: 200, body: await beginSecondFactor(deps, memberOf(session), { proof: body, address }) };
    },

    async confirmSecondFactor({ c, body, session, address }) {
      const given = { code: body.factorCode, address };
      const recoveryCodes = await confirmSecondFactor(deps, memberOf(session), given, own(c));
      return { status: 200, body: { recoveryCodes } };
    },

    async removeSecondFactor({ c, body, session, address }) {
      await removeSecondFactor(deps, memberOf(session), { proof: body, address }, own(c));
      return { status: 204, body: undefined };
    },

    async requestPasswordReset({ body, address }) {
      await requestPasswordReset(deps, body, address);
      return { status: 204, body: undefined };
    },

    async lookUpPasswordReset({ body }) {
      return { status: 200, body: await lookUpPasswordReset(deps, body.token) };
    },

    async resetPassword({ c, body, session }) {
      const memberId = await resetPassword(deps, body);
      // This browser's session has just ended with the others; its cookies need not stay.
      if ([session.memberId, session.pendingMemberId].includes(memberId)) await sessions.logOut(c);
      return { status: 204, body: undefined };
    },
  };
}
