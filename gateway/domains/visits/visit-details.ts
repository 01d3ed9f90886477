import { isDeepStrictEqual } from 'node:util';
import type { components } from '../../../openapi/generated/network.d.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { joinName } from './contact.rules.ts';
import type { VisitChanges } from './visit-changes.ts';
import { visitNames } from './visit-names.rules.ts';
import type { VisitPorts } from './visit-ports.ts';
import { isAmendable } from './visit-states.rules.ts';
import type { Visit } from './visits.store.ts';

export type VisitDetails = components['schemas']['VisitDetails'];

/** What the engineer of a visit is told: whom they meet, how they get in, and the notes. */
export function visitDetailsOf(visit: Visit): VisitDetails {
  const notes = [visit.installInstruction, visit.engineerInstructions].filter(Boolean);
  return {
    contactName: joinName(visit.contactFirstName, visit.contactLastName) || null,
    contactPhone: visit.contactPhoneNumber,
    secondContactName: visit.alternativeContactName,
    secondContactPhone: visit.alternativePhoneNumber,
    access: visit.installAccessType,
    instructions: notes.length > 0 ? notes.join('\n') : null,
    healthAndSafety: visit.healthAndSafety,
  };
}

/** From its own day on an engineer has what they were told. */
function tooLate({ visitType }: Visit): HttpProblem {
  const message = `It’s too late to change what the engineer of your ${visitNames[visitType]} is told. You can change it until the day before.`;
  return new HttpProblem(409, 'appointment.too-late', { message });
}

/**
 * Has the network told what the engineer of an ordered visit is to know now, if that is something else than before.
 * Throws 409 `appointment.too-late` where it is.
 */
export async function followDetails(
  { followChangedDetails }: Pick<VisitPorts, 'followChangedDetails'>,
  changes: VisitChanges,
  { before, now }: { before: Visit; now: Visit },
): Promise<void> {
  if (now.state !== 'CONFIRMED' || isDeepStrictEqual(visitDetailsOf(before), visitDetailsOf(now))) return;
  if (!isAmendable(before, changes.today)) throw tooLate(before);
  await followChangedDetails(changes, now.id);
}
