import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import {
  insertDraft,
  visitsOf,
  type NewVisit,
  isSameId,
  findInstallationOfPlan,
  findOwnInstallation,
  insertInstallation,
  updateInstallation,
  type InstallationRow,
} from './visits.store.ts';
import { installationViewOf, isOfType, installationOf } from './visits.views.ts';
import { contactOf } from './contact.rules.ts';
import { changeVisits } from './visit-changes.ts';
import { kindOf, type NetworkVisitType, type VisitType } from './capacity.rules.ts';
import { homeOf, lockedOwnPlan, ownPlan } from '../plans/plans.service.ts';
import { followDetails } from './visit-details.ts';
import type { VisitPorts } from './visit-ports.ts';
import type { PlanRow } from '../plans/plans.types.ts';

type Schemas = components['schemas'];
type Deps = Pick<Dependencies, 'db' | 'clock'>;

function invalidId(path: string, message: string): HttpProblem {
  return new HttpProblem(400, 'validation.failed', { message, fields: [{ path: `body.${path}`, message }] });
}

/** The kinds of visits that the home needs, a single visit for both works among them as the in-home visit. */
export function requiredVisits({ preworkRequired, inhomeRequired }: InstallationRow): VisitType[] {
  return [...(preworkRequired ? ['PRE_WORK' as const] : []), ...(inhomeRequired ? ['IN_HOME' as const] : [])];
}

/** The installation with its visits as they stand. */
export async function withVisits(
  { clock }: Pick<Deps, 'clock'>,
  db: Executor,
  row: InstallationRow,
): Promise<Schemas['Installation']> {
  return installationOf(row, await visitsOf(db, row.id), clock.today());
}

async function ownInstallation(db: Executor, memberId: string, installationId: string): Promise<InstallationRow> {
  const row = await findOwnInstallation(db, memberId, installationId);
  if (!row) throw notFound('installation');
  return row;
}

async function installationOfPlan(db: Executor, planId: string, installationId?: string): Promise<InstallationRow> {
  const row = await findInstallationOfPlan(db, planId);
  if (!row || (installationId !== undefined && !isSameId(row.id, installationId))) throw notFound('installation');
  return row;
}

/** Throws 404 `installation.not-found`, also for someone else's. */
export async function findInstallation(deps: Deps, memberId: string, id: string): Promise<Schemas['Installation']> {
  return withVisits(deps, deps.db, await ownInstallation(deps.db, memberId, id));
}

/** Throws 404 `plan.not-found`, and `installation.not-found` until the plan has one, or when it has another. */
export async function findPlanInstallation(
  deps: Deps,
  memberId: string,
  planId: string,
  installationId?: string,
): Promise<Schemas['Installation']> {
  await ownPlan(deps.db, memberId, planId);
  return withVisits(deps, deps.db, await installationOfPlan(deps.db, planId, installationId));
}

/** The row of a plan, made with its draft visits when it is not there. The plan is locked: there is one at a time. */
async function ensureInstallation(
  tx: Executor,
  plan: PlanRow,
  now: Date,
): Promise<{ row: InstallationRow; isNew: boolean }> {
  const existing = await findInstallationOfPlan(tx, plan.id);
  if (existing) return { row: existing, isNew: false };
  const home = await homeOf(tx, plan);
  const stamps = { createdAt: now, updatedAt: now };
  const row = await insertInstallation(tx, {
    planId: plan.id,
    memberId: plan.memberId,
    region: home.region,
    preworkRequired: home.preworkRequired,
    inhomeRequired: home.inhomeRequired,
    switchId: plan.switchId,
    ...stamps,
  });
  for (const kind of requiredVisits(row)) {
    const visitType = home.singleVisit ? 'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME' : kind;
    await insertDraft(tx, { installationId: row.id, visitType, ...stamps });
  }
  return { row, isNew: true };
}

async function ensureTied(
  deps: Pick<VisitPorts, 'tieSwitch'>,
  tx: Executor,
  plan: PlanRow,
  row: InstallationRow,
  switchId: string,
  now: Date,
): Promise<InstallationRow> {
  if (row.switchId !== null && isSameId(row.switchId, switchId) && plan.switchId === row.switchId) return row;
  const tiedId = await deps.tieSwitch(tx, plan, switchId, now);
  return updateInstallation(tx, row.id, { switchId: tiedId, updatedAt: now });
}

/**
 * Makes the installation of a plan with a draft of each visit that the home needs; a second call gives the one that
 * is there, and a `switchId` is tied to it whenever it comes (BK-07).
 * Throws 404, also for someone else's switch, 400 when the body names another plan or installation, 409
 * `plan.not-draft` for a switch that comes late and `switch.withdrawn` for one that is of no use here.
 */
