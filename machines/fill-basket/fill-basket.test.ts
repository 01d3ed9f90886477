import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './fill-basket.cases.ts';
import { fillBasketMachine } from './fill-basket.machine.ts';

describeMachine({
  machine: fillBasketMachine,
  starts,
  cases,
  facts,
  ends: ['readingBasket', 'basketEmpty'],
  invariants: {
    'an empty basket is never one that could not be read (PH-05)': (snapshot) =>
      !snapshot.matches('basketEmpty') || snapshot.context.basket !== null,
    'nothing is changed that nobody has asked for (PH-05)': (snapshot) =>
      !snapshot.matches({ showingBasket: 'changingBasket' }) || snapshot.context.change !== null,
  },
  moves: {
    'the basket is what the gateway says, and nothing else changes it (PH-05)': ({ event, before, after }) =>
      event.type.startsWith('xstate.done.actor.') || before.context.basket === after.context.basket,
  },
});
