import type { AnyMachineSnapshot } from 'xstate';
import { type ModelCase, answered, failed, offline } from '../shared/model-case.ts';
import type { MatchWatchOutput } from '../match-watch/match-watch.types.ts';
import type { switchProviderMachine } from './switch-provider.machine.ts';
import { repairDue } from './switch-provider.rules.ts';
import type {
  Provider,
  Switch,
  Switching,
  SwitchProviderContext,
  SwitchProviderInput,
  SwitchStatus,
} from './switch-provider.types.ts';
import { standingOf, undecided } from './switch-standing.rules.ts';

export const riverbourne: Provider = { id: 'RBRN', name: 'Riverbourne Broadband' };
export const tidewell: Provider = { id: 'RTDW', name: 'Tidewell' };

export const loading: SwitchStatus = {
  id: '6f0c2f6e-0005-4d0d-9a9a-3c3c3c3c0005',
  state: 'loading',
  gainingProviderId: 'RUSS',
  gainingProviderName: 'Us',
  losingProviderId: riverbourne.id,
  losingProviderName: riverbourne.name,
  losingProviderAccountNumber: null,
  lastName: 'Fairweather',
  implications: [],
};

export const matched: SwitchStatus = {
  ...loading,
  state: 'matched',
  reference: '5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a10',
  implications: [
    { method: 'email', sentTo: 'w***@example.com', sentAt: '2026-01-05T09:30:05+00:00' },
    { method: '1st class post', sentAt: '2026-01-05T09:30:05+00:00' },
  ],
  services: [{ serviceType: 'IAS', switchAction: 'ServiceFound' }],
  expiresOn: '2026-02-05',
  plannedSwitchDate: '2026-01-19',
};

/** With a landline that stays unless the customer lets it go. */
export const matchedWithLandline: SwitchStatus = {
  ...matched,
  services: [
    { serviceType: 'IAS', switchAction: 'ServiceFound' },
    { serviceType: 'NBICS', switchAction: 'OptionToRetain', identifier: '13' },
  ],
  alternative: {
    reference: '5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a11',
    services: [
      { serviceType: 'IAS', switchAction: 'ServiceFound' },
      { serviceType: 'NBICS', switchAction: 'OptionToCease', identifier: '13' },
    ],
  },
};

export const failedWith = (code: string): SwitchStatus => ({
  ...loading,
  state: 'failed',
  error: { code, message: code },
});

export const started: Switch = {
  id: loading.id,
  plannedSwitchDate: '2026-01-19',
  switchOrderReference: '5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a10',
  gainingProviderId: 'RUSS',
  gainingProviderName: 'Us',
  losingProviderId: riverbourne.id,
  losingProviderName: riverbourne.name,
  losingProviderAccountNumber: null,
  address: '4 Heron Way',
  postcode: 'LK1 1AA',
  postTown: 'Larkhaven',
  lastName: 'Fairweather',
  switchType: 'GAINING',
};

export const switchingWith = (status: SwitchStatus): Switching => ({
  ...undecided('Fairweather'),
  wish: 'switch',
  provider: riverbourne,
  status,
});

const fresh: SwitchProviderInput = {
  planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
  transactionId: 'ncc-1',
  address: '4 Heron Way, Larkhaven, LK1 1AA',
  switching: undecided('Fairweather'),
  isV2: true,
  booking: null,
  connectionDate: null,
  isOrdered: false,
};

export const starts = {
  'a customer with a plan': fresh,
  'a customer who has chosen a provider before': {
    ...fresh,
    switching: { ...undecided('Fairweather'), wish: 'switch', provider: riverbourne },
  },
  'a customer who comes back to a match that is still looked for': { ...fresh, switching: switchingWith(loading) },
  'a customer who has everything else done': {
    ...fresh,
    booking: { outsideVisit: null, inHomeVisit: null },
    switching: switchingWith(loading),
  },
  'a customer whose switch has failed after the order': {
    ...fresh,
    isOrdered: true,
    booking: { outsideVisit: null, inHomeVisit: null },
    switching: switchingWith(failedWith('1201')),
  },
} satisfies Record<string, SwitchProviderInput>;

const refused = (code: string, status = 409) => ({ kind: 'HttpError', status, code, message: '', fields: [] });
const refusedField = {
  ...refused('invalid.request', 400),
  fields: [{ path: 'losingProviderAccountNumber', message: 'Too long' }],
};

/** What came of the looks at the match. */
export const watchEnded = (output: MatchWatchOutput) => answered('matchWatch', output);

export const broken = { kind: 'UnknownError', message: 'broken' };

/** One code of each group of repairs. */
const results = [
  matched,
  matchedWithLandline,
  { ...matched, state: 'consented' },
  { ...matched, state: 'expired' },
  { ...matched, state: 'pondering' },
  ...['1108', '1109', '1106', '1107', '1111', '9008', '1202', '4711'].map(failedWith),
];

export const cases: readonly ModelCase<typeof switchProviderMachine>[] = [
  { type: 'wish.submitted', wish: 'switch' },
  { type: 'wish.submitted', wish: 'none' },
  { type: 'wish.submitted', wish: 'self' },
  { type: 'wish.submitted', wish: '' },
  answered('loadProviders', [riverbourne, tidewell]),
  failed('loadProviders', offline),
  { type: 'provider.chosen', providerId: riverbourne.id },
  { type: 'provider.chosen', providerId: tidewell.id },
  { type: 'provider.chosen', providerId: 'not-listed' },
  { type: 'details.submitted', lastName: 'Fairweather', accountNumber: '' },
  { type: 'details.submitted', lastName: 'Merryweather', accountNumber: '100 200 300' },
  { type: 'details.submitted', lastName: ' ', accountNumber: '' },
  answered('requestMatch', loading),
  answered('requestMatch', matched),
  failed('requestMatch', refusedField),
  failed('requestMatch', offline),
  ...results.map((status) => watchEnded({ kind: 'answered', status })),
  ...[{ kind: 'delayed' } as const, { kind: 'notChecked', failure: offline } as const].map(
    (output) => (snapshot: AnyMachineSnapshot) => (snapshot.matches('checkingMatch') ? watchEnded(output) : null),
  ),
  failed('matchWatch', broken),
  { type: 'consent.submitted', consent: true, landline: '' },
  { type: 'consent.submitted', consent: true, landline: 'letGo' },
  { type: 'consent.submitted', consent: false, landline: 'keep' },
  answered('startSwitch', started),
  failed('startSwitch', refused('switch.expired')),
  failed('startSwitch', offline),
  answered('withdrawSwitch'),
  failed('withdrawSwitch', offline),
];

export const facts = ({
  switching,
  providers,
  automaticRetries,
  errors,
  landline,
  isOrdered,
}: SwitchProviderContext) => ({
  wish: switching.wish,
  hasProvider: switching.provider !== null,
  isProviderNew: switching.status !== null && switching.provider?.id !== switching.status.losingProviderId,
  standing: switching.status && standingOf(switching.status),
  isLandlineOffered: switching.status?.alternative !== undefined,
  repair: repairDue(switching)?.group,
  isListed: providers.length > 0,
  automaticRetries,
  errors: Object.keys(errors),
  landline,
  isOrdered,
});
