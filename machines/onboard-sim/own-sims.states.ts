import { failsTo } from '../shared/failure.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { ofSim } from './installing.states.ts';
import { onboardSimSetup as s } from './onboard-sim.setup.ts';
import type { Sim } from './onboard-sim.types.ts';

const store = {
  type: 'storeSims',
  params: ({ event }: { event: { output: readonly Sim[] } }) => ({ sims: event.output }),
} as const;

const byEvent = <Event>({ event }: { event: Event }): Event => event;
const choose = { type: 'chooseSim', params: byEvent } as const;

/** The SIMs that a member has, and what is done with one of them. */
export const ownSims = {
  loadingSims: s.createStateConfig({
    description: 'We fetch the SIMs that you have.',
    tags: ['busy'],
    meta: { view: 'LoadingSims', rows: ['PH-12'] },
    invoke: {
      id: 'loadSims',
      src: 'loadSims',
      input: {},
      onDone: { target: 'showingSims', actions: store },
      onError: failsTo('simsNotLoaded'),
    },
  }),
  simsNotLoaded: s.createStateConfig({
    description: 'Your SIMs could not be fetched; try again.',
    tags: ['failed'],
    meta: { view: 'SimsNotLoaded', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'loadingSims' },
  }),
  showingSims: s.createStateConfig({
    description: 'See your SIMs: block one that is lost, or bring an eSIM to a phone.',
    meta: { view: 'ShowingSims', rows: ['PH-12'] },
    initial: 'readingSims',
    states: {
      readingSims: {
        description: 'Read how each SIM stands, and choose what to do with it.',
        ...quietLook({ while: 'isAnyUnderWay', input: {}, onDone: { target: 'upToDate', actions: store } }),
        on: {
          'profile.requested': {
            guard: { type: 'isInstallable', params: byEvent },
            target: '#onboardSim.loadingProfile',
            actions: choose,
          },
          'renewal.requested': {
            guard: { type: 'isRenewable', params: byEvent },
            target: '#onboardSim.askingProof',
            actions: [choose, { type: 'wantRenewal', params: byEvent }],
          },
          'activation.requested': {
            guard: { type: 'isWaiting', params: byEvent },
            target: '#onboardSim.switchingOn',
            actions: { type: 'wantOwn', params: byEvent },
          },
          'block.requested': {
            guard: { type: 'isBlockable', params: byEvent },
            target: 'confirmingBlock',
            actions: choose,
          },
        },
      },
      confirmingBlock: {
        description: 'Confirm that the SIM is lost and nobody is to use it any more.',
        meta: { view: 'ConfirmingBlock', modal: true, rows: ['PH-12'] },
        on: { 'block.confirmed': 'blockingSim', 'block.declined': 'readingSims' },
      },
      blockingSim: {
        description: 'We block the SIM, at once.',
        tags: ['busy', 'committing'],
        meta: { view: 'ConfirmingBlock', modal: true, rows: ['PH-12'] },
        invoke: {
          id: 'blockSim',
          src: 'blockSim',
          input: ofSim,
          onDone: {
            target: 'readingSims',
            actions: { type: 'storeAmongSims', params: ({ event }) => ({ sim: event.output }) },
          },
          onError: failsTo('#onboardSim.simNotBlocked'),
        },
      },
    },
  }),
  simNotBlocked: s.createStateConfig({
    description: 'The SIM could not be blocked, as nobody answered; try again, or ring us.',
    tags: ['failed', 'unsent'],
    meta: { view: 'SimNotBlocked', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'showingSims.blockingSim', 'sim.requested': 'loadingSims' },
  }),
  profileNotRenewed: s.createStateConfig({
    description: 'The eSIM could not be given out again; ask for another code and try again.',
    tags: ['failed'],
    meta: { view: 'ProfileNotRenewed', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'askingProof', 'sim.requested': 'loadingSims' },
  }),
};
