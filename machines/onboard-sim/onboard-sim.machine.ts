import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { proofCodeOfEvent, type ProofWay } from '../shared/sim-proof.ts';
import { installing, ofSim, refusedCode } from './installing.states.ts';
import { onboardSimSetup } from './onboard-sim.setup.ts';
import { ownSims } from './own-sims.states.ts';
import type { OnboardSimContext, Sim, SimToSwitchOn } from './onboard-sim.types.ts';

type Done<Output> = { event: { output: Output } };

const simIn = ({ event }: Done<Sim>) => ({ sim: event.output });
const store = { type: 'storeSim', params: simIn } as const;
/** The SIM that is waited for, as it is now. */
const newsIn = ({ context, event }: Done<readonly Sim[]> & { context: OnboardSimContext }) => {
  const sim = needed(context.sim, 'a SIM');
  return { sim: event.output.find(({ id }) => id === sim.id) ?? sim };
};
const storeNews = { type: 'storeSim', params: newsIn } as const;
const wayIn = ({ event }: Done<ProofWay>) => ({ way: event.output });

/** Back to where the errand began. */
const back = [{ guard: 'isOwn', target: 'loadingSims' }, { target: 'choosingSim' }] as const;

/** The same from a code, which may have been for the one of an eSIM that is on, or is being switched on. */
const backFromCode = [
  { guard: 'isOwn', target: 'loadingSims' },
  { guard: 'wantsProfileOfSimOn', target: 'simOn', actions: 'forgetWanted' },
  { guard: 'wantsProfile', target: 'waitingForNetwork', actions: 'forgetWanted' },
  { target: 'choosingSim' },
] as const;

/** What is wanted, where it is to be switched on. */
function toSwitchOn({ wanted }: OnboardSimContext): SimToSwitchOn {
  if (wanted === null || wanted.what === 'renewal' || wanted.what === 'profile')
    throw new Error('No SIM is to be switched on');
  return wanted;
}

/**
 * The errand: have a SIM card or an eSIM switched on, by whoever has it in hand; or see the SIMs that one has, and do something with one. Everything up to the log-in is open
 * to visitors. No state has an address of its own: the errand begins at one of two pages.
 */
