import { assign, setup } from 'xstate';
import { appCodeOf, factorCodeOf } from '../shared/factor-code.ts';
import { codeOf, type Failed, failsTo, failureOf, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import type {
  Proof,
  SecondFactorContext,
  SecondFactorEvent,
  SecondFactorView,
  SetUp,
  Standing,
} from './second-factor.types.ts';

type Typed = { password: string; code: string };

/** Why the form is refused, by field; empty when it can be sent. */
export function proofErrors({ password, code }: Typed): SecondFactorContext['errors'] {
  return {
    ...(password === '' && { password: 'passwordMissing' as const }),
    ...(factorCodeOf(code) === null && { code: 'proofMissing' as const }),
  };
}

/** What was typed, for the gateway; the password lives in the event only. */
const proofOf = ({ event }: { event: SecondFactorEvent }): Proof => {
  if (event.type === 'password.submitted') return { password: event.password, code: null };
  if (event.type === 'proof.submitted') return { password: event.password, code: factorCodeOf(event.code) };
  return { password: '', code: null };
};

type ProofForm = 'enteringPassword' | 'provingForDevice' | 'provingForRemoval';

/** Where a refused password leads, on every form that asks for one. */
const refusedPassword = (form: ProofForm) =>
  [
    { guard: { type: 'isPasswordWrong', params: failureOf }, target: form, actions: 'refusePassword' },
    { guard: { type: 'isTooOften', params: failureOf }, target: form, actions: 'refuseTries' },
  ] as const;

const notMade = failsTo('changeNotMade');

/** Where a refused proof leads: password and code. */
const refusedProof = (form: ProofForm) =>
  [
    ...refusedPassword(form),
    { guard: { type: 'isCodeWrong', params: failureOf }, target: form, actions: 'refuseProofCode' },
    notMade,
  ] as const;

/** The form for password and code, and the change that they are for. */
const proving = (change: 'replacingDevice' | 'removingFactor') =>
  ({
    'proof.submitted': [
      {
        guard: { type: 'isProofComplete', params: ({ event }: { event: Typed }) => event },
        target: change,
        actions: 'clearErrors',
      },
      { actions: { type: 'refuseProof', params: ({ event }: { event: Typed }) => event } },
    ],
    'change.cancelled': { target: 'choosingChange', actions: 'clearErrors' },
  }) as const;

/** The key of a device that is to be added, for who proved that they may. */
const makingKey = {
  id: 'beginSetUp',
  src: 'beginSetUp',
  input: proofOf,
  onDone: {
    target: 'addingDevice',
    actions: { type: 'storeSetUp', params: ({ event }: { event: { output: SetUp } }) => ({ setUp: event.output }) },
  },
} as const;

/** The errand: a member switches the second factor on, off, or over to another device. */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    events: {} as SecondFactorEvent,
    meta: {} as JourneyMeta<SecondFactorView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadStanding: supplied<Standing, Record<string, never>>('loadStanding'),
    beginSetUp: supplied<SetUp, Proof>('beginSetUp'),
    /** Gives the recovery codes. */
    confirmDevice: supplied<string[], { code: string }>('confirmDevice'),
    removeFactor: supplied<void, Proof>('removeFactor'),
  },
  guards: {
    isOn: (_, params: Standing) => params.isOn,
    isPassword: (_, params: { password: string }) => params.password !== '',
    isProofComplete: (_, params: Typed) => Object.keys(proofErrors(params)).length === 0,
    isAppCode: (_, params: { code: string }) => appCodeOf(params.code) !== null,
    // The form is looked at before it is sent: a password that the gateway refuses unread is none of theirs.
    isPasswordWrong: (_, { failure }: Failed) => codeOf(failure) === 'password.wrong' || statusOf(failure) === 400,
    isCodeWrong: (_, params: Failed) => codeOf(params.failure) === 'totp.wrong',
    isTooOften: (_, params: Failed) => statusOf(params.failure) === 429,
    isSetUpExpired: (_, params: Failed) => codeOf(params.failure) === 'set-up.expired',
  },
  actions: {
    storeStanding: assign({ recoveryCodesLeft: (_, params: Standing) => params.recoveryCodesLeft }),
    storeSetUp: assign({ setUp: (_, params: { setUp: SetUp }) => params.setUp }),
    forgetSetUp: assign({ setUp: null }),
    storeRecoveryCodes: assign({
      setUp: null,
      recoveryCodes: (_, params: { codes: readonly string[] }) => params.codes,
    }),
    refuseNoPassword: assign({ errors: { password: 'passwordMissing' } }),
    refuseProof: assign({ errors: (_, params: Typed) => proofErrors(params) }),
    refusePassword: assign({ errors: { password: 'passwordWrong' } }),
    refuseTries: assign({ errors: { password: 'tooManyTries' } }),
    refuseNoCode: assign({ errors: { code: 'codeMissing' } }),
    refuseWrongCode: assign({ errors: { code: 'codeWrong' } }),
    refuseProofCode: assign({
      errors: {
        code: 'proofWrong',
      },
    }),
    refuseCodeTries: assign({ errors: { code: 'tooManyTries' } }),
    forgetAll: assign({ setUp: null, recoveryCodes: [], errors: {}, failure: null }),
    clearErrors: assign({ errors: {} }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
  },
}).createMachine({
  id: 'secondFactor',
  context: { recoveryCodesLeft: 0, setUp: null, recoveryCodes: [], errors: {}, failure: null },
  meta: { path: paths.secondFactor },
  initial: 'loadingFactor',
  states: {
    loadingFactor: {
      id: 'loadingFactor',
      description: 'We look whether the second factor is on.',
      route: {},
      tags: ['busy'],
      entry: 'forgetAll',
      meta: { view: 'LoadingFactor', path: paths.secondFactor, rows: ['AU-10'] },
      invoke: {
        id: 'loadStanding',
        src: 'loadStanding',
        input: {},
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => event.output },
            target: 'choosingChange',
            actions: { type: 'storeStanding', params: ({ event }) => event.output },
          },
          { target: 'enteringPassword' },
        ],
        onError: failsTo('factorNotLoaded'),
      },
    },
    factorNotLoaded: {
      description: 'We could not find out whether the second factor is on; try again.',
      tags: ['failed'],
      meta: { view: 'FactorNotLoaded', rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': 'loadingFactor' },
    },
    enteringPassword: {
      description: 'The second factor is off. Enter the password to switch it on.',
      meta: { view: 'EnteringPassword', rows: ['AU-10'] },
      on: {
        'password.submitted': [
          {
            guard: { type: 'isPassword', params: ({ event }) => event },
            target: 'beginningSetUp',
            actions: 'clearErrors',
          },
          { actions: 'refuseNoPassword' },
        ],
      },
    },
    beginningSetUp: {
      description: 'We check the password and make a key for the device.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringPassword', rows: ['AU-10'] },
      invoke: {
        ...makingKey,
        onError: [
          ...refusedPassword('enteringPassword'),
          // It was switched on elsewhere since this page was opened.
          { guard: { type: 'isCodeWrong', params: failureOf }, target: 'loadingFactor' },
          notMade,
        ],
      },
    },
    choosingChange: {
      description: 'The second factor is on. Move it to another device, or switch it off.',
      meta: { view: 'ChoosingChange', rows: ['AU-10'] },
      on: { 'device.chosen': 'provingForDevice', 'removal.chosen': 'provingForRemoval' },
    },
    provingForDevice: {
      description: 'Enter the password and a code of the device of before, or a recovery code, to set up another one.',
      meta: { view: 'ProvingForDevice', rows: ['AU-10'] },
      on: proving('replacingDevice'),
    },
    replacingDevice: {
      description:
        'We check password and code and make a key for the new device; the old one works until that one does.',
      tags: ['busy', 'committing'],
      meta: { view: 'ProvingForDevice', rows: ['AU-10'] },
      invoke: { ...makingKey, onError: refusedProof('provingForDevice') },
    },
    provingForRemoval: {
      description: 'Enter the password and a code of the device, or a recovery code, to switch the second factor off.',
      meta: { view: 'ProvingForRemoval', rows: ['AU-10'] },
      on: proving('removingFactor'),
    },
    removingFactor: {
      description: 'We switch the second factor off, and end every other session of the account.',
      tags: ['busy', 'committing'],
      meta: { view: 'ProvingForRemoval', rows: ['AU-10'] },
      invoke: {
        id: 'removeFactor',
        src: 'removeFactor',
        input: proofOf,
        onDone: 'factorSwitchedOff',
        onError: refusedProof('provingForRemoval'),
      },
    },
    addingDevice: {
      description: 'Add the account to the authenticator app and enter the first code it shows.',
      meta: { view: 'AddingDevice', rows: ['AU-10'] },
      on: {
        'code.submitted': [
          {
            guard: { type: 'isAppCode', params: ({ event }) => event },
            target: 'confirmingDevice',
            actions: 'clearErrors',
          },
          { actions: 'refuseNoCode' },
        ],
        'setUp.restarted': 'loadingFactor',
      },
    },
    confirmingDevice: {
      description: 'We check the first code; the device takes over, and every other session of the account ends.',
      tags: ['busy', 'committing'],
      meta: { view: 'AddingDevice', rows: ['AU-10'] },
      invoke: {
        id: 'confirmDevice',
        src: 'confirmDevice',
        input: ({ event }) => ({
          code: needed(event.type === 'code.submitted' ? appCodeOf(event.code) : null, 'a code'),
        }),
        onDone: {
          target: 'factorSwitchedOn',
          actions: { type: 'storeRecoveryCodes', params: ({ event }) => ({ codes: event.output }) },
        },
        onError: [
          { guard: { type: 'isCodeWrong', params: failureOf }, target: 'addingDevice', actions: 'refuseWrongCode' },
          { guard: { type: 'isTooOften', params: failureOf }, target: 'addingDevice', actions: 'refuseCodeTries' },
          { guard: { type: 'isSetUpExpired', params: failureOf }, target: 'setUpExpired', actions: 'forgetSetUp' },
          {
            target: 'deviceNotConfirmed',
            actions: ['forgetSetUp', { type: 'storeFailure', params: failureOf }],
          },
        ],
      },
    },
    setUpExpired: {
      description:
        'The device was not confirmed in time, or one was set up since; look how it stands, and start again.',
      meta: { view: 'SetUpExpired', rows: ['AU-10'] },
      on: { 'setUp.restarted': 'loadingFactor' },
    },
    deviceNotConfirmed: {
      description: 'Nobody can tell whether the device was confirmed, as the answer may be lost; look how it stands.',
      tags: ['failed', 'unsent'],
      meta: { view: 'DeviceNotConfirmed', rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': 'loadingFactor' },
    },
    changeNotMade: {
      description: 'The change could not be made; look how it stands, and try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'ChangeNotMade', rows: ['AU-10', 'ER-04'] },
      on: { 'retry.requested': 'loadingFactor' },
    },
    factorSwitchedOn: {
      description: 'Log-in asks this device for a code. The recovery codes are shown this once.',
      meta: { view: 'FactorSwitchedOn', rows: ['AU-10'] },
    },
    factorSwitchedOff: {
      description: 'Log-in asks for the password alone.',
      meta: { view: 'FactorSwitchedOff', rows: ['AU-10'] },
    },
  },
});
