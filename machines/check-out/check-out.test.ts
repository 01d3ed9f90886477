import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './check-out.cases.ts';
import { checkOutMachine } from './check-out.machine.ts';
import { nextStep } from './check-out.rules.ts';

describeMachine({
  machine: checkOutMachine,
  starts,
  cases,
  facts,
  ends: ['nothingToOrder', 'basketUnsettled', 'readingOrder', 'readingAgain'],
  invariants: {
    'nothing is saved or paid before all of it is said (PH-05)': (snapshot) =>
      !snapshot.matches('reviewingOrder') || nextStep(snapshot.context) === null,
    'a payment is begun for an order that is saved (PH-07)': (snapshot) =>
      !snapshot.matches({ reviewingOrder: 'beginningPayment' }) || snapshot.context.orderId !== null,
    'nobody is asked about a basket that cannot be bought (PH-05)': (snapshot) =>
      !['enteringContact', 'choosingAddress', 'choosingDay', 'choosingSims'].some((state) =>
        snapshot.matches(state as 'choosingDay'),
      ) || snapshot.context.checkout?.canCheckOut === true,
  },
  moves: {
    'what was said stays said until it is said otherwise, or has gone (PH-11)': ({ event, before, after }) =>
      event.type === 'contact.submitted' ||
      before.context.contact === null ||
      after.context.contact === before.context.contact,
    'nothing is sent that the customer has not asked for (PH-11)': ({ event, before, after }) =>
      !after.matches({ reviewingOrder: 'savingOrder' }) ||
      before.matches({ reviewingOrder: 'savingOrder' }) ||
      ['payment.requested', 'retry.requested'].includes(event.type),
  },
});
