import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { AddressRefusal } from '../shared/typed-address.ts';
import type { Wire } from '../shared/wire.ts';

export type Premise = Wire<'Premise'>;
export type Suggestion = Wire<'AddressSuggestion'>;
export type AddressCheckResult = Wire<'AddressCheckResult'>;

/** An address as a person writes it. `streetNumber` holds the house name where a home has no number. */
export type TypedAddress = { postcode: string; streetNumber: string };

/** What the coverage check is asked for: typed by hand, or taken from a retrieved address with its UPRN. */
export type AddressQuery = TypedAddress & { uprn?: string };

/** An address that was found but cannot be ordered for; kept for "be first to know". */
export type ProspectAddress = { lines: string[]; postcode: string; city?: string; uprn?: string };

/** Feature flags that change the way of the check (SC-10). */
export type AddressCheckFlags = { commercialLaunch: boolean; addressLookupSpike: boolean };

/** Who is asked for addresses: the capture service, or the gateway's own address service. */
export type AddressLookup = 'capture' | 'addressApi';

export type AddressCheckInput = {
  /** The premise chosen earlier, when the customer comes back to this page. */
  premise: Premise | null;
  transactionId: string | null;
  /** The status under which it was chosen: `SWITCHING_NOT_AVAILABLE` still allows an order. */
  status: string | null;
  flags: AddressCheckFlags;
};

/** Why the first page does not take what was submitted. */
export type SearchRefusal = 'textMissing' | 'textTooLong' | 'postcodeWrong' | 'savedCodeMissing';

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type AddressCheckRefusal = SearchRefusal | AddressRefusal | 'premiseMissing';

export type AddressCheckContext = AddressCheckInput & {
  /** What is in the search box. */
  text: string;
  /** Who is asked for what is shown, as an id of one look-up says nothing to the other: the gateway's own for the homes of a postcode. */
  lookup: AddressLookup;
  suggestions: Suggestion[];
  /** The containers opened so far, outermost first; the last one's homes are the suggestions. */
  containers: Suggestion[];
  /** The suggestion whose full address is being fetched. */
  chosenId: string | null;
  /** A code of a journey saved earlier, typed instead of an address. */
  savedCode: string | null;
  /** What the last check asked for; the by-hand form starts from it. */
  query: AddressQuery | null;
  /** The homes to choose from after MULTIPLE_ADDRESS_MATCH. */
  premises: Premise[];
  /** Why the form's fields are refused, by field name. */
  errors: Partial<Record<'text' | 'postcode' | 'streetNumber' | 'premise' | 'savedCode', AddressCheckRefusal>>;
  failure: Failure | null;
};

export type AddressCheckEvent =
  | { type: 'text.typed'; text: string }
  | { type: 'search.submitted'; text: string }
  /** Whoever comes to the page with a postcode has typed it elsewhere: on the home page. */
  | { type: 'postcode.given'; postcode: string }
  | { type: 'suggestion.chosen'; suggestion: Suggestion }
  | { type: 'container.closed' }
  | { type: 'manualEntry.requested' }
  | { type: 'search.requested' }
  | ({ type: 'address.submitted' } & TypedAddress)
  | { type: 'premise.chosen'; premiseId: string }
  | { type: 'address.changed' }
  | { type: 'plans.requested' }
  | { type: 'moveIn.declared' }
  | { type: 'interest.requested' }
  | { type: 'savedCode.submitted'; savedCode: string }
  | { type: 'flags.changed'; flags: AddressCheckFlags }
  | RetryRequested;

/** What the customer left with: a premise to order for, an address to be told about, or a saved journey's code. */
export type AddressCheckOutput =
  | { kind: 'plansRequested'; premise: Premise; transactionId: string; status: string }
  | { kind: 'interestRequested'; address: ProspectAddress | null; transactionId: string | null }
  | { kind: 'savedJourneyRequested'; code: string };

export type AddressCheckView =
  | 'EnteringAddress'
  | 'EnteringAddressByHand'
  | 'ChoosingPremise'
  | 'AddressServed'
  | 'LaunchAwaited'
  | 'PremiseAlreadyServed'
  | 'AddressNotFound'
  | 'TooManyAddressesFound'
  | 'AreaNotServed'
  | 'PremiseNotConfirmed'
  | 'SwitchingNotAvailable'
  | 'InstallTypeNotSupported'
  | 'PremiseTypeNotSupported'
  | 'EngineerDatesNotForecast'
  | 'BuildingConnectedAnotherWay'
  | 'PermissionNeeded'
  | 'AddressNotRecognised'
  | 'AddressCheckFailed';

export type SearchInput = {
  text: string;
  containerId: string | null;
  lookup: AddressLookup;
  /** The text is a whole postcode: its homes are wanted at once, in place of what holds them. */
  wantsAllHomes: boolean;
};
export type RetrievalInput = { id: string; lookup: AddressLookup };
