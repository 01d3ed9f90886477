import { details, inHomeId, outsideId, selected, selectionCancelled } from '../book-install/book-install.cases.ts';
import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { manageOrderMachine } from './manage-order.machine.ts';
import { isKept, isMovable } from './manage-order.rules.ts';
import type { ManageOrderContext, ManageOrderInput } from './manage-order.types.ts';
import {
  asked,
  cancelling,
  closed,
  offered,
  offerId,
  onItsWay,
  orderId,
  owed,
  running,
  toRebook,
  unpaid,
} from './orders.cases.ts';

export const input: ManageOrderInput = { memberId: '100001', orderId };

export const starts = { 'a member with an order': input } satisfies Record<string, ManageOrderInput>;

export const submitted = { type: 'details.submitted', ...details } as const;
export const phoneForgotten = { ...submitted, phone: '' };

export const account = { holderName: 'Rowan Archer', sortCode: '121000', accountNumber: '40308669' };
export const accountGiven = { type: 'payout.submitted', ...account, sortCode: '12-10-00' } as const;
export const sortCodeForgotten = { ...accountGiven, sortCode: '' };

export const nothingOwed = refused(409, 'payout.nothing-owed');
export const taken = refused(409, 'appointment.taken');
export const notYetOpen = refused(400, 'invalid.request');
export const tooLate = refused(409, 'appointment.too-late');
export const over = refused(409, 'appointment.closed');
export const ending = refused(409, 'order.cancelling');
export const noSuchOrder = refused(404, 'order.not-found');
export const notCancellable = refused(409, 'order.not-cancellable');

export const noneEarlier = refused(409, 'earlier-date.none');
export const offerGone = refused(409, 'earlier-date.gone');

/** One that the page does not show. */
export const anotherOffer = { visitId: outsideId, offerId: '7b1e6d0a-4f43-4c1c-9d0e-1f6c2a5b0002' };
export const theOffer = { visitId: outsideId, offerId };

export const cases: readonly ModelCase<typeof manageOrderMachine>[] = [
  answered('loadOrder', running),
  answered('loadOrder', toRebook),
  answered('loadOrder', closed),
  answered('loadOrder', owed),
  answered('loadOrder', unpaid),
  answered('loadOrder', asked),
  answered('loadOrder', offered),
  failed('loadOrder', noSuchOrder),
  failed('loadOrder', offline),
  answered('lookForNews', toRebook),
  answered('lookForNews', offered),
  failed('lookForNews', offline),
  { type: 'dateChange.requested', visitId: outsideId },
  { type: 'dateChange.requested', visitId: 'of another order' },
  { type: 'detailsChange.requested', visitId: inHomeId },
  { type: 'detailsChange.requested', visitId: outsideId },
  { type: 'calendar.requested', visitId: inHomeId },
  { type: 'calendar.requested', visitId: outsideId },
  answered('findFirstDate', '2026-02-10'),
  answered('findFirstDate', null),
  failed('findFirstDate', offline),
  selected('2026-02-18'),
  selectionCancelled,
  failed('selectAppointment', offline),
  answered('moveVisit'),
  failed('moveVisit', taken),
  failed('moveVisit', notYetOpen),
  failed('moveVisit', tooLate),
  failed('moveVisit', ending),
  failed('moveVisit', offline),
  submitted,
  phoneForgotten,
  answered('saveDetails'),
  failed('saveDetails', tooLate),
  failed('saveDetails', over),
  failed('saveDetails', ending),
  failed('saveDetails', offline),
  answered('makeCalendar'),
  failed('makeCalendar', new Error('The code of the calendar did not arrive')),
  { type: 'earlierDate.requested', visitId: outsideId },
  { type: 'earlierDate.requested', visitId: inHomeId },
  { type: 'earlierDate.waived', visitId: outsideId },
  { type: 'earlierDate.waived', visitId: inHomeId },
  { type: 'offer.accepted', ...theOffer },
  { type: 'offer.accepted', ...anotherOffer },
  { type: 'offer.declined', ...theOffer },
  { type: 'offer.declined', ...anotherOffer },
  answered('askForEarlierDate'),
  failed('askForEarlierDate', tooLate),
  failed('askForEarlierDate', over),
  failed('askForEarlierDate', ending),
  failed('askForEarlierDate', noneEarlier),
  failed('askForEarlierDate', offline),
  answered('waiveEarlierDate'),
  failed('waiveEarlierDate', offline),
  answered('acceptOffer'),
  failed('acceptOffer', offerGone),
  failed('acceptOffer', tooLate),
  failed('acceptOffer', over),
  failed('acceptOffer', ending),
  failed('acceptOffer', offline),
  answered('declineOffer'),
  failed('declineOffer', offline),
  accountGiven,
  sortCodeForgotten,
  answered('payOut', onItsWay),
  failed('payOut', nothingOwed),
  failed('payOut', offline),
  answered('cancelOrder', cancelling),
  failed('cancelOrder', notCancellable),
  failed('cancelOrder', offline),
];

/** What can be done with the order, and with which of its visits; what stands with an earlier date of each. */
export const facts = ({
  found,
  visitId,
  startDate,
  chosen,
  details: sent,
  errors,
  account: sentAccount,
  accountErrors,
  news,
  failure,
}: ManageOrderContext) => ({
  payout: found?.payout?.state,
  account: sentAccount,
  accountErrors,
  visits: found?.order.appointments.map((visit) => [visit.id, isMovable(visit), isKept(visit)]),
  earlier: found?.earlierDates.map(({ canAsk, asked: isAsked, offer }) => [canAsk, isAsked, offer !== null]),
  how: found?.cancellation.how,
  visitId,
  hasStart: startDate !== null,
  hasDate: chosen !== null,
  hasDetails: sent !== null,
  errors,
  news,
  isFailed: failure !== null,
});
