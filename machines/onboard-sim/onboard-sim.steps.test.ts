import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  activating,
  active,
  alex,
  anotherOn,
  blocked,
  cases,
  enters,
  eSim,
  eSimOn,
  facts,
  notOn,
  profile,
  proofNeeded,
  proofTooNew,
  proofWrong,
  several,
  simId,
  simNumber,
  starts,
  stolenSim,
  submits,
  tooMany,
  unknownSim,
  waits,
} from './onboard-sim.cases.ts';
import { onboardSimMachine } from './onboard-sim.machine.ts';

const waiting = 'waitingForNetwork.upToDate';
const card = { what: 'card', simNumber };
const choice = ['choice.requested', 'choosingSim.choosing'] as const;
/** Where the errand began. */
const back = [choice, ['choice.requested', 'loadingSims']] as const;
/** The same, where the code may be for the one of an eSIM. */
const backFromCode = [
  ...back,
  ['choice.requested', 'simOn', { wanted: null, proofWay: null }],
  ['choice.requested', 'waitingForNetwork.upToDate', { wanted: null, proofWay: null }],
] as const;
const own = 'showingSims.readingSims.upToDate';
const looking = 'showingSims.readingSims.lookingForNews';

const done = [
  [{ type: 'profile.requested', simId }, 'loadingProfile', {}, { loadProfile: { simId, code: null } }],
  [{ type: 'renewal.requested', simId }, 'askingProof', { wanted: { what: 'renewal', simId }, proofWay: null }],
  [{ type: 'activation.requested', simId: waits.id }, 'switchingOn', { wanted: { what: 'own', simId: waits.id } }],
  [{ type: 'block.requested', simId }, 'showingSims.confirmingBlock'],
] as const;

/** Whoever logs in or out elsewhere is noted, wherever they are here. */
const withMember = <Steps extends Record<string, readonly unknown[]>>(steps: Steps) =>
  Object.fromEntries(
    Object.entries(steps).map(([state, rows]) => [
      state,
      [...rows, [{ type: 'member.changed', member: alex }, state, { member: alex }]],
    ]),
  ) as unknown as Steps;

