import type { SnapshotFrom } from 'xstate';
import { codeOf, type Failure } from '../shared/failure.ts';
import type { LocalDate } from '../shared/local-date.ts';
import type { bookInstallMachine } from './book-install.machine.ts';
import type { BookInstallContext, EngineerDetails, Visit, VisitName } from './book-install.types.ts';
import { isVisitSettled } from './book-install.visits.ts';
import { isVisitRequired } from './needed-visits.ts';

/** What the card of a visit shows. */
export type VisitCard = {
  date: LocalDate;
  slot: 'AM' | 'PM';
  /** "8am-12pm" */
  formattedSlot: string;
  isHeld: boolean;
};

export type BookInstallModel = {
  /** We act: buttons wait. */
  isBusy: boolean;
  isOutsideVisitRequired: boolean;
  isInHomeVisitRequired: boolean;
  /** How the home is connected, in the gateway's words. */
  installMethod: string | null;
  outsideVisit: VisitCard | null;
  inHomeVisit: VisitCard | null;
  /** What `visit.confirmed` does on the page shown: go on, or confirm with the engineer's details given before. */
  confirmLabel: 'Continue' | 'Confirm booking';
  /** `engineerNotes.requested` is accepted: the details given can be changed. */
  canChangeEngineerNotes: boolean;
  /** The engineer-notes form: what to start it with, and what was refused. */
  engineerDetails: EngineerDetails;
  errors: BookInstallContext['errors'];
  /** In words for the customer (BK-20, BK-22). */
  failureMessage: string | null;
};

function visitCard(visit: Visit | null): VisitCard | null {
  if (!visit) return null;
  const { date, slot, formattedSlot, standing } = visit;
  return {
    date,
    slot,
    formattedSlot,
    isHeld: standing === 'held',
  };
}

function failureMessage(failure: Failure): string {
  return codeOf(failure) === 'invalid.request'
    ? 'Sorry, dates not available yet. Choose an earlier date.'
    : 'Something went wrong, please try again later.';
}

/** Details given before; in a journey resumed, the notes that the gateway kept. */
function engineerDetails({ contact, notes, installation }: BookInstallContext): EngineerDetails {
  const kept = installation?.inhomeAppointment?.notes ?? installation?.preworkAppointment?.notes;
  return {
    ...contact,
    healthAndSafety: notes?.healthAndSafety ?? kept?.healthAndSafety ?? '',
    engineerInstructions: notes?.engineerInstructions ?? kept?.engineerInstructions ?? '',
  };
}

export function selectBookInstall(snapshot: SnapshotFrom<typeof bookInstallMachine>): BookInstallModel {
  const { context } = snapshot;
  const shown: VisitName = snapshot.matches('choosingOutsideVisit') ? 'outsideVisit' : 'inHomeVisit';
  const other: VisitName = shown === 'outsideVisit' ? 'inHomeVisit' : 'outsideVisit';
  const isLastToSettle =
    context.notes !== null && isVisitSettled(context, other) && context[shown]?.standing !== 'held';
  return {
    isBusy: snapshot.hasTag('busy'),
    isOutsideVisitRequired: isVisitRequired(context.installation, 'outsideVisit'),
    isInHomeVisitRequired: isVisitRequired(context.installation, 'inHomeVisit'),
    installMethod: context.installation?.connectionMethodDescription ?? null,
    outsideVisit: visitCard(context.outsideVisit),
    inHomeVisit: visitCard(context.inHomeVisit),
    confirmLabel: isLastToSettle ? 'Confirm booking' : 'Continue',
    canChangeEngineerNotes: snapshot.can({ type: 'engineerNotes.requested' }),
    engineerDetails: engineerDetails(context),
    errors: context.errors,
    failureMessage: context.failure && failureMessage(context.failure),
  };
}
