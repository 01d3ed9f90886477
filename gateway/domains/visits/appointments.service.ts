import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { slotAt, type Slot } from './slots.rules.ts';
import { lockPlan } from '../plans/plans.rows.ts';
import { isSameId, findOwnVisit, type NewVisit, type Visit, type InstallationRow } from './visits.store.ts';
import { confirmationOf, isDated } from './visits.views.ts';
import { chooseDate, type Choice } from './choose-date.ts';
import { assertUkPhones, contactOf } from './contact.rules.ts';
import { changeVisits, dateTaken, type VisitChanges } from './visit-changes.ts';
import { followDetails } from './visit-details.ts';
import type { VisitPorts } from './visit-ports.ts';
import { assertOpen } from './visit-states.rules.ts';

type Schemas = components['schemas'];
export type AppointmentDeps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'env'> & Pick<VisitPorts, 'lockOrder'>;

function invalid(path: string, message: string): HttpProblem {
  return new HttpProblem(400, 'validation.failed', { message, fields: [{ path: `body.${path}`, message }] });
}

/** Throws 404 `appointment.not-found`, also for someone else's. */
export async function ownVisit(db: Executor, memberId: string, appointmentId: string): Promise<Visit> {
  const own = await findOwnVisit(db, memberId, appointmentId);
  if (!own) throw notFound('appointment');
  return own.visit;
}

async function installationOf(
  { lockOrder }: Pick<VisitPorts, 'lockOrder'>,
  tx: Executor,
  memberId: string,
  appointmentId: string,
): Promise<InstallationRow> {
  const own = await findOwnVisit(tx, memberId, appointmentId);
  if (!own) throw notFound('appointment');
  // In the order in which the network's events lock them.
  await lockOrder(tx, own.installation.planId);
  await lockPlan(tx, own.installation.planId);
  return own.installation;
}

/** Does `work` on one open visit of the member. Throws 404 `appointment.not-found`, 409 `appointment.closed`. */
export async function changeVisit<Result>(
  deps: AppointmentDeps,
  memberId: string,
  appointmentId: string,
  work: (changes: VisitChanges, visit: Visit) => Promise<Result>,
): Promise<Result> {
  return changeVisits(
    deps,
    (tx) => installationOf(deps, tx, memberId, appointmentId),
    async (changes) => {
      const visit = changes.visits.find(({ id }) => isSameId(id, appointmentId));
      if (!visit) throw notFound('appointment');
      assertOpen(visit);
      return work(changes, visit);
    },
  );
}

/** What a change may reach: an order and its switch follow a date, the network what its engineer is told. */
type DateDeps = AppointmentDeps & Pick<VisitPorts, 'followMovedVisit' | 'followChangedDetails'>;

/** Chooses the date, writes the rest, and settles the places. */
async function write(
  deps: DateDeps,
  changes: VisitChanges,
  visit: Visit,
  choice: Choice | undefined,
  rest: Partial<NewVisit>,
): Promise<Visit> {
  const moved = choice ? await chooseDate(changes, visit, choice) : visit;
  const changed = await changes.amend(moved, rest);
  if ((await changes.settle()).size > 0) throw dateTaken();
  const isMoved =
    moved.day !== visit.day || moved.slot !== visit.slot || moved.rebookingRequired !== visit.rebookingRequired;
  // The call for moved visits says what their engineers are told, too.
  if (visit.state === 'CONFIRMED' && isMoved) await deps.followMovedVisit(changes);
  else await followDetails(deps, changes, { before: visit, now: changed });
  return changed;
}

/** What the older flow says about a date; the slot may be given by its times. */
function choiceOf(visit: Visit, given: Schemas['AppointmentUpdate']): Choice | undefined {
  const { earliestArrivalTime: earliest, latestArrivalTime: latest } = given;
  const isAsked = given.appointmentDate ?? given.slot ?? earliest ?? latest;
  if (isAsked === undefined) return undefined;
  const day = given.appointmentDate ?? visit.day;
  if (day === null) throw invalid('appointmentDate', 'Appointment date is required');
  let byTimes: Slot | undefined;
  if (earliest !== undefined || latest !== undefined) {
    byTimes = slotAt(day, earliest ?? '', latest ?? '');
    if (!byTimes || (given.slot !== undefined && given.slot !== byTimes))
      throw invalid('earliestArrivalTime', 'These times aren’t those of a slot');
  }
  const slot = given.slot ?? byTimes ?? visit.slot;
  if (slot === null) throw invalid('slot', 'Appointment slot is required');
  return { day, slot };
}

