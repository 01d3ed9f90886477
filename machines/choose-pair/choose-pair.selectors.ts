import type { SnapshotFrom } from 'xstate';
import { isDateNotYetOpen } from '../select-appointment/select-appointment.rules.ts';
import type { LocalDate } from '../shared/local-date.ts';
import type { choosePairMachine } from './choose-pair.machine.ts';
import { areMoreLeft, pairsAtOnce, pairsShown } from './choose-pair.rules.ts';
import type { PairWish, VisitPair } from './choose-pair.types.ts';

/** A pair with the day on which it all works: that of the visit in the home, when the engineer gets it online. */
export type PairModel = VisitPair & { worksFrom: LocalDate };

export type ChoosePairModel = {
  /** The pairs shown, in their order; empty until the first are known. */
  pairs: PairModel[];
  /** We look for the first pairs; there is nothing else to show yet. */
  isLoadingFirst: boolean;
  /** `morePairs.requested` leads to later pairs. */
  canSeeMore: boolean;
  /** More pairs are on their way, or those of another day. */
  isLoadingMore: boolean;
  /** No pair fits: of the days and times asked for, or of any. */
  isEmpty: boolean;
  /** The customer has asked for a day or a time. */
  isNarrowed: boolean;
  /** `pairs.narrowed` is accepted: there are dates to look through. */
  canNarrow: boolean;
  wish: PairWish;
  /** A date of the pair taken before has gone to somebody else (BK-21). */
  isPairLost: boolean;
  /** Why dates could not be had (BK-18, BK-22); null while nothing failed. */
  failureReason: 'dateNotYetOpen' | 'unknown' | null;
};

export function selectChoosePair(snapshot: SnapshotFrom<typeof choosePairMachine>): ChoosePairModel {
  const { context } = snapshot;
  const { weekday, slot, failure, isPairLost } = context;
  const pairs = pairsShown(context).map((pair) => ({ ...pair, worksFrom: pair.inHomeVisit.date }));
  const isBusy = snapshot.hasTag('busy');
  const isNarrowed = weekday !== null || slot !== null;
  const isLoadingFirst = isBusy && pairs.length === 0 && !isNarrowed && context.wanted === pairsAtOnce;
  return {
    pairs,
    isLoadingFirst,
    canSeeMore: snapshot.matches({ choosingPair: 'pairsProposed' }) && areMoreLeft(context),
    isLoadingMore: isBusy && !isLoadingFirst,
    isEmpty: snapshot.matches({ choosingPair: 'pairsMissing' }),
    isNarrowed,
    canNarrow: (context.outsideDates?.length ?? 0) > 0,
    wish: { weekday, slot },
    isPairLost,
    failureReason: failure && (isDateNotYetOpen(failure) ? 'dateNotYetOpen' : 'unknown'),
  };
}
