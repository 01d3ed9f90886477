import type { GatewayEnv } from '../env.ts';
import type { Guard } from './bind.ts';
import { assertCsrfToken } from './csrf.ts';
import { memberOf } from './member-of.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { isSignatureOf, SIGNATURE_HEADER } from '../../platform/http/signature.ts';

/** Calls that the contract keeps for members: without one 401 `session.missing`, "Unauthorised". */
export const memberGuard: Guard = (c, operation) => {
  if (operation.security.has('member')) memberOf(c.get('session').view);
  return undefined;
};

/** Writes with the contract's scheme `antiForgery`; the network provider's signed events have another one. */
export function csrfGuard(secret: string): Guard {
  return (c, operation) => {
    if (operation.security.has('antiForgery')) assertCsrfToken(c, secret);
    return undefined;
  };
}

/** With which setting each partner signs its events, by the contract's scheme for them. */
export const eventSecrets = {
  notificationSignature: 'notificationSecret',
  parcelSignature: 'parcelEventSecret',
  decisionSignature: 'decisionEventSecret',
  mobileSignature: 'mobileEventSecret',
} as const satisfies Partial<Record<string, keyof GatewayEnv>>;

export type EventSecrets = Pick<GatewayEnv, (typeof eventSecrets)[keyof typeof eventSecrets]>;

/** The secret with which a call has to be signed; undefined where none has. */
export function eventSecretOf(security: ReadonlySet<string>, env: EventSecrets): string | undefined {
  const signed = Object.entries(eventSecrets).find(([scheme]) => security.has(scheme));
  return signed && env[signed[1]];
}

/** Events of partners: 401 `signature.wrong` before anything of an unsigned body is looked at. */
export function signatureGuard(env: EventSecrets): Guard {
  return async (c, operation) => {
    const secret = eventSecretOf(operation.security, env);
    if (secret === undefined) return undefined;
    if (!isSignatureOf(secret, await c.req.text(), c.req.header(SIGNATURE_HEADER)))
      throw new HttpProblem(401, 'signature.wrong');
    return undefined;
  };
}
