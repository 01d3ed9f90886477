import type { SnapshotFrom } from 'xstate';
import { codeOf, type Failure } from '../shared/failure.ts';
import type { LocalDate } from '../shared/local-date.ts';
import type { bookInstallMachine } from './book-install.machine.ts';
import type { BookInstallContext, EngineerDetails, Visit, VisitName } from './book-install.types.ts';
import { areVisitsHeld, isVisitSettled } from './book-install.rules.ts';
import { detailsOf } from './engineer-details.rules.ts';
import { isVisitRequired } from './needed-visits.rules.ts';

/** What the card of a visit shows. */
export type VisitCard = {
  date: LocalDate;
  slot: 'AM' | 'PM';
  /** "8am-12pm" */
  formattedSlot: string;
  isHeld: boolean;
};

/** `dateNotYetOpen`: the gateway refused the date as too late. */
export type FailureReason = 'dateNotYetOpen' | 'unknown';

export type BookInstallModel = {
  /** We act: buttons wait. */
  isBusy: boolean;
  isOutsideVisitRequired: boolean;
  isInHomeVisitRequired: boolean;
  /** How the home is connected, in the gateway's words. */
  installMethod: string | null;
  /** The first day that Go Live can be, by what the network needs; null before the needs of the home are known. */
  earliestGoLive: LocalDate | null;
  /** The visit whose page is shown. */
  visit: VisitName;
  outsideVisit: VisitCard | null;
  inHomeVisit: VisitCard | null;
  /** ISO instant until when the visits that are held are held; null where none is, or nobody told it. */
  heldUntil: string | null;
  areBothHeld: boolean;
  /** What `visit.confirmed` confirms: the visit alone, or the booking with the engineer's details given before. */
  confirms: 'visit' | 'booking';
  /** `eachDate.requested` is accepted: both dates can be chosen as a pair, or one by one. */
  canChooseEachDate: boolean;
  /** `engineerNotes.requested` is accepted: the details given can be changed. */
  canChangeEngineerNotes: boolean;
  /** The engineer-notes form: what to start it with, and what was refused. */
  engineerDetails: EngineerDetails;
  /** What sending it does: it books, or changes what the engineer of visits that are held is told. */
  submits: 'booking' | 'details';
  errors: BookInstallContext['errors'];
  /** Why something could not be fetched or sent (BK-20, BK-22). */
  failureReason: FailureReason | null;
};

export const otherVisit = (visit: VisitName): VisitName => (visit === 'outsideVisit' ? 'inHomeVisit' : 'outsideVisit');

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

const failureReason = (failure: Failure): FailureReason =>
  codeOf(failure) === 'invalid.request' ? 'dateNotYetOpen' : 'unknown';

export function selectBookInstall(snapshot: SnapshotFrom<typeof bookInstallMachine>): BookInstallModel {
  const { context } = snapshot;
  // The page says whose it is: what was saved may be anything.
  const isInHome = snapshot.matches({ choosingVisit: { visit: 'choosingInHomeVisit' } });
  const visit: VisitName = isInHome ? 'inHomeVisit' : 'outsideVisit';
  const isLastToSettle =
    context.notes !== null && isVisitSettled(context, otherVisit(visit)) && context[visit]?.standing !== 'held';
  return {
    isBusy: snapshot.hasTag('busy'),
    isOutsideVisitRequired: isVisitRequired(context.installation, 'outsideVisit'),
    isInHomeVisitRequired: isVisitRequired(context.installation, 'inHomeVisit'),
    installMethod: context.installation?.connectionMethodDescription ?? null,
    earliestGoLive: context.installation?.earliestActivationDate ?? null,
    visit,
    outsideVisit: visitCard(context.outsideVisit),
    inHomeVisit: visitCard(context.inHomeVisit),
    heldUntil: context.heldUntil,
    areBothHeld: context.outsideVisit?.standing === 'held' && context.inHomeVisit?.standing === 'held',
    confirms: isLastToSettle ? 'booking' : 'visit',
    canChooseEachDate: snapshot.can({ type: 'eachDate.requested' }),
    canChangeEngineerNotes: snapshot.can({ type: 'engineerNotes.requested' }),
    engineerDetails: detailsOf(context),
    submits: areVisitsHeld(context) ? 'details' : 'booking',
    errors: context.errors,
    failureReason: context.failure && failureReason(context.failure),
  };
}
