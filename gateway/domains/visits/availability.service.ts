import { setTimeout as wait } from 'node:timers/promises';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import { addDays, eachDay, type LocalDate } from '../../../platform/clock/local-date.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { availabilityView, blockFrom, startOfBlock, type FreeDate } from './availability.views.ts';
import { kindOf } from './capacity.rules.ts';
import { freePlaces } from './capacity.store.ts';
import { formatSlot, slots } from './slots.rules.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import {
  findOwnInstallation,
  type InstallationRow,
  findOwnVisit,
  livePlacesAndRefusals,
  placeAt,
  visitsOf,
  type Visit,
} from './visits.store.ts';
import {
  estimatedDurationInMinutes,
  visitWindow,
  WINDOW_PER_CALL_IN_DAYS,
  type VisitWindow,
} from './visit-window.rules.ts';
import { isOfType } from './visits.views.ts';
import { forcedDiaryOf } from './forced-outcomes.rules.ts';
import { SLOW_MS } from '../../scenarios/sentinel.ts';
import { assertOpen, isOpen, outsideDayOf } from './visit-states.rules.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'db' | 'clock'>;

/** Waits in regions that are slow; tests give one that does not. */
export type Pause = (milliseconds: number) => Promise<unknown>;

/**
 * Dates with a free place between two dates, weekends and bank holidays left out. The visit's own place counts as
 * free; a day that the network refused for it is not offered again.
 */
async function freeDates(
  { db }: Deps,
  installation: InstallationRow,
  visit: Visit,
  { first, last }: VisitWindow,
): Promise<FreeDate[]> {
  if (forcedDiaryOf(installation.region) === 'dates-none' || last < first) return [];
  const free = await freePlaces(db, installation.region, kindOf(visit.visitType), { from: first, to: last });
  const known = await livePlacesAndRefusals(db, [visit.id]);
  const refused = new Set(known.filter(({ endedBecause }) => endedBecause === 'refused').map(({ day }) => day));
  const own = known.find(({ status }) => status !== 'REJECTED');
  return eachDay(first, last)
    .filter((day) => isWorkingDay(day) && !refused.has(day))
    .map((day) => ({
      day,
      slots: slots.filter(
        (slot) =>
          free(placeAt(installation, visit.visitType, { day, slot })) > 0 || (own?.day === day && own.slot === slot),
      ),
    }))
    .filter((date) => date.slots.length > 0);
}

/** Does what the region is known for before its dates are looked up. */
async function meetDiary(region: string, isSecondBlock: boolean, pause: Pause): Promise<void> {
  const diary = forcedDiaryOf(region);
  if (diary === 'dates-slow') await pause(SLOW_MS);
  if (diary === 'dates-server-error') throw new HttpProblem(500, 'server.error');
  if (diary === 'dates-block-fails' && isSecondBlock)
    throw new HttpProblem(503, 'availability.unavailable', { message: 'The network didn’t answer.' });
}

/**
 * One block of dates for a visit (BK-11, BK-12). It begins at `startDate`, which may be any date from today to the
 * end of the window; without it at the first date that can be booked.
 * Throws 404, 400 `validation.failed` before today, 400 `invalid.request` after the window, 409 `appointment.closed`.
 */
export async function availabilityOf(
  deps: Deps,
  memberId: string,
  appointmentId: string,
  startDate: LocalDate | undefined,
  pause: Pause = wait,
): Promise<Schemas['Availability']> {
  const own = await findOwnVisit(deps.db, memberId, appointmentId);
  if (!own) throw notFound('appointment');
  const { visit, installation } = own;
  assertOpen(visit);
  const today = deps.clock.today();
  const visits = await visitsOf(deps.db, installation.id);
  const window = visitWindow(visit.visitType, installation, outsideDayOf(visits), today);
  const start = startOfBlock(startDate, window, today);
  const second = addDays(window.first, WINDOW_PER_CALL_IN_DAYS);
  await meetDiary(installation.region, start >= second && start < addDays(second, WINDOW_PER_CALL_IN_DAYS), pause);
  const dates = await freeDates(deps, installation, visit, blockFrom(start, window));
  const { id, visitType } = visit;
  const told = { visitType, estimatedDurationInMinutes: estimatedDurationInMinutes(visitType) };
  return availabilityView({ appointmentId: id, ...told }, dates, window);
}

/** Every date and slot that the open visits of an installation can take (BK-08). Throws 404. */
export async function availableAppointments(
  deps: Deps,
  memberId: string,
  installationId: string,
  visitType: Schemas['VisitType'] | undefined,
  pause: Pause = wait,
): Promise<Schemas['AppointmentListEntry'][]> {
  const installation = await findOwnInstallation(deps.db, memberId, installationId);
  if (!installation) throw notFound('installation');
  await meetDiary(installation.region, false, pause);
  const visits = await visitsOf(deps.db, installationId);
  const today = deps.clock.today();
  const entries: Schemas['AppointmentListEntry'][] = [];
  for (const visit of visits.filter((each) => isOpen(each) && isOfType(each, visitType))) {
    const window = visitWindow(visit.visitType, installation, outsideDayOf(visits), today);
    for (const date of await freeDates(deps, installation, visit, window))
      for (const slot of date.slots)
        entries.push({ id: visit.id, date: date.day, formattedSlot: formatSlot(slot), visitType: visit.visitType });
  }
  return entries;
}
