import type { SnapshotFrom } from 'xstate';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './check-out.cases.ts';
import { checkOutMachine } from './check-out.machine.ts';
import { nextStep } from './check-out.rules.ts';
import { isByInstalments } from './ways.rules.ts';

const sendsCredit = new Set(['application.submitted', 'agreement.signed', 'retry.requested']);

const isSending = (snapshot: SnapshotFrom<typeof checkOutMachine>): boolean =>
  snapshot.matches({ takingCredit: 'applyingForCredit' }) ||
  snapshot.matches({ takingCredit: { hearingAnswer: 'sendingSignature' } });

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
    'nothing is paid by instalments that is not signed (PH-04)': (snapshot) =>
      !snapshot.matches('reviewingOrder') ||
      !isByInstalments(snapshot.context.ways) ||
      snapshot.context.credit?.canPay === true,
    'date of birth and income are not kept once the lender has answered, or another way to pay is chosen': (snapshot) =>
      snapshot.context.applicant === null ||
      !(snapshot.matches('reviewingOrder') || snapshot.matches({ takingCredit: 'hearingAnswer' })),
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
    'what is refused on one page is not said on another': ({ before, after }) =>
      !after.matches('choosingWays') ||
      before.matches('choosingWays') ||
      Object.keys(after.context.errors).length === 0,
    'nothing is applied for or signed twice by a press while it is sent (PH-11)': ({ event, before, after }) =>
      !isSending(after) || isSending(before) || sendsCredit.has(event.type),
  },
});
