import type { NotesRow } from '../book-install/book-install.types.ts';
import type {
  Booking,
  Customisation,
  PlacedOrder,
  Plan,
  Product,
  Switching,
} from '../order-broadband/order-broadband.types.ts';
import type { Premise } from '../address-check/address-check.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { JourneyMember, MemberChanged, RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type PreContract = Wire<'PreContract'>;

export type ReviewOrderInput = {
  member: JourneyMember | null;
  plan: Plan;
  product: Product;
  premise: Premise;
  customisation: Customisation;
  booking: Booking;
  /** The row whose change has led back here; null where the customer has come by another way. */
  changed: NotesRow | null;
  /** What happens to the old broadband; null where none can be switched. */
  switching: Switching | null;
  /** Contract documents are shown inside the agreement (flag contracts-ui). */
  contractsUi: boolean;
  /** Documents open in a new tab (flag contract-new-tab). */
  contractNewTab: boolean;
};

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type ReviewOrderRefusal = 'notAccepted';

export type ReviewOrderContext = ReviewOrderInput & {
  /** The documents of the contract as it stands. */
  contract: PreContract | null;
  errors: Partial<Record<'contractAccepted', ReviewOrderRefusal>>;
  order: PlacedOrder | null;
  failure: Failure | null;
};

export type ReviewOrderEvent =
  | { type: 'order.submitted'; contractAccepted: boolean }
  /** The time for which the network holds the dates is over (BK-32). */
  | { type: 'hold.ended' }
  | { type: 'visits.changed' }
  | { type: 'engineerNotes.requested'; row: NotesRow }
  | { type: 'order.reviewed' }
  | { type: 'changes.requested' }
  | { type: 'switchChange.requested' }
  | MemberChanged
  | RetryRequested;

/** The contract, and the plan and the customer that it is about as the gateway has them now; null where it knows nobody any more. */
export type PreparedContract = { contract: PreContract; plan: Plan; member: JourneyMember | null };

/** `contractDocId`: the document that the customer has read. */
export type PlaceOrderInput = { planId: string; contractDocId: string };

/** Either an order, or the visits have to be chosen again since the network let the hold go, or the engineer notes are changed, or all was changed elsewhere. */
export type ReviewOrderOutput =
  | { kind: 'orderPlaced'; order: PlacedOrder }
  | { kind: 'visitsNeeded' }
  | { kind: 'engineerNotesNeeded'; row: NotesRow }
  | { kind: 'orderOutdated' };

export type ReviewOrderView =
  | 'ReviewingOrder'
  | 'ContractNotPrepared'
  | 'OrderNotPlaced'
  | 'VisitsExpired'
  | 'SwitchUnfinished'
  | 'HomeOrdered'
  | 'OrderChanged';
