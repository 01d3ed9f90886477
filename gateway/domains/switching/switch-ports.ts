import type { components } from '../../../openapi/generated/gateway.d.ts';

/** What switches to us ask of those away from us, which stand above them; `gateway/domains.ts` gives it. */
export interface SwitchPorts {
  /** The member's switch to another provider; undefined where there is none with this id. */
  findLosing(memberId: string, switchId: string): Promise<components['schemas']['Switch'] | undefined>;
}
