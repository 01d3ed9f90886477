import type { Premise, ProspectAddress } from '../address-check/address-check.types.ts';
import type { Booking } from '../book-install/book-install.types.ts';
import type { Household } from '../choose-plan/choose-plan.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { JourneyMember, LogInDetourEnded, MemberChanged, RetryRequested } from '../shared/journey-meta.ts';
import type { PagePath } from '../shared/paths.ts';
import type { Wire } from '../shared/wire.ts';
import type { Switching, SwitchStatus } from '../switch-provider/switch-provider.types.ts';

export type Plan = Wire<'Plan'>;
export type Product = Wire<'Product'>;
export type Installation = Wire<'Installation'>;

/** The home ordered for, and the check that found it. */
export type CheckedAddress = { premise: Premise; transactionId: string; status: string };

/** What was chosen beside the speed. `connectionDate` is null where the in-home visit decides it. */
export type Customisation = { productId: string; meshWifi: boolean; connectionDate: string | null };

/**
 * What was chosen last at "Make it yours", kept with the plan or not. It is there again after another page, and goes along
 * to another speed. `months` is the length of the contract; null where the customer has not touched it.
 */
export type LastChoice = { months: number | null; meshWifi: boolean; connectionDate: string | null };

export type PlacedOrder = {
  id: string;
  orderKey: string;
  /** Where the gateway sends the customer next; null where the confirmation is all. */
  redirectUrl: string | null;
  /** The moment of the order, ISO 8601; null where it could not be read. */
  orderedAt: string | null;
  /** The plan as it was ordered, with its dates and documents; null where it could not be read. */
  plan: Plan | null;
};

/** What a page that was asked for too early still needs. */
export type MissingStep = 'address' | 'plan' | 'customisation' | 'visits' | 'switch' | 'agreement';

/** A journey that the gateway kept, as far as it had come. */
export type ResumedJourney = {
  address: CheckedAddress;
  product: Product;
  plan: Plan;
  /** Null where the plan has no switch. */
  switching: Switching | null;
  customisation: Customisation | null;
  booking: Booking | null;
  /** Where the customer saved it for later; null where they did not. */
  page: PagePath | null;
};

/** An order that was placed before, as the gateway knows it. */
export type PlacedJourney = ResumedJourney & { order: PlacedOrder };

/** Feature flags that change the chart's way (SC-10). */
export type OrderFlags = {
  customisePlan: boolean;
  bookInstallV2: boolean;
  contractsUi: boolean;
  contractNewTab: boolean;
  commercialLaunch: boolean;
  addressLookupSpike: boolean;
};

export type OrderBroadbandInput = {
  member: JourneyMember | null;
  flags: OrderFlags;
  /** The placed order that the address names: the journey is about that one alone. Null where an order is made. */
  orderId: string | null;
};

export type OrderBroadbandContext = OrderBroadbandInput & {
  address: CheckedAddress | null;
  product: Product | null;
  plan: Plan | null;
  /** In Mbps: what was chosen for the home that the customer had before this one; null once a plan is chosen for this one. */
  speedBefore: number | null;
  /** Who lives at the home; null where the customer has not said it. */
  household: Household | null;
  switching: Switching;
  /** How often we have asked, since the order, what became of the switch. */
  looks: number;
  customisation: Customisation | null;
  lastChoice: LastChoice | null;
  booking: Booking | null;
  order: PlacedOrder | null;
  /** The visit that is to go into the customer's calendar. */
  calendarVisit: string | null;
  /** For "be first to know": the address that cannot be served. */
  prospect: { address: ProspectAddress | null; transactionId: string | null };
  /** The page asked for while the order is looked for. */
  sought: string | null;
  /** Why the page asked for is not shown; cleared when another page is shown. */
  missing: MissingStep | null;
  /** The code of the saved journey being resumed. */
  savedCode: string | null;
  failure: Failure | null;
};

export type OrderBroadbandEvent =
  | MemberChanged
  | LogInDetourEnded
  | RetryRequested
  | { type: 'flags.changed'; flags: OrderFlags }
  | { type: 'page.sought'; path: string }
  | { type: 'page.refused'; path: string }
  | { type: 'savedJourney.requested'; code: string }
  | { type: 'postcode.given'; postcode: string }
  | { type: 'summary.opened' }
  | { type: 'summary.closed' }
  | { type: 'updates.requested' }
  | { type: 'calendar.requested'; appointmentId: string }
  | { type: 'switch.requested' }
  | { type: 'journey.abandoned' };

export type OrderBroadbandView =
  | 'FindingSavedJourney'
  | 'SavedJourneyMissing'
  | 'JourneyInterrupted'
  | 'OrderMissing'
  | 'OrderNotLoaded'
  | 'OrderPlaced';

export type { Booking, Switching, SwitchStatus };
