import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './onboard-sim.cases.ts';
import { onboardSimMachine } from './onboard-sim.machine.ts';

describeMachine({
  machine: onboardSimMachine,
  starts,
  cases,
  facts,
  ends: ['simOn', 'simNotOn', 'showingSims'],
  invariants: {
    'nothing is switched on for a visitor (PH-12)': (snapshot) =>
      !snapshot.matches('switchingOn') || snapshot.context.member !== null,
    'the code of an eSIM is kept no longer than it is shown': (snapshot) =>
      snapshot.context.profile === null || snapshot.matches('showingProfile') || snapshot.matches('helpingToInstall'),
    'a code is asked for nothing but what a member has said (PH-12)': (snapshot) =>
      !snapshot.matches('renewingProfile') || snapshot.context.wanted?.what === 'renewal',
    'who waits for the network has a SIM': (snapshot) =>
      !snapshot.matches('waitingForNetwork') || snapshot.context.sim !== null,
  },
  moves: {
    'a number that nobody has checked is not switched on (PH-12)': ({ before, after }) =>
      !before.matches('enteringNumber') || !after.matches('switchingOn'),
    'nothing is switched on for who has only logged in (PH-12)': ({ before, after }) =>
      !before.matches('loggingIn') || !after.matches('switchingOn'),
  },
});
