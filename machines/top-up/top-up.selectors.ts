import type { SnapshotFrom } from 'xstate';
import { messageOf } from '../shared/failure.ts';
import { isExpired } from '../shared/kept-card.ts';
import type { topUpMachine } from './top-up.machine.ts';
import type { Credit, CreditEntry, KeptCard, SpendAbroad, TopUpContext } from './top-up.types.ts';

export type TopUpModel = Pick<TopUpContext, 'errors' | 'news' | 'redeemedInPence'> & {
  /** Null until it is known. */
  credit: Credit | null;
  entries: readonly CreditEntry[];
  hasOlder: boolean;
  /** Null until it is known. */
  abroad: SpendAbroad | null;
  /** Those that can be charged, newest first. */
  cards: readonly KeptCard[];
  /** The amounts that can still be paid today, in pence. */
  amounts: readonly number[];
  /** What is being done. */
  doing: 'topUp' | 'debt' | 'voucher' | 'turningOn' | 'turningOff' | 'cap' | null;
  /** What the gateway says to the customer of what has failed; '' where it says nothing. */
  message: string;
  isBusy: boolean;
};

function doingIn(snapshot: SnapshotFrom<typeof topUpMachine>): TopUpModel['doing'] {
  if (snapshot.matches({ showingCredit: 'beginningTopUp' })) return 'topUp';
  if (snapshot.matches({ showingCredit: 'beginningDebtPayment' })) return 'debt';
  if (snapshot.matches({ showingCredit: 'redeemingVoucher' })) return 'voucher';
  if (snapshot.matches({ showingCredit: 'turningOn' })) return 'turningOn';
  if (snapshot.matches({ showingCredit: 'savingCap' })) return 'cap';
  return snapshot.matches({ showingCredit: 'turningOff' }) ? 'turningOff' : null;
}

export function selectTopUp(snapshot: SnapshotFrom<typeof topUpMachine>): TopUpModel {
  const { known, today, errors, news, redeemedInPence, failure } = snapshot.context;
  const { credit = null, entries = [], hasOlder = false, cards = [], abroad = null } = known ?? {};
  return {
    credit,
    entries,
    hasOlder,
    abroad,
    cards: cards.filter((card) => !isExpired(card, today)),
    amounts: credit ? credit.amountsInPence.filter((amount) => amount <= credit.mostInPence) : [],
    errors,
    news,
    redeemedInPence,
    doing: doingIn(snapshot),
    message: messageOf(failure),
    isBusy: snapshot.hasTag('busy'),
  };
}
