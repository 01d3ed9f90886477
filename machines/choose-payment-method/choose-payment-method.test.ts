import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, oldCard, starts } from './choose-payment-method.cases.ts';
import { choosePaymentMethodMachine } from './choose-payment-method.machine.ts';

describeMachine({
  machine: choosePaymentMethodMachine,
  starts,
  cases,
  facts,
  ends: ['showingMethod'],
  invariants: {
    'a card that has expired is never chosen (PH-08)': (snapshot) =>
      !snapshot.matches({ showingMethod: 'choosingCard' }) || snapshot.context.cardId !== oldCard.id,
    'what is stopped was charged before': (snapshot) =>
      !snapshot.matches({ showingMethod: 'confirmingStop' }) ||
      (snapshot.context.paying?.method.card ?? snapshot.context.paying?.method.directDebit ?? null) !== null,
  },
  moves: {
    'a card is forgotten only by a member who has confirmed it': ({ event, before, after }) =>
      !after.matches({ showingMethod: 'removingCard' }) ||
      before.matches({ showingMethod: 'removingCard' }) ||
      ['removal.confirmed', 'retry.requested'].includes(event.type),
    'charging stops only for a member who has confirmed it': ({ event, before, after }) =>
      !after.matches({ showingMethod: 'stoppingCharging' }) ||
      before.matches({ showingMethod: 'stoppingCharging' }) ||
      ['stopping.confirmed', 'retry.requested'].includes(event.type),
  },
});
