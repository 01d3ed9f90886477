import { createHmac } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { evaluateFlags, flagsFor, readFlags } from './flags.rules.ts';

export function sessionsHandlers({
  sessions,
  env,
}: Dependencies): Pick<Handlers, 'startClientSession' | 'getCsrfToken' | 'getChatIdentity'> {
  const flags = readFlags(env.features);
  return {
    async startClientSession({ c, body }) {
      const session = await sessions.begin(c, { requestId: body.requestId, consentLevel: body.userConsentLevel });
      const names = body.features.map(({ name }) => name);
      return {
        status: 200,
        body: {
          currentMemberId: session.memberId ?? null,
          features: evaluateFlags(env.testData ? flagsFor(flags, session.memberId) : flags, names),
        },
      };
    },

    getChatIdentity({ session }) {
      const id = memberOf(session);
      return { status: 200, body: { id, hmac: createHmac('sha256', env.chatSecret).update(id).digest('hex') } };
    },

    getCsrfToken({ c }) {
      sessions.greet(c);
      return { status: 204, body: undefined };
    },
  };
}