export const onboardSimMachine = onboardSimSetup.createMachine({
  id: 'onboardSim',
  context: ({ input: { member, isOwn } }) => ({
    member,
    isOwn,
    sims: null,
    wanted: null,
    numberRefusal: null,
    proofWay: null,
    codeRefusal: null,
    sim: null,
    profile: null,
    failure: null,
  }),
  initial: 'decidingStart',
  on: { 'member.changed': { actions: { type: 'storeMember', params: ({ event }) => event } } },
  states: {
    decidingStart: {
      description: 'The errand begins at the SIMs that a member has, or at the choice of another.',
      always: [{ guard: 'isOwn', target: 'loadingSims' }, { target: 'choosingSim' }],
    },
    ...ownSims,
    choosingSim: {
      description: 'Say whether you have a SIM card, or want an eSIM.',
      meta: { view: 'ChoosingSim', rows: ['PH-12'] },
      entry: 'forgetRefusals',
      on: { 'card.chosen': 'enteringNumber', 'esim.chosen': 'checkingPhone' },
      initial: 'choosing',
      states: {
        choosing: { description: 'Nothing is said yet, or something else is to be said.' },
        backFromLogIn: {
          description: 'You came back without logging in: going forward leads to log-in again, with what you said.',
          on: { 'logIn.resumed': { guard: 'isVisitor', target: '#loggingIn' } },
        },
      },
    },
    enteringNumber: {
      description: 'Enter the number that is printed on the card.',
      meta: { view: 'EnteringNumber', rows: ['PH-12'] },
      on: {
        'number.submitted': [
          {
            guard: { type: 'isNumberRight', params: ({ event }) => event },
            target: 'checkingSim',
            actions: { type: 'wantCard', params: ({ event }) => event },
          },
          { actions: { type: 'refuseNumber', params: ({ event }) => event } },
        ],
        'choice.requested': 'choosingSim',
      },
    },
    checkingSim: {
      description: 'We look whether the SIM can be switched on, before anybody has to log in.',
      tags: ['busy'],
      meta: { view: 'EnteringNumber', rows: ['PH-12'] },
      invoke: {
        id: 'checkSim',
        src: 'checkSim',
        input: ({ context: { wanted } }) => ({ simNumber: wanted?.what === 'card' ? wanted.simNumber : '' }),
        onDone: 'decidingMember',
        onError: [
          {
            guard: { type: 'isNumberRefused', params: failureOf },
            target: 'enteringNumber',
            actions: { type: 'storeRefusal', params: failureOf },
          },
          failsTo('numberNotChecked'),
        ],
      },
    },
    numberNotChecked: {
      description: 'The number could not be checked; try again, or enter another.',
      tags: ['failed'],
      meta: { view: 'NumberNotChecked', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'checkingSim', 'choice.requested': 'choosingSim' },
    },
    checkingPhone: {
      description: 'Look whether your phone can take an eSIM.',
      meta: { view: 'CheckingPhone', rows: ['PH-12'] },
      on: {
        'phone.confirmed': { target: 'decidingMember', actions: 'wantESim' },
        'choice.requested': 'choosingSim',
      },
    },
    decidingMember: {
      description: 'A SIM belongs to a member: who is none yet logs in first.',
      always: [{ guard: 'isMember', target: 'switchingOn' }, { target: 'loggingIn' }],
    },
    loggingIn: {
      id: 'loggingIn',
      description: 'Log in, or join; then you say that the SIM is to be switched on.',
      meta: { view: 'LoggingIn', detour: 'log-in', rows: ['AU-08', 'PH-12'] },
      on: {
        'member.loggedIn': { target: 'confirmingSim', actions: { type: 'storeMember', params: ({ event }) => event } },
        'logIn.abandoned': 'choosingSim.backFromLogIn',
      },
    },
    confirmingSim: {
      description:
        'You’ve logged in, perhaps much later: say that the SIM is to be switched on, and see for which account.',
      meta: { view: 'ConfirmingSim', rows: ['PH-12'] },
      on: { 'switchOn.confirmed': 'decidingMember', 'choice.requested': 'choosingSim' },
    },
    switchingOn: {
      description: 'We have the network switch the SIM on.',
      tags: ['busy', 'committing'],
      meta: { view: 'WaitingForNetwork', rows: ['PH-12'] },
      invoke: {
        id: 'switchOn',
        src: 'switchOn',
        input: ({ context, event }) => ({
          wanted: toSwitchOn(context),
          code: proofCodeOfEvent({ context, event }),
        }),
        onDone: [
          { guard: { type: 'isOn', params: simIn }, target: 'simOn', actions: store },
          { guard: { type: 'isNotOn', params: simIn }, target: 'simNotOn', actions: store },
          { target: 'waitingForNetwork', actions: store },
        ],
        onError: [
          { guard: { type: 'isProofNeeded', params: failureOf }, target: 'askingProof' },
          ...refusedCode,
          { guard: { type: 'isAnotherOn', params: failureOf }, target: 'anotherBeingSwitchedOn' },
          {
            guard: { type: 'isNumberRefused', params: failureOf },
            target: 'enteringNumber',
            actions: { type: 'storeRefusal', params: failureOf },
          },
          failsTo('notSwitchedOn'),
        ],
      },
    },
    notSwitchedOn: {
      description: 'The SIM could not be switched on, as nobody answered; try again.',
      tags: ['failed', 'unsent'],
      meta: { view: 'NotSwitchedOn', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'switchingOn', 'choice.requested': back },
    },
    anotherBeingSwitchedOn: {
      description: 'Another SIM of yours is being switched on; wait for it.',
      meta: { view: 'AnotherBeingSwitchedOn', rows: ['PH-12'] },
      on: { 'retry.requested': 'switchingOn', 'choice.requested': back },
    },
    askingProof: {
      description: 'A number moves to another SIM, or the code of an eSIM is shown: we see to a code.',
      tags: ['busy'],
      meta: { view: 'EnteringCode', rows: ['PH-12'] },
      invoke: {
        id: 'askProof',
        src: 'askProof',
        input: {},
        onDone: { target: 'enteringCode', actions: { type: 'storeWay', params: wayIn } },
        onError: [
          { guard: { type: 'isProofTooNew', params: failureOf }, target: 'codeNotYet' },
          failsTo('codeNotSent'),
        ],
      },
    },
    codeNotYet: {
      description:
        'You changed your email address a short time ago, so no code goes there yet, and your number stays where it is.',
      meta: { view: 'CodeNotYet', rows: ['PH-12'] },
      on: { 'choice.requested': backFromCode },
    },
    codeNotSent: {
      description: 'The code could not be sent; try again.',
      tags: ['failed'],
      meta: { view: 'CodeNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'askingProof', 'choice.requested': backFromCode },
    },
    enteringCode: {
      description: 'Enter the code, so that nobody else takes your number over.',
      meta: { view: 'EnteringCode', rows: ['PH-12'] },
      on: {
        'code.submitted': [
          { guard: { type: 'isRenewalComplete', params: ({ event }) => event }, target: 'renewingProfile' },
          { guard: { type: 'isProfileComplete', params: ({ event }) => event }, target: 'loadingProfile' },
          { guard: { type: 'isCodeComplete', params: ({ event }) => event }, target: 'switchingOn' },
          { actions: 'refuseEmptyCode' },
        ],
        'code.requested': 'askingProof',
        'choice.requested': backFromCode,
      },
    },
    renewingProfile: {
      description: 'We have the eSIM given out again; its code before is good for nothing then.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringCode', rows: ['PH-12'] },
      invoke: {
        id: 'renewProfile',
        src: 'renewProfile',
        input: ({ context, event }) => ({ ...ofSim({ context }), code: proofCodeOfEvent({ context, event }) ?? '' }),
        onDone: {
          target: 'showingProfile',
          actions: { type: 'storeProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [...refusedCode, failsTo('profileNotRenewed')],
      },
    },
    waitingForNetwork: {
      description: 'The network switches the SIM on, which takes minutes; the page may be left.',
      meta: { view: 'WaitingForNetwork', rows: ['PH-12'] },
      ...quietLook({
        while: 'isUnderWay',
        input: {},
        onDone: [
          { guard: { type: 'isOn', params: newsIn }, target: '#onboardSim.simOn', actions: storeNews },
          { guard: { type: 'isNotOn', params: newsIn }, target: '#onboardSim.simNotOn', actions: storeNews },
          { target: 'upToDate', actions: storeNews },
        ],
      }),
      on: { 'installing.requested': { guard: 'canBeInstalled', target: 'loadingProfile' } },
    },
    simNotOn: {
      description: 'The network could not switch the SIM on; nothing else has changed.',
      meta: { view: 'SimNotOn', rows: ['PH-12'] },
      on: {
        'retry.requested': { target: 'switchingOn', actions: 'wantAgain' },
        'choice.requested': back,
      },
    },
    simOn: {
      description: 'The SIM is on: read your number, and install the eSIM.',
      meta: { view: 'SimOn', rows: ['PH-12'] },
      on: {
        'installing.requested': { guard: 'canBeInstalled', target: 'loadingProfile' },
        'choice.requested': { guard: 'isOwn', target: 'loadingSims' },
      },
    },
    ...installing,
  },
});
