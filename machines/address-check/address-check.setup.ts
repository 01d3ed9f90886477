import { assign, log, setup } from 'xstate';
import type { Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import { isPostcode, sentPostcode } from '../shared/typed-address.ts';
import * as guards from './address-check.rules.ts';
import type {
  AddressCheckContext,
  AddressCheckEvent,
  AddressCheckFlags,
  AddressCheckInput,
  AddressCheckOutput,
  AddressCheckResult,
  AddressCheckView,
  AddressQuery,
  RetrievalInput,
  SearchInput,
  Suggestion,
} from './address-check.types.ts';

/** Types, stubs and named steps of the address check; the chart itself is in address-check.machine.ts. */
export const addressCheckSetup = setup({
  types: {
    context: {} as AddressCheckContext,
    input: {} as AddressCheckInput,
    events: {} as AddressCheckEvent,
    output: {} as AddressCheckOutput,
    meta: {} as JourneyMeta<AddressCheckView>,
    tags: {} as JourneyTag,
  },
  actors: {
    searchAddresses: supplied<Suggestion[], SearchInput>('searchAddresses'),
    retrieveAddress: supplied<AddressQuery, RetrievalInput>('retrieveAddress'),
    checkAddress: supplied<AddressCheckResult, AddressQuery>('checkAddress'),
  },
  delays: {
    /** A pause in typing that is worth a search; the address service charges by the call. */
    typingPause: 250,
  },
  guards: {
    isSearchable: (_, params: { text: string }) => Object.keys(guards.searchErrors(params.text)).length === 0,
    isPostcode: (_, params: { postcode: string }) => isPostcode(params.postcode),
    isContainer: (_, params: { suggestion: Suggestion }) => guards.isContainer(params.suggestion),
    isFound: (_, params: { suggestions: Suggestion[] }) => params.suggestions.length > 0,
    hasSuggestions: ({ context }) => context.suggestions.length > 0,
    isInsideContainer: ({ context }) => context.containers.length > 0,
    isAddressComplete: (_, params: { postcode: string; streetNumber: string }) =>
      Object.keys(guards.addressErrors(params)).length === 0,
    isSavedCode: (_, params: { savedCode: string }) => guards.isSavedCode(params.savedCode),
    isListedPremise: ({ context }, params: { premiseId: string }) =>
      context.premises.some((premise) => premise.premiseId === params.premiseId),
    hasStatus: ({ context }, params: { status: guards.KnownStatus }) => context.status === params.status,
    hasPremise: ({ context }) => context.premise !== null,
    isPremiseServed: ({ context }) =>
      context.premise?.hasActiveService === true && guards.isOrderableStatus(context.status),
    hasPremises: ({ context }) => context.premises.length > 0,
    hasQuery: ({ context }) => context.query !== null,
    isLaunched: ({ context }) => context.flags.commercialLaunch,
  },
  actions: {
    storeText: assign({
      text: (_, params: { text: string }) => params.text,
      lookup: ({ context }, { text }) => guards.lookupOf(context.flags, text),
      errors: {},
    }),
    storeFlags: assign({ flags: (_, params: { flags: AddressCheckFlags }) => params.flags }),
    storeSuggestions: assign({
      suggestions: (_, params: { suggestions: Suggestion[] }) => params.suggestions,
      failure: null,
    }),
    clearSuggestions: assign({ suggestions: [], containers: [] }),
    openContainer: assign({
      containers: ({ context }, params: { suggestion: Suggestion }) => [...context.containers, params.suggestion],
      suggestions: [],
    }),
    closeContainer: assign({ containers: ({ context }) => context.containers.slice(0, -1), suggestions: [] }),
    storeChosen: assign({ chosenId: (_, params: { suggestion: Suggestion }) => params.suggestion.id }),
    storeSavedCode: assign({
      savedCode: (_, params: { savedCode: string }) => params.savedCode.trim().toUpperCase(),
      errors: {},
    }),
    storeQuery: assign({
      query: (_, { postcode, streetNumber, ...known }: AddressQuery) => ({
        ...known,
        postcode: sentPostcode(postcode),
        streetNumber: streetNumber.trim(),
      }),
      errors: {},
    }),
    storeResult: assign((_, params: AddressCheckResult) => ({
      status: params.status,
      premises: params.premises,
      premise: guards.onlyPremise(params),
      transactionId: params.transactionId,
      failure: null,
    })),
    choosePremise: assign({
      query: ({ context }, params: { premiseId: string }) =>
        context.premises.filter(({ premiseId }) => premiseId === params.premiseId).map(guards.queryOf)[0] ??
        context.query,
      errors: {},
    }),
    forgetAddress: assign({ premise: null, premises: [], status: null, transactionId: null, failure: null }),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearErrors: assign({ errors: {} }),
    logUnknownStatus: log(({ context }) => `Unknown address check status: ${context.status}`),
    refuseSearch: assign({ errors: (_, params: { text: string }) => guards.searchErrors(params.text) }),
    refuseGiven: assign({ errors: (_, params: { postcode: string }) => guards.givenErrors(params.postcode) }),
    refuseAddress: assign((_, params: { postcode: string; streetNumber: string }) => ({
      errors: guards.addressErrors(params),
    })),
    refusePremise: assign({ errors: { premise: 'premiseMissing' } }),
    refuseSavedCode: assign({ errors: { savedCode: 'savedCodeMissing' } }),
  },
});
