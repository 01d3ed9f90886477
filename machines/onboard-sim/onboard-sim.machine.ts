import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { proofCodeOf, type ProofWay } from '../shared/sim-proof.ts';
import { installing, ofSim } from './installing.states.ts';
import { onboardSimSetup } from './onboard-sim.setup.ts';
import { ownSims } from './own-sims.states.ts';
import type { OnboardSimContext, OnboardSimEvent, Sim, SimToSwitchOn } from './onboard-sim.types.ts';

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

/** A code lives in the event that brings it, and in no context. */
const codeOfEvent = ({ context, event }: { context: OnboardSimContext; event: OnboardSimEvent }): string | null =>
  event.type === 'code.submitted' ? proofCodeOf(event.code, context.proofWay) : null;

/** Back to where the errand began. */
const back = [{ guard: 'isOwn', target: 'loadingSims' }, { target: 'choosingSim' }] as const;

/** What is wanted, where it is to be switched on. */
function toSwitchOn({ wanted }: OnboardSimContext): SimToSwitchOn {
  if (wanted === null || wanted.what === 'renewal') throw new Error('No SIM is to be switched on');
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
      description: 'Log in, or join; the SIM is switched on for you then.',
      meta: { view: 'LoggingIn', detour: 'log-in', rows: ['AU-08', 'PH-12'] },
      on: {
        'member.loggedIn': { target: 'switchingOn', actions: { type: 'storeMember', params: ({ event }) => event } },
        'logIn.abandoned': 'choosingSim',
      },
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
          code: codeOfEvent({ context, event }),
        }),
        onDone: [
          { guard: { type: 'isOn', params: simIn }, target: 'simOn', actions: store },
          { guard: { type: 'isNotOn', params: simIn }, target: 'simNotOn', actions: store },
          { target: 'waitingForNetwork', actions: store },
        ],
        onError: [
          { guard: { type: 'isProofNeeded', params: failureOf }, target: 'askingProof' },
          { guard: { type: 'isCodeWrong', params: failureOf }, target: 'enteringCode', actions: 'refuseCode' },
          { guard: { type: 'isTooOften', params: failureOf }, target: 'enteringCode', actions: 'refuseTries' },
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
      description: 'You have a number already, which the new SIM takes over: we see to a code.',
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
      description: 'You changed your email address a short time ago, so no code goes there yet, and your number stays.',
      meta: { view: 'CodeNotYet', rows: ['PH-12'] },
      on: { 'choice.requested': back },
    },
    codeNotSent: {
      description: 'The code could not be sent; try again.',
      tags: ['failed'],
      meta: { view: 'CodeNotSent', rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'askingProof', 'choice.requested': back },
    },
    enteringCode: {
      description: 'Enter the code, so that nobody else takes your number over.',
      meta: { view: 'EnteringCode', rows: ['PH-12'] },
      on: {
        'code.submitted': [
          { guard: { type: 'isRenewalComplete', params: ({ event }) => event }, target: 'renewingProfile' },
          { guard: { type: 'isCodeComplete', params: ({ event }) => event }, target: 'switchingOn' },
          { actions: 'refuseEmptyCode' },
        ],
        'code.requested': 'askingProof',
        'choice.requested': back,
      },
    },
    renewingProfile: {
      description: 'We have the eSIM given out again; its code before is good for nothing then.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringCode', rows: ['PH-12'] },
      invoke: {
        id: 'renewProfile',
        src: 'renewProfile',
        input: ({ context, event }) => ({ ...ofSim({ context }), code: codeOfEvent({ context, event }) ?? '' }),
        onDone: {
          target: 'showingProfile',
          actions: { type: 'storeProfile', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: [
          { guard: { type: 'isCodeWrong', params: failureOf }, target: 'enteringCode', actions: 'refuseCode' },
          { guard: { type: 'isTooOften', params: failureOf }, target: 'enteringCode', actions: 'refuseTries' },
          failsTo('profileNotRenewed'),
        ],
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
      on: { 'installing.requested': { guard: 'canBeInstalled', target: 'loadingProfile' } },
    },
    ...installing,
  },
});