function accessOf(given: Schemas['AccessDetailsInput']): Partial<NewVisit> {
  return {
    installAccessType: given.installAccessType,
    installInstruction: given.installInstruction ?? null,
    ...(given.healthAndSafetyNotes === undefined ? {} : { healthAndSafety: given.healthAndSafetyNotes }),
    ...(given.engineerNotes === undefined ? {} : { engineerInstructions: given.engineerNotes }),
  };
}

/** Notes as columns; what is left out stays, an empty note is none. */
export function notesOf(given: Schemas['AppointmentNotesInput']): Partial<NewVisit> {
  return {
    ...(given.healthAndSafety === undefined ? {} : { healthAndSafety: given.healthAndSafety || null }),
    ...(given.engineerInstructions === undefined ? {} : { engineerInstructions: given.engineerInstructions || null }),
  };
}

/** PATCH v1 (BK-25): date, contact, access or notes; what is left out stays. Throws as `chooseDate` does. */
export async function updateAppointment(
  deps: DateDeps,
  memberId: string,
  appointmentId: string,
  given: Schemas['AppointmentUpdate'],
): Promise<void> {
  const contact = given.contactDetails ? contactOf(given.contactDetails, 'contactDetails.') : {};
  await changeVisit(deps, memberId, appointmentId, (changes, visit) =>
    write(deps, changes, visit, choiceOf(visit, given), {
      ...contact,
      ...(given.accessDetails ? accessOf(given.accessDetails) : {}),
      ...(given.notes ? notesOf(given.notes) : {}),
      ...(given.notesForEngineer === undefined ? {} : { engineerInstructions: given.notesForEngineer || null }),
    }),
  );
}

/** PUT v1, the older flow (BK-25): date, contact and access at once; what is left out is cleared. */
export async function replaceAppointment(
  deps: DateDeps,
  memberId: string,
  appointmentId: string,
  given: Schemas['AppointmentReplacement'],
): Promise<Visit> {
  const contact = contactOf(given.contactDetails, 'contactDetails.');
  return changeVisit(deps, memberId, appointmentId, (changes, visit) =>
    write(
      deps,
      changes,
      visit,
      { day: given.appointmentDate, slot: given.slot },
      {
        ...contact,
        installAccessType: null,
        installInstruction: null,
        healthAndSafety: null,
        engineerInstructions: given.notesForEngineer || null,
        ...(given.accessDetails ? accessOf(given.accessDetails) : {}),
      },
    ),
  );
}

/**
 * PATCH v2 (BK-26): date and slot, and whom the engineer meets. `formattedSlot` is what the customer read; the slot
 * is what counts. Throws as `chooseDate` does, and 400 when the body names another appointment.
 */
export async function updateAppointmentV2(
  deps: DateDeps,
  memberId: string,
  appointmentId: string,
  given: Schemas['AppointmentUpdateV2'],
): Promise<Schemas['AppointmentConfirmation']> {
  if (!isSameId(given.appointmentId, appointmentId)) throw invalid('appointmentId', 'Invalid appointment ID');
  assertUkPhones({ contactPhoneNumber: given.contactPhoneNumber });
  const visit = await changeVisit(deps, memberId, appointmentId, (changes, found) =>
    write(
      deps,
      changes,
      found,
      { day: given.date, slot: given.slot },
      {
        contactFirstName: given.contactFirstName,
        contactLastName: given.contactLastName,
        contactPhoneNumber: given.contactPhoneNumber,
        ...(given.notes ? notesOf(given.notes) : {}),
      },
    ),
  );
  if (!isDated(visit)) throw new Error('A visit with a chosen date has none');
  return confirmationOf(visit);
}
