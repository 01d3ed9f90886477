import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { cases, facts, flagsChanged, nothing, postcodeGiven } from './address-check.cases.ts';
import { addressCheckMachine } from './address-check.machine.ts';

type AddressStep = Step<typeof addressCheckMachine>;

const [launched, notLaunched] = flagsChanged;

/** Back to the search, as it was left; nothing of the home before is known there. */
const changeAddress = ['enteringAddress.awaitingText', 'enteringAddress.choosingSuggestion'].map(
  (search): AddressStep => [
    'address.changed',
    search,
    { premise: null, premises: [], status: null, transactionId: null, failure: null },
  ],
);
const beFirstToKnow: AddressStep = ['interest.requested', 'interestRequested'];
const typeByHand: AddressStep = ['manualEntry.requested', 'enteringAddressByHand', { errors: {} }];

/** What no flag changes. */
const outcomeAt = (here: string, ...ways: AddressStep[]): AddressStep[] => [
  ...flagsChanged.map((event): AddressStep => [event, here, { flags: event.flags }]),
  ...postcodeGiven,
  ...changeAddress,
  ...ways,
];

describeSteps(
  { machine: addressCheckMachine, starts: { 'a new customer': nothing }, cases, facts },
  {
    steps: {
      addressServed: [
        ...postcodeGiven,
        [launched, 'addressServed', { flags: launched.flags }],
        [notLaunched, 'launchAwaited', { flags: notLaunched.flags }],
        ['plans.requested', 'plansRequested'],
        ...changeAddress,
      ],
      launchAwaited: [
        ...postcodeGiven,
        [launched, 'addressServed', { flags: launched.flags }],
        [launched, 'premiseAlreadyServed', { flags: launched.flags }],
        [launched, 'switchingNotAvailable', { flags: launched.flags }],
        [notLaunched, 'launchAwaited', { flags: notLaunched.flags }],
        beFirstToKnow,
        ...changeAddress,
      ],
      premiseAlreadyServed: outcomeAt(
        'premiseAlreadyServed',
        ['moveIn.declared', 'plansRequested'],
        ['moveIn.declared', 'launchAwaited'],
      ),
      switchingNotAvailable: [
        ...postcodeGiven,
        [launched, 'switchingNotAvailable', { flags: launched.flags }],
        [notLaunched, 'launchAwaited', { flags: notLaunched.flags }],
        ['plans.requested', 'plansRequested'],
        beFirstToKnow,
        ...changeAddress,
      ],
      addressNotFound: outcomeAt('addressNotFound', typeByHand),
      tooManyAddressesFound: outcomeAt('tooManyAddressesFound', typeByHand),
      areaNotServed: outcomeAt('areaNotServed', beFirstToKnow),
      premiseNotConfirmed: outcomeAt('premiseNotConfirmed', typeByHand),
      installTypeNotSupported: outcomeAt('installTypeNotSupported', beFirstToKnow),
      premiseTypeNotSupported: outcomeAt('premiseTypeNotSupported'),
      engineerDatesNotForecast: outcomeAt('engineerDatesNotForecast', beFirstToKnow),
      buildingConnectedAnotherWay: outcomeAt('buildingConnectedAnotherWay', beFirstToKnow),
      permissionNeeded: outcomeAt('permissionNeeded', beFirstToKnow),
      addressNotRecognised: outcomeAt(
        'addressNotRecognised',
        [
          'retry.requested',
          'checkingAddress.checkingTypedAddress',
          {},
          { checkAddress: { postcode: 'lk1 1aa', streetNumber: '12' } },
        ],
        [
          'retry.requested',
          'checkingAddress.checkingFoundAddress',
          {},
          { checkAddress: { postcode: 'LK1 1AA', streetNumber: '12', uprn: '100000000001' } },
        ],
      ),
    },
  },
);