describeSteps(
  { machine: onboardSimMachine, starts, cases, facts },
  {
    begins: {
      'a visitor': 'choosingSim.choosing',
      'a member': 'choosingSim.choosing',
      'a member’s own SIMs': 'loadingSims',
    },
    steps: withMember({
      loadingSims: [
        [answered('loadSims', several), own, { sims: several }],
        [answered('loadSims', [eSim]), own, { sims: [eSim] }],
        [answered('loadSims', [active]), own, { sims: [active] }],
        [answered('loadSims', []), own, { sims: [] }],
        [failed('loadSims', offline), 'simsNotLoaded', { failure: offline }],
      ],
      simsNotLoaded: [['retry.requested', 'loadingSims', { failure: null }]],
      [own]: [...done, ['xstate.after.newsDue.onboardSim.showingSims.readingSims.upToDate', looking]],
      [looking]: [
        ...done.slice(0, 1),
        [answered('lookForNews', [activating]), own, { sims: [activating] }],
        [answered('lookForNews', [active]), own, { sims: [active] }],
        [answered('lookForNews', [notOn]), own, { sims: [notOn] }],
        [answered('lookForNews', [eSimOn]), own, { sims: [eSimOn] }],
        [failed('lookForNews', offline), own],
      ],
      'showingSims.confirmingBlock': [
        ['block.confirmed', 'showingSims.blockingSim', {}, { blockSim: { simId } }],
        ['block.declined', own],
      ],
      'showingSims.blockingSim': [
        [answered('blockSim', blocked), own],
        [failed('blockSim', offline), 'simNotBlocked', { failure: offline }],
      ],
      simNotBlocked: [
        ['retry.requested', 'showingSims.blockingSim', { failure: null }, { blockSim: { simId } }],
        ['sim.requested', 'loadingSims'],
      ],
      renewingProfile: [
        [answered('renewProfile', profile), 'showingProfile', { profile, proofWay: null }],
        [failed('renewProfile', proofWrong), 'enteringCode', { codeRefusal: 'wrong' }],
        [failed('renewProfile', tooMany), 'enteringCode', { codeRefusal: 'tooMany' }],
        [failed('renewProfile', offline), 'profileNotRenewed', { failure: offline }],
      ],
      profileNotRenewed: [
        ['retry.requested', 'askingProof', { failure: null }],
        ['sim.requested', 'loadingSims'],
      ],
      'choosingSim.choosing': [
        ['card.chosen', 'enteringNumber'],
        ['esim.chosen', 'checkingPhone'],
      ],
      'choosingSim.backFromLogIn': [
        ['card.chosen', 'enteringNumber'],
        ['esim.chosen', 'checkingPhone'],
        ['logIn.resumed', 'loggingIn'],
      ],
      enteringNumber: [
        [submits, 'checkingSim', { wanted: card, numberRefusal: null }, { checkSim: { simNumber } }],
        [{ type: 'number.submitted', simNumber: '8944 9990' }, 'enteringNumber', { numberRefusal: 'length' }],
        choice,
      ],
      checkingSim: [
        [answered('checkSim'), 'switchingOn', {}, { switchOn: { wanted: card, code: null } }],
        [answered('checkSim'), 'loggingIn'],
        [failed('checkSim', unknownSim), 'enteringNumber', { numberRefusal: 'unknown' }],
        [failed('checkSim', stolenSim), 'enteringNumber', { numberRefusal: 'stolen' }],
        [failed('checkSim', offline), 'numberNotChecked', { failure: offline }],
      ],
      numberNotChecked: [['retry.requested', 'checkingSim', { failure: null }, { checkSim: { simNumber } }], choice],
      checkingPhone: [
        ['phone.confirmed', 'switchingOn', { wanted: { what: 'esim' } }],
        ['phone.confirmed', 'loggingIn', { wanted: { what: 'esim' } }],
        choice,
      ],
      loggingIn: [
        [{ type: 'member.loggedIn', member: alex }, 'confirmingSim', { member: alex }],
        ['logIn.abandoned', 'choosingSim.backFromLogIn'],
      ],
      // Nothing is switched on for who has only logged in.
      confirmingSim: [['switchOn.confirmed', 'switchingOn', { member: alex }], choice],
      switchingOn: [
        [answered('switchOn', activating), waiting, { sim: activating }],
        [answered('switchOn', eSim), waiting, { sim: eSim }],
        [answered('switchOn', active), 'simOn', { sim: active }],
        [answered('switchOn', eSimOn), 'simOn', { sim: eSimOn }],
        [answered('switchOn', notOn), 'simNotOn', { sim: notOn }],
        [failed('switchOn', proofNeeded), 'askingProof'],
        [failed('switchOn', proofWrong), 'enteringCode', { codeRefusal: 'wrong' }],
        [failed('switchOn', tooMany), 'enteringCode', { codeRefusal: 'tooMany' }],
        [failed('switchOn', tooMany), 'notSwitchedOn', { failure: tooMany }],
        [failed('switchOn', anotherOn), 'anotherBeingSwitchedOn'],
        [failed('switchOn', stolenSim), 'enteringNumber', { numberRefusal: 'stolen' }],
        [failed('switchOn', stolenSim), 'notSwitchedOn', { failure: stolenSim }],
        [failed('switchOn', offline), 'notSwitchedOn', { failure: offline }],
      ],
      notSwitchedOn: [['retry.requested', 'switchingOn', { failure: null }], ...back],
      anotherBeingSwitchedOn: [['retry.requested', 'switchingOn'], ...back],
      askingProof: [
        [answered('askProof', 'EMAIL'), 'enteringCode', { proofWay: 'EMAIL', codeRefusal: null }],
        [answered('askProof', 'APP'), 'enteringCode', { proofWay: 'APP' }],
        [failed('askProof', proofTooNew), 'codeNotYet'],
        [failed('askProof', offline), 'codeNotSent', { failure: offline }],
      ],
      codeNotYet: [...backFromCode],
      codeNotSent: [['retry.requested', 'askingProof', { failure: null }], ...backFromCode],
      enteringCode: [
        [enters, 'renewingProfile', {}, { renewProfile: { simId, code: '123456' } }],
        [enters, 'loadingProfile', {}, { loadProfile: { simId, code: '123456' } }],
        [enters, 'switchingOn', {}, { switchOn: { code: '123456' } }],
        [{ type: 'code.submitted', code: '' }, 'enteringCode', { codeRefusal: 'missing' }],
        ['code.requested', 'askingProof'],
        ...backFromCode,
      ],
      [waiting]: [
        ['installing.requested', 'loadingProfile', {}, { loadProfile: { simId, code: null } }],
        ['xstate.after.newsDue.onboardSim.waitingForNetwork.upToDate', 'waitingForNetwork.lookingForNews'],
      ],
      'waitingForNetwork.lookingForNews': [
        ['installing.requested', 'loadingProfile'],
        [answered('lookForNews', [activating]), waiting, { sim: activating }],
        [answered('lookForNews', [active]), 'simOn', { sim: active }],
        [answered('lookForNews', [eSimOn]), 'simOn', { sim: eSimOn }],
        [answered('lookForNews', [notOn]), 'simNotOn', { sim: notOn }],
        [failed('lookForNews', offline), waiting],
      ],
      simNotOn: [
        ['retry.requested', 'switchingOn', {}, { switchOn: { wanted: { what: 'own', simId }, code: null } }],
        ...back,
      ],
      simOn: [
        ['installing.requested', 'loadingProfile'],
        ['choice.requested', 'loadingSims'],
      ],
      loadingProfile: [
        [answered('loadProfile', profile), 'showingProfile', { profile, wanted: null, proofWay: null }],
        [failed('loadProfile', proofNeeded), 'askingProof', { wanted: { what: 'profile', simId } }],
        [failed('loadProfile', proofWrong), 'enteringCode', { codeRefusal: 'wrong' }],
        [failed('loadProfile', tooMany), 'enteringCode', { codeRefusal: 'tooMany' }],
        [failed('loadProfile', tooMany), 'profileNotLoaded', { failure: tooMany }],
        [failed('loadProfile', offline), 'profileNotLoaded', { failure: offline }],
      ],
      profileNotLoaded: [
        ['retry.requested', 'loadingProfile', { failure: null }],
        ['sim.requested', 'loadingSims'],
        ['sim.requested', waiting, { sim: eSim }],
        ['sim.requested', 'simOn', { sim: eSimOn }],
      ],
      showingProfile: [
        ['help.requested', 'helpingToInstall', { profile }],
        ['sim.requested', 'loadingSims', { profile: null }],
        ['sim.requested', waiting, { profile: null }],
        ['sim.requested', 'simOn', { profile: null }],
      ],
      helpingToInstall: [
        ['installing.requested', 'showingProfile', { profile }],
        ['sim.requested', 'loadingSims', { profile: null }],
        ['sim.requested', waiting, { profile: null }],
        ['sim.requested', 'simOn', { profile: null }],
      ],
    }),
  },
);
