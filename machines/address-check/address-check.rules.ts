import { needed } from '../shared/needed.ts';
import { isPostcode, typedAddressErrors } from '../shared/typed-address.ts';
import { textMaxLength } from '../shared/typed-text.ts';
import type { Wire } from '../shared/wire.ts';
import { prospectAddressOf } from './prospect-address.rules.ts';
import type {
  AddressCheckContext,
  AddressCheckFlags,
  AddressCheckOutput,
  AddressCheckRefusal,
  AddressCheckResult,
  AddressCheckView,
  AddressLookup,
  AddressQuery,
  Premise,
  SearchRefusal,
  Suggestion,
  TypedAddress,
} from './address-check.types.ts';

export type KnownStatus = Wire<'KnownAddressCheckStatus'>;

/** The state to which each status of the network leads; any other text leads to `addressNotRecognised`. */
export const stateByStatus = {
  MULTIPLE_ADDRESS_MATCH: 'decidingPremise',
  SINGLE_ADDRESS_MATCH: 'addressServed',
  NO_ADDRESS_MATCH: 'addressNotFound',
  TooManyAddressesFound: 'tooManyAddressesFound',
  NO_PRODUCTS: 'areaNotServed',
  NO_UPRN: 'premiseNotConfirmed',
  SWITCHING_NOT_AVAILABLE: 'switchingNotAvailable',
  UNSUPPORTED_INSTALL_TYPE: 'installTypeNotSupported',
  UNSUPPORTED_PREMISE_TYPE: 'premiseTypeNotSupported',
  NO_FORECAST_APPOINTMENTS_FOR_REGION: 'engineerDatesNotForecast',
  OLT_P2P: 'buildingConnectedAnotherWay',
  RESTRICTED_PREMISE: 'permissionNeeded',
} as const satisfies Record<KnownStatus, 'decidingPremise' | Uncapitalize<AddressCheckView>>;

export const knownStatuses = Object.keys(stateByStatus) as KnownStatus[];

/** Statuses under which somebody who moves in can order: a home that is served already says so only then. */
const orderableStatuses: ReadonlySet<string | null> = new Set<KnownStatus>([
  'SINGLE_ADDRESS_MATCH',
  'SWITCHING_NOT_AVAILABLE',
]);

export const isOrderableStatus = (status: string | null): boolean => orderableStatuses.has(status);

/** Why a typed address is refused (AD-02: postcode and streetNumber are both needed); empty when it can be checked. */
export const addressErrors = (typed: TypedAddress): Partial<Record<keyof TypedAddress, AddressCheckRefusal>> =>
  typedAddressErrors(typed, true);

/** Shorter texts match half a town and cost a call to the address service. */
const searchableLength = 3;

/** Why a text to search for is refused; empty when it can be searched for. */
export function searchErrors(text: string): { text?: SearchRefusal } {
  const { length } = text.trim();
  if (length > textMaxLength) return { text: 'textTooLong' };
  return length < searchableLength ? { text: 'textMissing' } : {};
}

/** Why what somebody comes with is no postcode whose homes can be listed; empty where it is one. */
export function givenErrors(typed: string): { text?: SearchRefusal } {
  if (isPostcode(typed)) return {};
  if (typed.trim() === '') return { text: 'textMissing' };
  return { text: typed.length > textMaxLength ? 'textTooLong' : 'postcodeWrong' };
}

/** A container holds further homes and is opened; an Address is one home (AD-08). */
export const isContainer = (suggestion: Suggestion): boolean => suggestion.type !== 'Address';

/** Only the gateway's own look-up lists all homes of a postcode; the capture service gives five suggestions (AD-08, SC-10). */
export const lookupOf = ({ addressLookupSpike }: AddressCheckFlags, text: string): AddressLookup =>
  addressLookupSpike || isPostcode(text) ? 'addressApi' : 'capture';

/** Eight letters and digits without the ones that look alike. */
export const isSavedCode = (typed: string): boolean => /^[2-9A-HJKMNP-Z]{8}$/.test(typed.trim().toUpperCase());

/** What names this one home: its UPRN, or name and number together where it has none. */
export const queryOf = ({ postcode, propertyName, streetNumber, streetName, uprn }: Premise): AddressQuery => ({
  postcode,
  streetNumber: [propertyName, streetNumber].filter(Boolean).join(', ') || streetName,
  ...(uprn === null ? {} : { uprn }),
});

export const onlyPremise = (result: AddressCheckResult): Premise | null =>
  result.premises.length === 1 ? (result.premises[0] ?? null) : null;

type Args = { context: AddressCheckContext };

/** Only reached with a premise (guarded where the event is accepted). */
export const plansOutput = ({ context }: Args): AddressCheckOutput | undefined =>
  context.premise && context.transactionId !== null && context.status !== null
    ? {
        kind: 'plansRequested',
        premise: context.premise,
        transactionId: context.transactionId,
        status: context.status,
      }
    : undefined;

export const interestOutput = ({ context }: Args): AddressCheckOutput => ({
  kind: 'interestRequested',
  address: prospectAddressOf(context),
  transactionId: context.transactionId,
});

export const savedJourneyOutput = ({ context }: Args): AddressCheckOutput => ({
  kind: 'savedJourneyRequested',
  code: needed(context.savedCode, 'a saved code'),
});
