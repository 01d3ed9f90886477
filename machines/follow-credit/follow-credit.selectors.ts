import type { SnapshotFrom } from 'xstate';
import { paths } from '../shared/paths.ts';
import type { followCreditMachine } from './follow-credit.machine.ts';
import { agreementsOf, owedToUs, pieceOf } from './follow-credit.rules.ts';
import type { CreditNews, CreditPiece } from './follow-credit.types.ts';

export type FollowCreditModel = {
  shopOrderId: string;
  /** The page of the order. */
  order: string;
  agreements: CreditPiece[];
  /** The one that is about to be withdrawn from. */
  withdrawing: CreditPiece | null;
  owedToUs: number;
  news: CreditNews | null;
  isBusy: boolean;
};

export function selectFollowCredit(snapshot: SnapshotFrom<typeof followCreditMachine>): FollowCreditModel {
  const { shopOrderId, credit, pieceId, news } = snapshot.context;
  return {
    shopOrderId,
    order: `${paths.shopOrders}/${shopOrderId}`,
    agreements: agreementsOf(credit),
    withdrawing: pieceOf(snapshot.context, pieceId) ?? null,
    owedToUs: owedToUs(credit),
    news,
    isBusy: snapshot.hasTag('busy'),
  };
}
