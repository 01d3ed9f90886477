import type { EngineerDetails } from '../book-install/book-install.types.ts';
import type { SelectAppointmentInput, Selection } from '../select-appointment/select-appointment.types.ts';
import { needed } from '../shared/needed.ts';
import type { Wire } from '../shared/wire.ts';
import type {
  ManageOrderContext,
  MemberOrder,
  MoveVisitInput,
  News,
  OrderVisit,
  SaveDetailsInput,
} from './manage-order.types.ts';

type Known = Pick<ManageOrderContext, 'found' | 'visitId'>;

/** The visit of that id in the order; null for one that it does not have. */
const visitIn = (found: MemberOrder | null, visitId: string | null): OrderVisit | null =>
  found?.order.appointments.find(({ id }) => id === visitId) ?? null;

/** Whether another date can be chosen: the gateway says so, or asks for one (DB-04). */
export const isMovable = ({ amendable, rebookingRequired }: OrderVisit): boolean => amendable || rebookingRequired;

/** Whether the date stands and is not today: the engineer can be told more, and a calendar has something to keep. */
export const isKept = ({ amendable, rebookingRequired }: OrderVisit): boolean => amendable && !rebookingRequired;

/** The visit that has to come so many days after this one, and gives its date up where it doesn't; null where there is none. */
export function followerOf(
  { visitType, amendable }: OrderVisit,
  visits: readonly OrderVisit[],
): { date: string; days: number } | null {
  const follower =
    visitType === 'PRE_WORK' && amendable ? visits.find((each) => each.visitType === 'IN_HOME') : undefined;
  return follower && isKept(follower) ? { date: follower.appointmentDate, days: follower.inHomeLeadTimeInDays } : null;
}

const isOf = (context: Known, visitId: string, holds: (visit: OrderVisit) => boolean): boolean => {
  const visit = visitIn(context.found, visitId);
  return visit !== null && holds(visit);
};

export const isMovableVisit = (context: Known, visitId: string): boolean => isOf(context, visitId, isMovable);
export const isKeptVisit = (context: Known, visitId: string): boolean => isOf(context, visitId, isKept);

export const currentVisit = ({ found, visitId }: Known): OrderVisit =>
  needed(visitIn(found, visitId), 'the visit that is changed');

const over: ReadonlySet<string> = new Set<Wire<'KnownOrderState'>>(['COMPLETED', 'CANCELLED', 'REJECTED']);

/** Whether the network still has something to do with the order, as far as we know its state. */
export const isUnderWay = ({ found }: Pick<ManageOrderContext, 'found'>): boolean =>
  found !== null && !over.has(found.order.state);

/** Visits for which another date has to be chosen come first, in the order of their dates. */
export const inOrder = (visits: readonly OrderVisit[]): OrderVisit[] =>
  [...visits].toSorted((one, other) => Number(other.rebookingRequired) - Number(one.rebookingRequired));

const dateOf = ({ appointmentDate: date, slot, formattedArrivalTime: formattedSlot }: OrderVisit): Selection => ({
  date,
  slot,
  formattedSlot,
});

/** What the engineer is told now. */
export const detailsOf = (visit: OrderVisit): EngineerDetails => ({
  firstName: visit.contactFirstName,
  lastName: visit.contactLastName,
  phone: visit.contactPhoneNumber,
  healthAndSafety: visit.healthAndSafetyNotes ?? '',
  engineerInstructions: visit.notes ?? '',
});

/** The date selector begins at the first date on offer; a date that has to be given up is not there to be kept. */
export function selectionInput(context: ManageOrderContext): SelectAppointmentInput {
  const visit = currentVisit(context);
  const startDate = needed(context.startDate, 'the first date that can be chosen');
  return {
    appointmentId: visit.id,
    // One visit for the works outside and inside is shown as the in-home visit (BK-31).
    visitType: visit.visitType === 'PRE_WORK' ? 'PRE_WORK' : 'IN_HOME',
    startDate,
    earliestDate: startDate,
    chosen: visit.rebookingRequired ? null : dateOf(visit),
  };
}

export const movedVisit = (context: ManageOrderContext): MoveVisitInput => ({
  visitId: currentVisit(context).id,
  date: needed(context.chosen, 'a date to save'),
});

export const detailedVisit = (context: ManageOrderContext): SaveDetailsInput => ({
  visitId: currentVisit(context).id,
  details: needed(context.details, 'details to save'),
});

/** What a cancellation is called once it has been asked for. */
export const newsOfEnding = (found: MemberOrder | null): News =>
  found?.cancellation.how === 'WITHDRAW' ? 'withdrawn' : 'cancelled';
