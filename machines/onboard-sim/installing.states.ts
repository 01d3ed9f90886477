import { failsTo, failureOf } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { proofCodeOfEvent } from '../shared/sim-proof.ts';
import { onboardSimSetup as s } from './onboard-sim.setup.ts';
import type { OnboardSimContext } from './onboard-sim.types.ts';

/** The SIM that is being switched on, or is on. */
export const ofSim = ({ context }: { context: OnboardSimContext }) => ({ simId: needed(context.sim, 'a SIM').id });

/** Back from the code of an eSIM, which is kept no longer than it is shown. */
const backToSim = [
  { guard: 'isOwn', target: 'loadingSims', actions: 'forgetProfile' },
  { guard: 'isSimOn', target: 'simOn', actions: 'forgetProfile' },
  { target: 'waitingForNetwork', actions: 'forgetProfile' },
] as const;

/** Where a code was wrong, it is entered again. */
export const refusedCode = [
  { guard: { type: 'isCodeWrong', params: failureOf }, target: 'enteringCode', actions: 'refuseCode' },
  { guard: { type: 'isTooOften', params: failureOf }, target: 'enteringCode', actions: 'refuseTries' },
] as const;

/** An eSIM is brought to its phone. */
export const installing = {
  loadingProfile: s.createStateConfig({
    description:
      'We fetch the code with which a phone gets the eSIM; who has not just ordered it shows first that it is theirs.',
    tags: ['busy'],
    meta: { view: 'ShowingProfile', rows: ['PH-12'] },
    entry: 'wantProfile',
    invoke: {
      id: 'loadProfile',
      src: 'loadProfile',
      input: ({ context, event }) => ({ ...ofSim({ context }), code: proofCodeOfEvent({ context, event }) }),
      onDone: {
        target: 'showingProfile',
        actions: { type: 'storeProfile', params: ({ event }) => ({ profile: event.output }) },
      },
      onError: [
        { guard: { type: 'isProofNeeded', params: failureOf }, target: 'askingProof' },
        ...refusedCode,
        failsTo('profileNotLoaded'),
      ],
    },
  }),
  profileNotLoaded: s.createStateConfig({
    description: 'The code could not be fetched; try again.',
    tags: ['failed'],
    meta: { view: 'ProfileNotLoaded', rows: ['ER-04'] },
    exit: 'clearFailure',
    on: { 'retry.requested': 'loadingProfile', 'sim.requested': backToSim },
  }),
  showingProfile: s.createStateConfig({
    description: 'Scan the QR code with the phone, or type the code by hand.',
    meta: { view: 'ShowingProfile', rows: ['PH-12'] },
    on: { 'help.requested': 'helpingToInstall', 'sim.requested': backToSim },
  }),
  helpingToInstall: s.createStateConfig({
    description: 'It did not work: what helps.',
    meta: { view: 'HelpingToInstall', rows: ['PH-12'] },
    on: { 'installing.requested': 'showingProfile', 'sim.requested': backToSim },
  }),
};
