import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './follow-credit.cases.ts';
import { followCreditMachine } from './follow-credit.machine.ts';
import { agreementsOf, isUnderWay, owedToUs } from './follow-credit.rules.ts';

describeMachine({
  machine: followCreditMachine,
  starts,
  cases,
  facts,
  ends: ['creditMissing', 'showingCredit'],
  invariants: {
    'agreements are shown only where there are any (PH-04)': (snapshot) =>
      !snapshot.matches('showingCredit') || agreementsOf(snapshot.context.credit).length > 0,
    'nothing is paid that is not owed to us': (snapshot) =>
      !snapshot.matches({ showingCredit: 'beginningPayment' }) || owedToUs(snapshot.context.credit) > 0,
    'of what is over no news is looked for': (snapshot) =>
      !snapshot.matches({ showingCredit: { readingCredit: 'lookingForNews' } }) || isUnderWay(snapshot.context.credit),
  },
  moves: {
    'nobody withdraws who has not confirmed it (PH-04)': ({ event, before, after }) =>
      !after.matches({ showingCredit: 'withdrawing' }) ||
      before.matches({ showingCredit: 'withdrawing' }) ||
      ['withdrawal.confirmed', 'retry.requested'].includes(event.type),
    'the page stays with what its address names': ({ before, after }) =>
      before.context.shopOrderId === after.context.shopOrderId,
  },
});
