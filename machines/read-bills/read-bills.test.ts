import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './read-bills.cases.ts';
import { readBillsMachine } from './read-bills.machine.ts';
import { isAnyBill, isDue } from './read-bills.rules.ts';

describeMachine({
  machine: readBillsMachine,
  starts,
  cases,
  facts,
  ends: ['noBills', 'showingBills', 'showingBill', 'billMissing', 'tooManyPayments'],
  invariants: {
    'bills are shown only once they are known (DB-01)': (snapshot) =>
      !snapshot.matches('showingBills') || (snapshot.context.all !== null && isAnyBill(snapshot.context.all)),
    'a member with a bill is never told that there is none (DB-01)': (snapshot) =>
      !snapshot.matches('noBills') || (snapshot.context.all !== null && !isAnyBill(snapshot.context.all)),
    'a payment is begun for a bill that is due alone (PH-09)': (snapshot) =>
      !snapshot.matches('beginningPayment') || isDue(snapshot.context.bill),
    'the page of a bill shows that bill and not the others': (snapshot) =>
      !snapshot.matches('showingBill') || snapshot.context.bill?.id === snapshot.context.billId,
  },
  moves: {
    'the page stays with what its address names': ({ before, after }) => before.context.billId === after.context.billId,
  },
});
