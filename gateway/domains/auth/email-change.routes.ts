import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  emailChangeOf,
  lookUpEmailChange,
  requestEmailChange,
} from './email-change.service.ts';

type EmailChangeOperation =
  | 'getEmailChange'
  | 'requestEmailChange'
  | 'cancelEmailChange'
  | 'lookUpEmailChange'
  | 'confirmEmailChange';

/** Sessions stay as they are: they are the member's, whatever they log in with. */
export function emailChangeHandlers(deps: Dependencies): Pick<Handlers, EmailChangeOperation> {
  return {
    async getEmailChange({ session }) {
      return { status: 200, body: await emailChangeOf(deps, memberOf(session)) };
    },

    async requestEmailChange({ session, body, address }) {
      return { status: 200, body: await requestEmailChange(deps, memberOf(session), { body, address }) };
    },

    async cancelEmailChange({ session }) {
      await cancelEmailChange(deps, memberOf(session));
      return { status: 204, body: undefined };
    },

    async lookUpEmailChange({ body }) {
      return { status: 200, body: await lookUpEmailChange(deps, body.token) };
    },

    async confirmEmailChange({ body, address }) {
      await confirmEmailChange(deps, body, address);
      return { status: 204, body: undefined };
    },
  };
}
