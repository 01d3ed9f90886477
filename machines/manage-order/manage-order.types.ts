import type { BookInstallRefusal, EngineerDetails } from '../book-install/book-install.types.ts';
import type { Selection } from '../select-appointment/select-appointment.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';
import type { LocalDate } from '../shared/local-date.ts';
import type { Wire } from '../shared/wire.ts';

export type MemberOrder = Wire<'MemberOrder'>;
export type Order = MemberOrder['order'];

/** What stands with an earlier date for a visit. */
export type EarlierDate = MemberOrder['earlierDates'][number];

/** Where compensation is paid to: a UK bank account, as it was typed. */
export type PayoutAccount = Wire<'PayoutAccount'>;

/** Why a field of an account is refused; the words are in the journey's copy. */
export type PayoutRefusal = 'holderMissing' | 'sortCodeWrong' | 'accountNumberWrong';
export type OrderVisit = Order['appointments'][number];

/** `orderId` is what stands in the address: anything, until the gateway knows an order by it. */
export type ManageOrderInput = { memberId: string; orderId: string };

/** An offer of an earlier date, and the visit that it is for. */
export type OfferOfVisit = { visitId: string; offerId: string };

/** What became of the last change, told on the page of the order. */
export type News =
  | 'dateChanged'
  | 'detailsChanged'
  | 'cancelled'
  | 'withdrawn'
  | 'notCancellable'
  | 'ending'
  | 'payoutAsked'
  | 'nothingOwed'
  | 'earlierDateAsked'
  | 'noneEarlier'
  | 'earlierDateWaived'
  | 'offerAccepted'
  | 'offerDeclined';

export type ManageOrderContext = ManageOrderInput & {
  /** The order as it was read last; null until it has been. */
  found: MemberOrder | null;
  /** The visit that the customer changes, or changed last. */
  visitId: string | null;
  /** The first date that it can have, as the gateway says. */
  startDate: LocalDate | null;
  /** The date that was chosen for it. */
  chosen: Selection | null;
  /** The details for the engineer as they were sent; null before the form is. */
  details: EngineerDetails | null;
  /** Why the form's fields are refused. */
  errors: Partial<Record<keyof EngineerDetails, BookInstallRefusal>>;
  /** Where the compensation is to be paid, as it was sent; null before that, and once the gateway has it. */
  account: PayoutAccount | null;
  accountErrors: Partial<Record<keyof PayoutAccount, PayoutRefusal>>;
  news: News | null;
  failure: Failure | null;
};

export type ManageOrderEvent =
  | { type: 'dateChange.requested'; visitId: string }
  /** The date of the same visit, after one that could not be had. */
  | { type: 'otherDate.requested' }
  | { type: 'detailsChange.requested'; visitId: string }
  | ({ type: 'details.submitted' } & EngineerDetails)
  | { type: 'details.closed' }
  /** Back to the form with what was typed. */
  | { type: 'details.resumed' }
  | { type: 'calendar.requested'; visitId: string }
  /** Tell me if an earlier date comes free. */
  | { type: 'earlierDate.requested'; visitId: string }
  /** Don’t tell me any more. */
  | { type: 'earlierDate.waived'; visitId: string }
  /** The earlier date that came free is taken, or passed on to the next who asked. */
  | ({ type: 'offer.accepted' } & OfferOfVisit)
  | ({ type: 'offer.declined' } & OfferOfVisit)
  /** Where to pay the compensation of an order that never went live. */
  | ({ type: 'payout.submitted' } & PayoutAccount)
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' }
  /** Back to the order, as it stands now. */
  | { type: 'order.requested' }
  | RetryRequested;

export type ManageOrderView =
  | 'LoadingOrder'
  | 'OrderMissing'
  | 'OrderNotLoaded'
  | 'ShowingOrder'
  | 'ChangingDetails'
  | 'DetailsNotSaved'
  | 'ConfirmingCancellation'
  | 'DateTaken'
  | 'DateNotYetOpen'
  | 'ChangeTooLate'
  | 'DetailsTooLate'
  | 'DatesNotLoaded'
  | 'DateNotSaved'
  | 'OrderNotCancelled'
  | 'PayoutNotAsked'
  | 'CalendarNotMade'
  | 'OfferGone'
  | 'EarlierDateNotAsked'
  | 'EarlierDateNotWaived'
  | 'OfferNotAccepted'
  | 'OfferNotDeclined';

/** `findFirstDate`: null where the visit can have no other date any more. */
export type FindFirstDateInput = { planId: string; visitId: string };

/** `moveVisit`: the date alone, so that details which were changed elsewhere stay; sent twice it changes nothing more. */
export type MoveVisitInput = { visitId: string; date: Selection };

/** `saveDetails`: whom the engineer meets and what they should know; the date stays, also one that was chosen elsewhere. */
export type SaveDetailsInput = { visitId: string; details: EngineerDetails };

/** `payOut`: sent twice it is paid once. */
export type PayOutInput = ManageOrderInput & { account: PayoutAccount };

/** `makeCalendar`: hands the customer a file for their calendar. */
export type MakeCalendarInput = { orderId: string; appointmentId: string };

/** `askForEarlierDate`, `waiveEarlierDate`: sent twice it is done once, and keeps its place in the list. */
export type EarlierDateInput = { visitId: string };
