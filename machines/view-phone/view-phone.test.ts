import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './view-phone.cases.ts';
import { viewPhoneMachine } from './view-phone.machine.ts';
import { selectViewPhone } from './view-phone.selectors.ts';

describeMachine({
  machine: viewPhoneMachine,
  starts,
  cases,
  facts,
  ends: ['upToDate', 'phoneMissing', 'phoneAdded'],
  invariants: {
    'a phone that is shown has something to buy (PH-04)': (snapshot) =>
      !snapshot.matches('showingPhone') || selectViewPhone(snapshot).chosen !== null,
  },
  moves: {
    'nothing comes into the basket that nobody has asked for (PH-05)': ({ before, after }) =>
      !(after as typeof before).matches({ showingPhone: { addingPhone: 'sending' } }) || after.context.wanted !== null,
    'nobody pays more than they have seen (PH-06)': ({ event, before, after }) =>
      event.type === 'price.accepted' ||
      before.context.wanted === null ||
      after.context.wanted === null ||
      after.context.wanted.seenPriceInPence === before.context.wanted.seenPriceInPence,
    'news of prices leaves what is chosen as it is (PH-04)': ({ event, before, after }) =>
      event.type === 'address.read' || before.context.asked === after.context.asked,
  },
});
