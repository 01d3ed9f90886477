import type { SnapshotFrom } from 'xstate';
import { endOf, type PlanEnd } from '../leave-plan/leave-plan.selectors.ts';
import { isRepairable, type PlacedSwitchNews } from '../switch-provider/placed-switch.rules.ts';
import type { followSwitchMachine } from './follow-switch.machine.ts';
import {
  arrivalOf,
  departureOf,
  hasDetails,
  isDeparture,
  objectionOf,
  type DepartureStanding,
} from './follow-switch.rules.ts';
import type { Followed, FollowSwitchContext, LosingSwitch } from './follow-switch.types.ts';

/** What the details of a switch show (SW-08, SW-10). */
export type SwitchFacts = {
  type: 'GAINING' | 'LOSING';
  reference: string | null;
  /** The provider on the other side. */
  provider: string;
  /** The day of the switch; null until one is planned. */
  completionDate: string | null;
  /** In one line. */
  address: string;
  lastName: string;
  /** '' where none was given. */
  accountNumber: string;
};

export type FollowSwitchModel = Pick<FollowSwitchContext, 'told'> & {
  facts: SwitchFacts;
  /** The order of the plan; '' where it is not known. */
  orderId: string;
  /** How a switch to us goes; null for one to another provider. */
  arrival: { news: PlacedSwitchNews; code: string | null; planEndedOn: string | null; mayTryAgain: boolean } | null;
  /** How a switch to another provider stands; null for one to us. */
  departure:
    | (Pick<LosingSwitch, 'productName' | 'askedOn' | 'isOverdue' | 'fallsAway' | 'ownEnd' | 'case' | 'objection'> & {
        planId: string;
        standing: DepartureStanding;
        hasDetails: boolean;
        end: PlanEnd | null;
        /** The last day on which what the other provider was told is good for anything. */
        validUntil: string | null;
      })
    | null;
  isBusy: boolean;
};

const noFacts: SwitchFacts = {
  type: 'GAINING',
  reference: null,
  provider: '',
  completionDate: null,
  address: '',
  lastName: '',
  accountNumber: '',
};

function factsOf(followed: Followed): SwitchFacts {
  const { switch: whole } = followed.found;
  const isAway = isDeparture(followed);
  return {
    // As the page takes it, whatever a newer gateway calls it.
    type: isAway ? 'LOSING' : 'GAINING',
    reference: whole.switchOrderReference,
    provider: isAway ? whole.gainingProviderName : whole.losingProviderName,
    completionDate: whole.plannedSwitchDate,
    address: [whole.address, whole.postTown, whole.postcode].join(', '),
    lastName: whole.lastName,
    accountNumber: whole.losingProviderAccountNumber ?? '',
  };
}

function arrivalIn(followed: Followed): FollowSwitchModel['arrival'] {
  if (isDeparture(followed)) return null;
  const { status } = followed.found;
  return {
    news: arrivalOf(followed.found),
    code: status.error?.code ?? null,
    planEndedOn: status.planEndedOn ?? null,
    mayTryAgain: isRepairable(status),
  };
}

function departureIn(followed: Followed): FollowSwitchModel['departure'] {
  const { losing, status, planId } = followed.found;
  if (!losing) return null;
  return {
    planId: planId ?? '',
    productName: losing.productName,
    askedOn: losing.askedOn,
    isOverdue: losing.isOverdue,
    fallsAway: losing.fallsAway,
    hasDetails: hasDetails({ followed }),
    ownEnd: losing.ownEnd,
    case: losing.case,
    objection: objectionOf({ followed }),
    standing: departureOf(followed.found),
    end: losing.end && endOf(losing.end, followed.names),
    validUntil: status.expiresOn ?? null,
  };
}

export function selectFollowSwitch(snapshot: SnapshotFrom<typeof followSwitchMachine>): FollowSwitchModel {
  const { followed, told } = snapshot.context;
  return {
    facts: followed ? factsOf(followed) : noFacts,
    orderId: followed?.found.orderId ?? '',
    arrival: followed && arrivalIn(followed),
    departure: followed && departureIn(followed),
    told,
    isBusy: snapshot.hasTag('busy'),
  };
}
