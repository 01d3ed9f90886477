import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { oldCard } from '../choose-payment-method/choose-payment-method.cases.ts';
import { cases, facts, starts } from './top-up.cases.ts';
import { topUpMachine } from './top-up.machine.ts';

describeMachine({
  machine: topUpMachine,
  starts,
  cases,
  facts,
  ends: ['showingCredit'],
  invariants: {
    'nobody tops up by more than a day allows (PH-12)': (snapshot) =>
      !snapshot.matches({ showingCredit: 'beginningTopUp' }) ||
      (snapshot.context.amountInPence ?? Infinity) <= (snapshot.context.known?.credit.mostInPence ?? 0),
    'a card that has expired is never charged by itself': (snapshot) =>
      !snapshot.matches({ showingCredit: 'turningOn' }) || snapshot.context.cardId !== oldCard.id,
    'nobody has a cap that is none of ours (MK-04)': (snapshot) =>
      !snapshot.matches({ showingCredit: 'savingCap' }) ||
      (snapshot.context.wantedCap?.capInPence ?? 0) <= (snapshot.context.known?.abroad.mostInPence ?? 0),
    'only what is owed is paid': (snapshot) =>
      !snapshot.matches({ showingCredit: 'beginningDebtPayment' }) ||
      (snapshot.context.known?.credit.debtInPence ?? 0) > 0,
  },
});
