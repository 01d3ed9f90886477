import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './pay.cases.ts';
import { payMachine } from './pay.machine.ts';

describeMachine({
  machine: payMachine,
  starts,
  cases,
  facts,
  // The way on is the page of what was paid for.
  ends: ['paymentMade', 'paymentMissing', 'paymentsAway', 'nothingDue', 'orderOutdated', 'tooManyPayments'],
  invariants: {
    'nobody is told that it is paid before the gateway has said so (PH-11)': (snapshot) =>
      !snapshot.matches('paymentMade') || snapshot.context.session?.state === 'PAID',
    'card fields are shown for a payment that is open alone (PH-09)': (snapshot) =>
      !snapshot.matches({ takingCard: 'enteringCard' }) || snapshot.context.session?.state === 'OPEN',
    'a card is taken where a provider’s pages are, and nowhere else': (snapshot) =>
      !snapshot.matches('takingCard') || snapshot.context.providerPages !== null,
    'fraud is told by the gateway, never by the provider’s page (PH-10)': (snapshot) =>
      !snapshot.matches('paymentBlocked') || snapshot.context.session?.state === 'BLOCKED',
  },
  moves: {
    'nobody is shown card fields to press again once the provider has said yes and nothing was heard since (PH-11)': ({
      before,
      event,
      after,
    }) =>
      !(before.matches('awaitingPayment') && after.matches('takingCard')) ||
      (event.type === 'xstate.done.actor.lookAtPayment' && after.context.session?.state === 'OPEN'),
    'a new payment begins by the customer’s click alone, and after one that has ended (PH-10)': ({
      before,
      event,
      after,
    }) =>
      !after.matches('beginningPayment') ||
      before.matches('beginningPayment') ||
      ((before.matches('paymentOver') || before.matches('paymentBlocked')) && event.type === 'payment.requested') ||
      (before.matches('paymentNotBegun') && event.type === 'retry.requested'),
  },
});
