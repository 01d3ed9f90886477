import { appointmentOf, isVisitRequired } from '../../../machines/book-install/needed-visits.rules.ts';
import type {
  Booking,
  CheckedAddress,
  Customisation,
  Installation,
  PlacedJourney,
  ResumedJourney,
  Switching,
} from '../../../machines/order-broadband/order-broadband.types.ts';
import { paths, type PagePath } from '../../../machines/shared/paths.ts';
import type { Wire } from '../../../machines/shared/wire.ts';
import { standingOf, switchingOf } from '../../../machines/switch-provider/switch-standing.rules.ts';
import type { Switches } from '../../gateway-client/switches.ts';

type SavedJourney = Wire<'SavedJourney'>;
type Visit = NonNullable<Installation['inhomeAppointment']>;
type BookedVisit = NonNullable<Booking['inHomeVisit']>;

function addressOf({
  address,
  addressStatus,
  transactionId,
}: Pick<SavedJourney, 'address' | 'addressStatus' | 'transactionId'>): CheckedAddress {
  const { premiseId, streetNumber, locality, ...rest } = address;
  const premise = {
    ...rest,
    id: premiseId,
    premiseId,
    // The network's own id is not part of a plan's address; nothing after the address check asks for it.
    externalPremiseId: premiseId,
    ...(streetNumber === '' ? {} : { streetNumber }),
    ...(locality === '' ? {} : { locality }),
  };
  return { premise, transactionId: transactionId ?? '', status: addressStatus };
}

/** Null where the customer has not come to choose: then the step is shown, and nothing chosen is lost. */
function customisationOf({ customisation, step }: SavedJourney): Customisation | null {
  const { productId, meshWifi, connectionDate = null } = customisation;
  const isUntouched = step === 'customise-plan' && !meshWifi && connectionDate === null;
  return isUntouched ? null : { productId, meshWifi, connectionDate };
}

function bookedVisitOf(visit: Visit | null): BookedVisit | null {
  if (!visit || visit.state === 'CANCELLED') return null;
  const { id: appointmentId, date, slot, formattedSlot } = visit;
  return date === null || slot === null || formattedSlot === null ? null : { appointmentId, date, slot, formattedSlot };
}

/** The booking, when the network holds every visit that is needed at this moment; null otherwise (BK-32). */
function bookingOf({ installation, reservation }: SavedJourney, now: number): Booking | null {
  if (!installation) return null;
  const isVisited = isVisitRequired(installation, 'outsideVisit') || isVisitRequired(installation, 'inHomeVisit');
  const isHeld = reservation?.status === 'FullyAccepted' && Date.parse(reservation.expiresAt) > now;
  if (isVisited && !isHeld) return null;
  const visits = visitsOf(installation);
  return visits && { ...visits, heldUntil: isVisited ? (reservation?.expiresAt ?? null) : null };
}

/** The visits of an installation; null while one that is needed has no date. */
function visitsOf(installation: Installation): Booking | null {
  const isNeeded = {
    outside: isVisitRequired(installation, 'outsideVisit'),
    inHome: isVisitRequired(installation, 'inHomeVisit'),
  };
  const [outside, inHome] = [appointmentOf(installation, 'outsideVisit'), appointmentOf(installation, 'inHomeVisit')];
  const outsideVisit = isNeeded.outside ? bookedVisitOf(outside) : null;
  const inHomeVisit = isNeeded.inHome ? bookedVisitOf(inHome) : null;
  if ((isNeeded.outside && !outsideVisit) || (isNeeded.inHome && !inHomeVisit)) return null;
  const visit = inHome ?? outside;
  return {
    installation,
    outsideVisit,
    inHomeVisit,
    contact: {
      firstName: visit?.contactFirstName ?? '',
      lastName: visit?.contactLastName ?? '',
      phone: visit?.contactPhoneNumber ?? '',
    },
    notes: {
      healthAndSafety: visit?.notes?.healthAndSafety ?? '',
      engineerInstructions: visit?.notes?.engineerInstructions ?? '',
    },
  };
}

/** The page on which each step of a saved journey goes on (CU-04). */
const pageOfStep = {
  'customise-plan': paths.customisePlan,
  'book-install': paths.bookInstall,
  'review-order': paths.orderConfirmation,
} as const satisfies Record<SavedJourney['step'], PagePath>;

/** What the order journey goes on with, of a journey that the gateway kept; the switch is asked for apart. `now` in ms. */
export function resumedJourneyOf(journey: SavedJourney, now: number): Omit<ResumedJourney, 'switching'> {
  return {
    address: addressOf(journey),
    product: journey.product,
    plan: journey.plan,
    customisation: customisationOf(journey),
    booking: bookingOf(journey, now),
    // Where it was not saved for later, the step is only as far as it has come.
    page: journey.code === undefined ? null : pageOfStep[journey.step],
  };
}

/** The summary of an order that was placed; the switch is asked for apart. Visits stand as the network has them by now. */
export function placedJourneyOf(journey: Wire<'PlacedJourney'>): Omit<PlacedJourney, 'switching'> {
  const { order, orderDate, product, plan, customisation, installation } = journey;
  return {
    address: addressOf(journey),
    product,
    plan,
    customisation: { ...customisation, connectionDate: customisation.connectionDate ?? null },
    booking: installation && visitsOf(installation),
    order: { id: order.id, orderKey: order.orderKey, redirectUrl: null, orderedAt: orderDate, plan },
    page: null,
  };
}

/** What is known of the switch of a plan; null where it has none. */
export async function switchingOfPlan(
  { switchId = null }: Wire<'Plan'>,
  switches: Pick<Switches, 'findMatch' | 'getSwitch'>,
  signal: AbortSignal,
): Promise<Switching | null> {
  if (switchId === null) return null;
  const status = await switches.findMatch(switchId, signal);
  const isStarted = status !== null && standingOf(status) === 'started';
  return status && switchingOf(status, isStarted ? await switches.getSwitch(switchId, signal) : null);
}
