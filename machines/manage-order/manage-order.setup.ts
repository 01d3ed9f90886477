import { assign, setup } from 'xstate';
import { detailsErrors, trimDetails } from '../book-install/engineer-details.rules.ts';
import type { EngineerDetails } from '../book-install/book-install.types.ts';
import { selectAppointmentMachine } from '../select-appointment/select-appointment.machine.ts';
import {
  chosenAfter,
  isDateNotYetOpen,
  isDateTaken,
  isTooLate,
} from '../select-appointment/select-appointment.rules.ts';
import type { SelectAppointmentOutput } from '../select-appointment/select-appointment.types.ts';
import { codeOf, type Failed, failureOf, isMissing } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import type { LocalDate } from '../shared/local-date.ts';
import { newsDue } from '../shared/quiet-look.ts';
import { supplied } from '../shared/supplied.ts';
import { canAsk, earlierDateOf, isAsked, isOnOffer } from './earlier-date.rules.ts';
import { isKeptVisit, isMovableVisit, isUnderWay, newsOfEnding } from './manage-order.rules.ts';
import { accountErrors, isAccountWanted, plainAccount } from './payout.rules.ts';
import type {
  EarlierDateInput,
  FindFirstDateInput,
  MakeCalendarInput,
  ManageOrderContext,
  ManageOrderEvent,
  ManageOrderInput,
  ManageOrderView,
  MemberOrder,
  MoveVisitInput,
  News,
  OfferOfVisit,
  PayOutInput,
  PayoutAccount,
  SaveDetailsInput,
} from './manage-order.types.ts';

/** Types, the date selector, stubs and named steps of an order's page; the chart is in manage-order.machine.ts. */
export const manageOrderSetup = setup({
  types: {
    context: {} as ManageOrderContext,
    input: {} as ManageOrderInput,
    events: {} as ManageOrderEvent,
    meta: {} as JourneyMeta<ManageOrderView>,
    tags: {} as JourneyTag,
  },
  actors: {
    selectAppointment: selectAppointmentMachine,
    loadOrder: supplied<MemberOrder, ManageOrderInput>('loadOrder'),
    lookForNews: supplied<MemberOrder, ManageOrderInput>('lookForNews'),
    findFirstDate: supplied<LocalDate | null, FindFirstDateInput>('findFirstDate'),
    moveVisit: supplied<void, MoveVisitInput>('moveVisit'),
    saveDetails: supplied<void, SaveDetailsInput>('saveDetails'),
    cancelOrder: supplied<MemberOrder, { orderId: string }>('cancelOrder'),
    makeCalendar: supplied<void, MakeCalendarInput>('makeCalendar'),
    askForEarlierDate: supplied<void, EarlierDateInput>('askForEarlierDate'),
    waiveEarlierDate: supplied<void, EarlierDateInput>('waiveEarlierDate'),
    acceptOffer: supplied<void, OfferOfVisit>('acceptOffer'),
    declineOffer: supplied<void, OfferOfVisit>('declineOffer'),
    payOut: supplied<MemberOrder, PayOutInput>('payOut'),
  },
  delays: { newsDue },
  guards: {
    isMissing: (_, { failure }: Failed) => isMissing(failure),
    isMovable: ({ context }, params: { visitId: string }) => isMovableVisit(context, params.visitId),
    isKept: ({ context }, params: { visitId: string }) => isKeptVisit(context, params.visitId),
    isCancellable: ({ context }) => (context.found?.cancellation.how ?? null) !== null,
    isUnderWay: ({ context }) => isUnderWay(context),
    isDateOnOffer: (_, params: { startDate: LocalDate | null }) => params.startDate !== null,
    isAppointmentSelected: (_, params: { output: SelectAppointmentOutput }) =>
      params.output.kind === 'appointmentSelected',
    areDetailsComplete: (_, params: EngineerDetails) => Object.keys(detailsErrors(params)).length === 0,
    isDateTaken: (_, { failure }: Failed) => isDateTaken(failure),
    isDateNotYetOpen: (_, { failure }: Failed) => isDateNotYetOpen(failure),
    isTooLate: (_, { failure }: Failed) => isTooLate(failure),
    isEnding: (_, { failure }: Failed) => codeOf(failure) === 'order.cancelling',
    isAccountWanted: ({ context }) => isAccountWanted(context.found),
    mayPayTo: ({ context }, params: PayoutAccount) =>
      isAccountWanted(context.found) && Object.keys(accountErrors(params)).length === 0,
    canAsk: ({ context: { found } }, { visitId }: { visitId: string }) => canAsk(earlierDateOf(found, visitId)),
    isAsked: ({ context: { found } }, { visitId }: { visitId: string }) => isAsked(earlierDateOf(found, visitId)),
    isOnOffer: ({ context }, params: OfferOfVisit) => isOnOffer(context, params),
    isNoneEarlier: (_, { failure }: Failed) => codeOf(failure) === 'earlier-date.none',
    isOfferGone: (_, { failure }: Failed) => codeOf(failure) === 'earlier-date.gone',
    isNothingOwed: (_, { failure }: Failed) => codeOf(failure) === 'payout.nothing-owed',
    isNotCancellable: (_, { failure }: Failed) => codeOf(failure) === 'order.not-cancellable',
  },
  actions: {
    storeOrder: assign({ found: (_, params: { found: MemberOrder }) => params.found }),
    turnTo: assign({
      visitId: (_, params: { visitId: string }) => params.visitId,
      startDate: null,
      chosen: null,
      details: null,
      errors: {},
      news: null,
    }),
    storeStartDate: assign({ startDate: (_, params: { startDate: LocalDate | null }) => params.startDate }),
    storeDate: assign({
      chosen: ({ context }, { output }: { output: SelectAppointmentOutput }) => chosenAfter(output, context.chosen),
    }),
    storeDetails: assign({ details: (_, params: EngineerDetails) => trimDetails(params), errors: {} }),
    refuseDetails: assign({ errors: (_, params: EngineerDetails) => detailsErrors(params) }),
    forgetDetails: assign({ details: null, errors: {} }),
    storeAccount: assign({
      account: (_, params: PayoutAccount) => plainAccount(params),
      accountErrors: {},
      news: null,
    }),
    refuseAccount: assign({ accountErrors: (_, params: PayoutAccount) => accountErrors(params) }),
    forgetAccount: assign({ account: null, accountErrors: {} }),
    tell: assign({ news: (_, params: { news: News }) => params.news }),
    tellEnding: assign({ news: ({ context }) => newsOfEnding(context.found) }),
    forgetNews: assign({ news: null }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});

/** The visit’s day has come, or it is over: whatever was to be changed stays as it is. */
export const tooLateToChange = { type: 'isTooLate', params: failureOf } as const;

/** The order has been cancelled meanwhile, in another tab, say. */
export const ending = {
  guard: { type: 'isEnding', params: failureOf },
  target: 'refreshingOrder',
  actions: { type: 'tell', params: { news: 'ending' } },
} as const;
