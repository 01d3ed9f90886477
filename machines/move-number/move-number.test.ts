import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './move-number.cases.ts';
import { moveNumberMachine } from './move-number.machine.ts';

describeMachine({
  machine: moveNumberMachine,
  starts,
  cases,
  facts,
  ends: ['showingNumber', 'showingLeavingCode', 'needingSim'],
  invariants: {
    'a PAC is kept no longer than it is shown (PH-12)': (snapshot) =>
      snapshot.context.leavingCode === null || snapshot.matches('showingLeavingCode'),
    'a number is brought to a SIM that is on (PH-12)': (snapshot) =>
      !snapshot.matches('bringingNumber') || snapshot.context.known?.isSimOn === true,
    'what is wanted with a code is known': (snapshot) =>
      !snapshot.matches('enteringCode') || snapshot.context.wanted !== null,
  },
  moves: {
    'no number comes or goes without a code (PH-12)': ({ before, after }) =>
      !(after.matches('askingMove') || after.matches('fetchingCode')) ||
      before.matches('enteringCode') ||
      before.matches('askingMove') ||
      before.matches('fetchingCode'),
  },
});
