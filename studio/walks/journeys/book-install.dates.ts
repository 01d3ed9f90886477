import { eachDateWanted, inHomeId, outsideId, pairTaken } from '../../../machines/book-install/book-install.cases.ts';
import type { BookInstallContext, ReservationOutcome } from '../../../machines/book-install/book-install.types.ts';
import { monthOf } from '../../../machines/shared/local-date.ts';
import type { Hands, Outcome } from '../runner/browser-journey.types.ts';
import { draftOf } from '../runner/draft.ts';
import { leavesDates, takesDate } from '../runner/outcomes.ts';

type Ends = Outcome<BookInstallContext>;

/** The outside visit is so late that the first in-home dates are too early. */
export const isLate = ({ outsideVisit }: BookInstallContext): boolean =>
  outsideVisit !== null && monthOf(outsideVisit.date) === '2026-03';

const isOutside = ({ visit }: BookInstallContext): boolean => visit === 'outsideVisit';

/**
 * How the date selector ends. For the outside visit the sixth free date is too late for the first in-home dates; an
 * in-home date that is late enough stays possible.
 */
export const selecting: readonly Ends[] = [
  { ...takesDate('2026-02-18'), when: isOutside },
  { ...takesDate('2026-03-10', 5), when: isOutside },
  { ...takesDate('2026-02-25'), when: (context) => !isOutside(context) && !isLate(context) },
  { ...takesDate('2026-03-16'), when: (context) => !isOutside(context) && isLate(context) },
  leavesDates(),
];

/** How the choice of a pair ends: with the first one, or to choose each date by itself. */
export const pairing: readonly Ends[] = [
  { answer: pairTaken.output, does: ({ pages }) => pages.choosingPair.take(0) },
  { answer: eachDateWanted.output, does: ({ pages }) => pages.choosingPair.eachDate.click() },
];

/** A home without such a visit has no id for it. */
const idsOf = async ({ page, gateway }: Hands): Promise<Readonly<Record<string, string | undefined>>> => {
  const { preworkAppointment, inhomeAppointment } = await gateway.installation((await draftOf(page)).id);
  return { [outsideId]: preworkAppointment?.id, [inHomeId]: inhomeAppointment?.id };
};

const stranger = '0197f3a2-1111-4222-8333-444455556666';

/** The network's answer, about the visits that this customer really has. */
const answered = (outcome: ReservationOutcome): Ends => ({
  answer: outcome,
  by: async (hands) => {
    const ids = await idsOf(hands);
    const rejectedAppointmentIds = outcome.rejectedAppointmentIds?.map((id) => ids[id] ?? id);
    const body = { ...outcome, rejectedAppointmentIds };
    await hands.gateway.fault({ operationId: 'reservePlanAppointments', body, times: 1 });
  },
});

const hasBoth = ({ outsideVisit, inHomeVisit }: BookInstallContext) => outsideVisit !== null && inHomeVisit !== null;

export const reserved: readonly Ends[] = [
  { answer: { status: 'FullyAccepted' } satisfies ReservationOutcome },
  { ...answered({ status: 'PartiallyAccepted', rejectedAppointmentIds: [outsideId] }), when: hasBoth },
  { ...answered({ status: 'PartiallyAccepted', rejectedAppointmentIds: [inHomeId] }), when: hasBoth },
  { ...answered({ status: 'Rejected', rejectedAppointmentIds: [outsideId, inHomeId] }), when: hasBoth },
  answered({ status: 'Rejected', rejectedAppointmentIds: [stranger] }),
];
