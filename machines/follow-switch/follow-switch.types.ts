import type { ItemNames } from '../read-bills/read-bills.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type MemberSwitch = Wire<'MemberSwitch'>;
export type LosingSwitch = NonNullable<MemberSwitch['losing']>;

/** `switchId` is what stands in the address: anything, until the gateway knows a switch of the member by it. */
export type FollowSwitchInput = { memberId: string; switchId: string };

/** A switch, and what the lines of a final bill are called. */
export type Followed = { found: MemberSwitch; names: ItemNames };

/** What has become of what the member wanted, told on the page they come back to. */
export type SwitchNewsTold = 'voided' | 'caseOpened' | 'overAlready';

export type FollowSwitchContext = FollowSwitchInput & {
  /** As it was read last; null until it has been. */
  followed: Followed | null;
  told: SwitchNewsTold | null;
  failure: Failure | null;
};

export type FollowSwitchEvent =
  /** To look whether the old provider has answered. */
  | { type: 'progress.requested' }
  | { type: 'details.requested' }
  | { type: 'details.closed' }
  /** “This wasn’t me”. */
  | { type: 'objection.requested' }
  | { type: 'objection.confirmed' }
  | { type: 'objection.declined' }
  /** Back to the switch, after a call that failed. */
  | { type: 'switch.requested' }
  | RetryRequested;

export type FollowSwitchView =
  | 'LoadingSwitch'
  | 'SwitchMissing'
  | 'SwitchNotLoaded'
  | 'FollowingArrival'
  | 'FollowingDeparture'
  | 'SwitchReady'
  | 'ConfirmingObjection'
  | 'ObjectionNotSent';
