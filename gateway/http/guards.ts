import type { Guard } from './bind.ts';
import { assertCsrfToken } from './csrf.ts';
import { memberOf } from './member-of.ts';

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
