import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './view-phone.cases.ts';
import { viewPhoneMachine } from './view-phone.machine.ts';
import { selectViewPhone } from './view-phone.selectors.ts';

describeMachine({
  machine: viewPhoneMachine,
  starts,
  cases,
  facts,
  ends: ['upToDate', 'phoneMissing'],
  invariants: {
    'a phone that is shown has something to buy (PH-04)': (snapshot) =>
      !snapshot.matches('showingPhone') || selectViewPhone(snapshot).chosen !== null,
  },
  moves: {
    'news of prices leaves what is chosen as it is (PH-04)': ({ event, before, after }) =>
      event.type === 'address.read' || before.context.asked === after.context.asked,
  },
});
