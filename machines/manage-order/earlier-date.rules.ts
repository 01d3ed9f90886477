import { needed } from '../shared/needed.ts';
import type { EarlierDate, ManageOrderContext, OfferOfVisit } from './manage-order.types.ts';

type Known = Pick<ManageOrderContext, 'found' | 'visitId'>;

/** What stands with an earlier date of that visit; null for one that the order does not have. */
export const earlierDateOf = (found: ManageOrderContext['found'], visitId: string | null): EarlierDate | null =>
  found?.earlierDates.find(({ appointmentId }) => appointmentId === visitId) ?? null;

/** Whether the customer can ask to be told: a date before theirs could be had, and they have not asked. */
export const canAsk = (known: EarlierDate | null): boolean => known !== null && known.canAsk && !known.asked;

/** Whether they are in the list. */
export const isAsked = (known: EarlierDate | null): boolean => known?.asked ?? false;

/** Whether that offer, and no later one, is what the visit is offered now: nobody takes a date that they have not read. */
export const isOnOffer = ({ found }: Pick<Known, 'found'>, { visitId, offerId }: OfferOfVisit): boolean =>
  earlierDateOf(found, visitId)?.offer?.id === offerId;

/** The offer that is open for the visit which is changed. */
export function openOffer({ found, visitId }: Known): OfferOfVisit {
  const { appointmentId, offer } = needed(earlierDateOf(found, visitId), 'a visit that can have an earlier date');
  return { visitId: appointmentId, offerId: needed(offer, 'an offer that is open').id };
}
