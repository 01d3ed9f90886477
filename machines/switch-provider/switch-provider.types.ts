import type { Booking } from '../book-install/book-install.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { Wire } from '../shared/wire.ts';

export type Provider = Wire<'CommunicationProvider'>;
export type SwitchStatus = Wire<'SwitchStatus'>;
export type Switch = Wire<'Switch'>;

/**
 * `none`: no broadband here, or none to be ended. `self`: the customer ends the old one without us. `unkept`: of an order
 * found again, where nobody kept what was said; nothing is switched until the customer says so.
 */
export type SwitchWish = 'switch' | 'none' | 'self' | 'unkept';

/** What the customer has said about switching, and what came of it. Outlives the page: the order keeps it. */
export type Switching = {
  /** Null until the question was answered. */
  wish: SwitchWish | null;
  provider: Provider | null;
  /** As on the bill. */
  lastName: string;
  /** '' where the customer has given none. */
  accountNumber: string;
  /** Null until a match was asked for. */
  status: SwitchStatus | null;
  /** The switch that the customer has agreed to. */
  started: Switch | null;
};

/** What the details form holds, by field name. */
export type SwitchDetails = { lastName: string; accountNumber: string };

export type LandlineChoice = 'keep' | 'letGo';

export type ConsentGiven = { consent: boolean; landline: LandlineChoice | '' };

export type SwitchProviderInput = {
  planId: string;
  /** The check that found the home (`nccTransactionId`). */
  transactionId: string;
  /** The home in one line, as the provider is told it. */
  address: string;
  switching: Switching;
  /** The `book-install-v2` flag: which of the gateway's versions keeps the installation. */
  isV2: boolean;
  /** Null until the visits are held. Then there is nothing to go on with while a match is looked for. */
  booking: Pick<Booking, 'outsideVisit' | 'inHomeVisit'> | null;
  /** The day that the customer asked for; null where the in-home visit decides it. */
  connectionDate: string | null;
  /** The broadband is ordered already: the home stays as it is, and the switch starts with the consent. */
  isOrdered: boolean;
};

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type SwitchProviderRefusal =
  | 'wishMissing'
  | 'lastNameMissing'
  | 'lastNameTooLong'
  | 'accountNumberMissing'
  | 'accountNumberTooLong'
  | 'sameAsBefore'
  | 'landlineMissing'
  | 'consentMissing';

export type SwitchProviderContext = SwitchProviderInput & {
  /** On offer while one is chosen; empty otherwise. */
  providers: Provider[];
  /** Requests sent again without the customer, after a fault that passes. */
  automaticRetries: number;
  /** What was chosen for a linked landline; null where there is nothing to choose. */
  landline: LandlineChoice | null;
  errors: Partial<Record<keyof SwitchDetails | keyof ConsentGiven | 'wish', SwitchProviderRefusal | (string & {})>>;
  failure: Failure | null;
};

export type SwitchProviderEvent =
  | { type: 'wish.submitted'; wish: string }
  | { type: 'provider.chosen'; providerId: string }
  | { type: 'provider.missed' }
  | { type: 'providerChange.requested' }
  | { type: 'detailsChange.requested' }
  | ({ type: 'details.submitted' } & SwitchDetails)
  | { type: 'addressChange.requested' }
  | { type: 'match.requested' }
  | { type: 'result.requested' }
  | { type: 'switchDetails.opened' }
  | { type: 'switchDetails.closed' }
  | ({ type: 'consent.submitted' } & ConsentGiven)
  | { type: 'order.continued' }
  | { type: 'switch.declined' }
  | RetryRequested;

/** Either the customer goes on with the order, or goes back to say where the home is. */
export type SwitchProviderOutput = { kind: 'settled' | 'addressNeeded'; switching: Switching };

export type SwitchProviderView =
  | 'ChoosingSwitch'
  | 'ChoosingProvider'
  | 'ProvidersNotLoaded'
  | 'ProviderNotListed'
  | 'GivingDetails'
  | 'MatchNotRequested'
  | 'CheckingMatch'
  | 'MatchNotChecked'
  | 'MatchStillChecked'
  | 'AddressNotMatched'
  | 'ProviderNotMatched'
  | 'SwitchInProgress'
  | 'ProviderNotAnswering'
  | 'MatchExpired'
  | 'AnswerNotUnderstood'
  | 'MatchFound'
  | 'SwitchReadyToStart'
  | 'ConsentNotSent'
  | 'SwitchSetUp'
  | 'SwitchNotWithdrawn';

/** `requestMatch`: asks anew where there is a switch already; may be sent twice. */
export type RequestMatchInput = SwitchDetails & {
  switchId: string | null;
  planId: string;
  transactionId: string;
  providerId: string;
};

/** `startSwitch`: consents, and ties the switch to the installation (SW-13); may be sent twice. */
export type StartSwitchInput = { switchId: string; reference: string | null; planId: string; isV2: boolean };
