import type { components } from '../../../openapi/generated/gateway.d.ts';
import { maskEmail } from '../../../openapi/partners/switching-hub/losing-side/masking.rules.ts';
import type { LocalDate } from '../../../platform/clock/local-date.ts';
import type { Provider } from '../../one-touch-switch/directory.ts';
import { OUR_ID } from '../../one-touch-switch/hub.ts';
import { titleOf } from '../addresses/address-lines.rules.ts';
import type { NetworkPremise } from '../coverage/coverage.rows.ts';
import type { FallsAway, LastDay } from '../member-plans/member-plans.types.ts';
import type { MemberRow } from '../members/members.rows.ts';
import { productOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { hasRunOut, isOverdue, lastValidDay, objectionOf, stateOf } from './losing-switches.rules.ts';
import type { LosingSwitchRow, MemberSwitch, OwnEnd } from './losing-switches.types.ts';

type Schemas = components['schemas'];

/** All that a switch is shown with. */
export interface Shown {
  row: LosingSwitchRow;
  plan: PlanRow;
  home: NetworkPremise;
  member: Pick<MemberRow, 'email'>;
  orderId: string | null;
  end: LastDay | null;
  fallsAway: FallsAway;
  ownEnd: OwnEnd | null;
  today: LocalDate;
  brandName: string;
  providers: ReadonlyMap<string, Provider>;
}

function parties({ row, plan, brandName, providers }: Shown) {
  return {
    gainingProviderId: row.gainingProviderId,
    gainingProviderName: providers.get(row.gainingProviderId)?.name ?? row.gainingProviderId,
    losingProviderId: OUR_ID,
    losingProviderName: brandName,
    losingProviderAccountNumber: plan.orderKey,
    lastName: row.lastName,
  };
}

/** 13 fields (SW-08). The member goes from us, so it is a losing switch (SW-12). */
export function losingSwitchOf(shown: Shown): Schemas['Switch'] {
  const { row, home } = shown;
  return {
    id: row.id,
    plannedSwitchDate: row.activationDate ?? row.plannedDate,
    switchOrderReference: row.reference,
    ...parties(shown),
    address: titleOf(home),
    postcode: home.postcode,
    postTown: home.city,
    switchType: 'LOSING',
  };
}

function statusOf(shown: Shown): Schemas['SwitchStatus'] {
  const { row, member, today } = shown;
  const plannedSwitchDate = row.activationDate ?? row.plannedDate;
  return {
    id: row.id,
    state: stateOf(row, today),
    reference: row.reference,
    ...parties(shown),
    implications: [{ method: 'email', sentTo: maskEmail(member.email), sentAt: row.impliedAt.toISOString() }],
    services: [{ serviceType: 'IAS', switchAction: 'ServiceFound' }],
    expiresOn: lastValidDay(row),
    ...(plannedSwitchDate === null ? {} : { plannedSwitchDate }),
  };
}

function caseOf({
  caseNumber,
  objectedAt,
  providerAskedAt,
  caseClosedAt,
}: LosingSwitchRow): Schemas['SwitchCase'] | null {
  if (caseNumber === null || objectedAt === null) return null;
  return {
    number: caseNumber,
    openedAt: objectedAt.toISOString(),
    providerAskedAt: providerAskedAt?.toISOString() ?? null,
    closedAt: caseClosedAt?.toISOString() ?? null,
  };
}

/** What ends only if the switch goes on, or has ended by it. */
export function hasAnEnd({ status, matchedOn, plannedDate }: LosingSwitchRow, today: LocalDate): boolean {
  return status !== 'cancelled' && status !== 'voided' && !hasRunOut({ status, matchedOn, plannedDate }, today);
}

export function losingOf(shown: Shown): MemberSwitch {
  const { row, plan, end, fallsAway, ownEnd, orderId, today } = shown;
  return {
    switch: losingSwitchOf(shown),
    status: statusOf(shown),
    planId: plan.id,
    orderId,
    losing: {
      productName: productOf(plan).displayName,
      askedOn: row.matchedOn,
      orderedOn: row.orderedOn,
      isOverdue: isOverdue(row, today),
      end,
      fallsAway,
      ownEnd,
      objection: objectionOf(row, today),
      case: caseOf(row),
    },
  };
}
