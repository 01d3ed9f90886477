import { assign, setup } from 'xstate';
import { codeOf, type Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import { matchWatchMachine } from '../match-watch/match-watch.machine.ts';
import type { MatchWatchOutput } from '../match-watch/match-watch.types.ts';
import type { RepairGroup } from './repairs.rules.ts';
import {
  agreedStatus,
  automaticRetryMs,
  detailsErrors,
  isSameRequest,
  landlineReferences,
  repairDue,
  repairGroupOf,
  trimmed,
} from './switch-provider.rules.ts';
import type {
  ConsentGiven,
  Provider,
  RequestMatchInput,
  StartSwitchInput,
  Switch,
  SwitchDetails,
  Switching,
  SwitchProviderContext,
  SwitchProviderEvent,
  SwitchProviderInput,
  SwitchProviderOutput,
  SwitchProviderView,
  SwitchStatus,
  SwitchWish,
} from './switch-provider.types.ts';
import { hasOrderToGoOnWith, standingOf, type SwitchStanding } from './switch-standing.rules.ts';

/** The gateway's codes for a match that can be agreed to no longer. */
const goneMatch: ReadonlySet<string> = new Set([
  'switch.expired',
  'switch.withdrawn',
  'switch.not-matched',
  'switch.reference-unknown',
]);

const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;

const fieldNames: Partial<Record<string, keyof SwitchDetails>> = {
  lastName: 'lastName',
  losingProviderAccountNumber: 'accountNumber',
};

/** The gateway's own words for the fields that it refused. */
function refusedFields(failure: Failure): SwitchProviderContext['errors'] {
  const problems = failure.kind === 'HttpError' && failure.status === 400 ? failure.fields : [];
  return Object.fromEntries(
    problems.flatMap(({ path, message }) => {
      const field = fieldNames[path];
      return field === undefined ? [] : [[field, message]];
    }),
  );
}

/** Details like the ones that failed would fail again, unless time or chance may help. */
function refusal({ switching }: SwitchProviderContext, given: SwitchDetails): SwitchProviderContext['errors'] {
  const repair = repairDue(switching);
  const errors = detailsErrors(given, repair?.needsAccountNumber === true);
  if (!isEmpty(errors) || !switching.status || !repair || !repair.wantsChange) return errors;
  return isSameRequest(switching.status, given)
    ? {
        [repair.fields[0] ?? 'lastName']: 'sameAsBefore',
      }
    : {};
}

function consentErrors({ switching }: SwitchProviderContext, { consent, landline }: ConsentGiven) {
  const errors: SwitchProviderContext['errors'] = {};
  if (landlineReferences(switching.status) && landline === '') errors.landline = 'landlineMissing';
  if (!consent) errors.consent = 'consentMissing';
  return errors;
}

const into = (context: SwitchProviderContext, change: Partial<Switching>): Switching => ({
  ...context.switching,
  ...change,
});

const answeredWith = (context: SwitchProviderContext, status: SwitchStatus): Partial<SwitchProviderContext> => ({
  switching: into(context, { status }),
  providers: [],
  landline: null,
});

/** Types, stubs and named steps of switching; the chart is in switch-provider.machine.ts. */
export const switchProviderSetup = setup({
  types: {
    context: {} as SwitchProviderContext,
    input: {} as SwitchProviderInput,
    events: {} as SwitchProviderEvent,
    output: {} as SwitchProviderOutput,
    meta: {} as JourneyMeta<SwitchProviderView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadProviders: supplied<Provider[], Record<string, never>>('loadProviders'),
    requestMatch: supplied<SwitchStatus, RequestMatchInput>('requestMatch'),
    matchWatch: matchWatchMachine,
    startSwitch: supplied<Switch, StartSwitchInput>('startSwitch'),
    withdrawSwitch: supplied<void, { switchId: string }>('withdrawSwitch'),
  },
  delays: {
    automaticRetry: automaticRetryMs,
  },
  guards: {
    isDoneWithoutUs: (_, params: { wish: string }) => params.wish === 'none' || params.wish === 'self',
    isSwitchWanted: (_, params: { wish: string }) => params.wish === 'switch',
    isWanted: ({ context }) => context.switching.wish === 'switch',
    hasProvider: ({ context }) => context.switching.provider !== null,
    hasRequest: ({ context }) => context.switching.status !== null,
    isListed: ({ context }, params: { providerId: string }) =>
      context.providers.some(({ id }) => id === params.providerId),
    areDetailsNew: ({ context }, params: SwitchDetails) => isEmpty(refusal(context, params)),
    areFieldsRefused: (_, params: { failure: Failure }) => !isEmpty(refusedFields(params.failure)),
    isMatchAnswered: (_, params: MatchWatchOutput) => params.kind === 'answered',
    isMatchDelayed: (_, params: MatchWatchOutput) => params.kind === 'delayed',
    mayRetryAlone: ({ context }) => context.automaticRetries === 0,
    hasStanding: ({ context: { switching } }, params: { standing: SwitchStanding }) =>
      switching.status !== null && standingOf(switching.status) === params.standing,
    isRepairDue: ({ context }) => repairDue(context.switching) !== null,
    isRepairedBy: ({ context: { switching } }, params: { group: RepairGroup }) =>
      switching.status !== null && repairGroupOf(switching.status) === params.group,
    isConsentComplete: ({ context }, params: ConsentGiven) => isEmpty(consentErrors(context, params)),
    isMatchGone: (_, params: { failure: Failure }) => goneMatch.has(codeOf(params.failure)),
    hasOrderToGoOnWith: ({ context }) => hasOrderToGoOnWith(context),
    isOrdered: ({ context }) => context.isOrdered,
    mayChangeAddress: ({ context }) => !context.isOrdered,
  },
  actions: {
    storeWish: assign(({ context }, params: { wish: string }) => ({
      switching: into(context, { wish: params.wish as SwitchWish }),
    })),
    refuseWish: assign({ errors: { wish: 'wishMissing' } }),
    storeProviders: assign({ providers: (_, params: { providers: Provider[] }) => params.providers }),
    forgetProviders: assign({ providers: [] }),
    storeProvider: assign(({ context }, params: { providerId: string }) => ({
      providers: [],
      switching: into(context, {
        provider: context.providers.find(({ id }) => id === params.providerId) ?? null,
        // A number is good with the provider who gave it only.
        ...(context.switching.provider?.id === params.providerId ? {} : { accountNumber: '' }),
      }),
    })),
    storeDetails: assign(({ context }, params: SwitchDetails) => ({
      switching: into(context, trimmed(params)),
      automaticRetries: 0,
    })),
    refuseDetails: assign({ errors: ({ context }, params: SwitchDetails) => refusal(context, params) }),
    refuseFields: assign({ errors: (_, params: { failure: Failure }) => refusedFields(params.failure) }),
    clearErrors: assign({ errors: {} }),
    storeStatus: assign(({ context }, params: { status: SwitchStatus }) => answeredWith(context, params.status)),
    storeMatch: assign(({ context }, params: MatchWatchOutput) =>
      params.kind === 'answered' ? answeredWith(context, params.status) : {},
    ),
    storeLookFailure: assign({
      failure: (_, params: MatchWatchOutput) => (params.kind === 'notChecked' ? params.failure : null),
    }),
    countAutomaticRetry: assign({ automaticRetries: ({ context }) => context.automaticRetries + 1 }),
    storeConsent: assign((_, { landline }: ConsentGiven) => ({
      landline: landline === '' ? null : landline,
      errors: {},
    })),
    refuseConsent: assign({ errors: ({ context }, params: ConsentGiven) => consentErrors(context, params) }),
    storeStarted: assign(({ context }, params: { started: Switch }) => ({
      switching: into(context, {
        started: params.started,
        status: context.switching.status && agreedStatus(context.switching.status, context.landline),
      }),
      landline: null,
    })),
    forgetSwitch: assign(({ context }) => ({
      switching: into(context, { wish: 'self', status: null, started: null }),
    })),
    declineSwitch: assign(({ context }) => ({ switching: into(context, { wish: 'self' }) })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

/** Ways on that many states share. */

/** Go on without us, at a point where a match may have been asked for: then it is withdrawn first. */
export const fromTheStart = {
  'switch.declined': [
    { guard: 'hasRequest', target: '#withdrawingSwitch' },
    { target: '#switchSettled', actions: 'declineSwitch' },
  ],
} as const;

/** The switch is not wanted after all, once a match has been asked for. */
export const withoutTheSwitch = { 'switch.declined': '#withdrawingSwitch' } as const;

/** While the provider looks: the order goes on meanwhile, or without a switch. */
export const whileLooking = {
  ...withoutTheSwitch,
  'order.continued': { guard: 'hasOrderToGoOnWith', target: '#switchSettled' },
} as const;

/** From any answer of the provider: something that was given may be changed, too. */
export const fromTheMatch = {
  ...whileLooking,
  'detailsChange.requested': '#givingDetails',
  'providerChange.requested': '#loadingProviders',
} as const;
