import type { AccountFormat } from '../../../openapi/partners/switching-hub/losing-side/account-number.rules.ts';
import { normaliseAccountNumber } from '../../../openapi/partners/switching-hub/losing-side/account-number.rules.ts';
import type { MatchableAccount } from '../../../openapi/partners/switching-hub/losing-side/match.rules.ts';
import { linesOf } from '../../../platform/postal/address-lines.ts';
import { squashPostcode } from '../../../platform/postal/postcode.ts';
import type { NetworkPremise } from '../coverage/coverage.rows.ts';
import type { MemberRow } from '../members/members.rows.ts';
import type { PlanRow } from '../plans/plans.types.ts';

/** A member's plan as another provider may ask for it. Its number is the order's key, which stands on every bill. */
export interface OurAccount extends MatchableAccount {
  plan: PlanRow;
  member: MemberRow;
}

const KEY_LENGTH = 7;

/** `LK-7Q4M2X9`, or with the number of a bill behind it, `LK-7Q4M2X9-003`. */
export function ourAccountFormat(orderPrefix: string): AccountFormat {
  return { prefix: orderPrefix, rest: new RegExp(`^[2-9A-HJKMNP-Z]{${KEY_LENGTH}}(?:\\d{3})?$`) };
}

/** The order's key in what was typed as an account number; '' where there is none. */
export function orderKeyIn(typed: string, orderPrefix: string): string {
  const number = normaliseAccountNumber(typed);
  const rest = number.slice(orderPrefix.length, orderPrefix.length + KEY_LENGTH);
  return number.startsWith(orderPrefix) && rest.length === KEY_LENGTH ? `${orderPrefix}-${rest}` : '';
}

export interface AccountFacts {
  plan: PlanRow;
  key: string;
  networkId: string | null;
  home: NetworkPremise;
  member: MemberRow;
}

/** An order that isn't live is an account without services; one that has ended is closed. */
export function accountOf({ plan, key, networkId, home, member }: AccountFacts): OurAccount {
  return {
    plan,
    member,
    id: plan.id,
    number: normaliseAccountNumber(key),
    customerId: plan.memberId,
    surname: member.lastName ?? '',
    uprn: home.uprn?.replace(/^0+/, '') ?? null,
    addressLines: linesOf(home),
    postcodeKey: squashPostcode(home.postcode),
    services: plan.serviceStart === null ? [] : [{ type: 'IAS', identifier: networkId ?? key }],
    closedOn: plan.serviceEnd,
    hindrance: null,
  };
}
