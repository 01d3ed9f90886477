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

/** Events of a partner, by the contract's scheme for them: 401 `signature.wrong` before anything of an unsigned body is looked at. */
export function signatureGuard(
  scheme: 'notificationSignature' | 'parcelSignature' | 'decisionSignature' | 'mobileSignature',
  secret: string,
): Guard {
  return async (c, operation) => {
    if (!operation.security.has(scheme)) return undefined;
    if (!isSignatureOf(secret, await c.req.text(), c.req.header(SIGNATURE_HEADER)))
      throw new HttpProblem(401, 'signature.wrong');
    return undefined;
  };
}