export async function createInstallation(
  deps: Deps & Pick<VisitPorts, 'tieSwitch'>,
  memberId: string,
  planId: string,
  given: Schemas['InstallationCreation'] = {},
): Promise<{ isNew: boolean; installation: Schemas['Installation'] }> {
  if (given.planId !== undefined && !isSameId(given.planId, planId)) throw invalidId('planId', 'Invalid plan ID');
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const plan = await lockedOwnPlan(tx, memberId, planId);
    const { row, isNew } = await ensureInstallation(tx, plan, now);
    if (given.installationId !== undefined && !isSameId(given.installationId, row.id))
      throw invalidId('installationId', 'Invalid installation ID');
    const tied = given.switchId === undefined ? row : await ensureTied(deps, tx, plan, row, given.switchId, now);
    return { isNew, installation: await withVisits(deps, tx, tied) };
  });
}

/** Has the installation of a plan, if there is one, name another switch or none. */
export async function nameSwitchOfInstallation(
  tx: Executor,
  planId: string,
  switchId: string | null,
  now: Date,
): Promise<void> {
  const installation = await findInstallationOfPlan(tx, planId);
  if (installation) await updateInstallation(tx, installation.id, { switchId, updatedAt: now });
}

/**
 * Writes the same into all visits that are still to come, or into none (BK-09).
 * Throws 404, 409 `appointment.too-late` and `order.cancelling`.
 */
export async function amendVisits(
  deps: Deps & Pick<VisitPorts, 'lockOrder' | 'followChangedDetails'>,
  memberId: string,
  { planId, installationId }: { planId: string; installationId: string },
  change: Partial<NewVisit>,
): Promise<void> {
  await changeVisits(
    deps,
    async (tx) => {
      await ownPlan(tx, memberId, planId);
      // In the order in which the network's events lock them.
      await deps.lockOrder(tx, planId);
      await lockedOwnPlan(tx, memberId, planId);
      return installationOfPlan(tx, planId, installationId);
    },
    async (changes) => {
      for (const before of changes.open)
        await followDetails(deps, changes, { before, now: await changes.amend(before, change) });
    },
  );
}

/** Appointments of an installation (BK-08). Throws 404. */
export async function installationAppointments(
  { db }: Deps,
  memberId: string,
  installationId: string,
  visitType: Schemas['VisitType'] | undefined,
): Promise<Schemas['InstallationAppointment'][]> {
  await ownInstallation(db, memberId, installationId);
  const visits = await visitsOf(db, installationId);
  return visits.filter((visit) => isOfType(visit, visitType)).map(installationViewOf);
}

/** What the network calls the visit of that kind: a new one is of the type of the one before. */
async function networkTypeOf(
  tx: Executor,
  installationId: string,
  { visitType: kind }: Pick<Schemas['AppointmentCreation'], 'visitType'>,
): Promise<NetworkVisitType> {
  const visits = await visitsOf(tx, installationId);
  return visits.find(({ visitType }) => kindOf(visitType) === kind)?.visitType ?? kind;
}

/**
 * The older flow's way to an appointment (BK-10): contact and access for a visit that the home needs, its date later.
 * The draft that is there is filled; a cancelled visit gets a new one.
 * Throws 404, 400, 409 `appointment.not-required` and 409 `appointment.exists` for one that is booked or done.
 */
export async function createAppointment(
  deps: Deps,
  memberId: string,
  installationId: string,
  given: Schemas['AppointmentCreation'],
): Promise<{ appointmentId: string; day: string | null; slot: 'AM' | 'PM' | null }> {
  if (!isSameId(given.installationId, installationId)) throw invalidId('installationId', 'Invalid installation ID');
  const contact = contactOf(given, '');
  const access = {
    installAccessType: given.installAccessType,
    installInstruction: given.installInstruction || null,
    healthAndSafety: given.healthAndSafetyNotes || null,
    engineerInstructions: given.engineerNotes || null,
  };
  const find = async (tx: Executor) => {
    const row = await ownInstallation(tx, memberId, installationId);
    await lockedOwnPlan(tx, memberId, row.planId);
    if (!requiredVisits(row).includes(given.visitType))
      throw new HttpProblem(409, 'appointment.not-required', { message: 'This home doesn’t need that visit.' });
    const stamps = { createdAt: deps.clock.now(), updatedAt: deps.clock.now() };
    await insertDraft(tx, { installationId, visitType: await networkTypeOf(tx, installationId, given), ...stamps });
    return row;
  };
  return changeVisits(deps, find, async (changes) => {
    const visit = changes.open.find(
      ({ visitType, state }) => kindOf(visitType) === given.visitType && state === 'DRAFT',
    );
    if (!visit) throw new HttpProblem(409, 'appointment.exists', { message: 'This visit is already booked.' });
    const { id, day, slot } = await changes.amend(visit, { ...contact, ...access });
    return { appointmentId: id, day, slot };
  });
}
