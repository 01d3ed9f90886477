import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import {
  ownVisit,
  replaceAppointment,
  updateAppointment,
  updateAppointmentV2,
  notesOf,
} from './appointments.service.ts';
import { installationViewOf, summaryOf } from './visits.views.ts';
import { availabilityOf, availableAppointments } from './availability.service.ts';
import { handleExpiry } from './expiry.job.ts';
import { reserveAppointment, reservePlanAppointments } from './reservations.service.ts';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { SessionView } from '../../http/context.ts';
import { contactOf } from './contact.rules.ts';
import { formatSlot } from './slots.rules.ts';
import {
  amendVisits,
  createAppointment,
  createInstallation,
  findInstallation,
  findPlanInstallation,
  installationAppointments,
} from './installations.service.ts';
import type { VisitPorts } from './visit-ports.ts';

type VisitDeps = Dependencies & VisitPorts;
type InstallationCreation = components['schemas']['InstallationCreation'];

type AppointmentOperation =
  | 'getAvailabilities'
  | 'updateAppointment'
  | 'replaceAppointment'
  | 'getAppointmentV2'
  | 'updateAppointmentV2'
  | 'reserveAppointment'
  | 'reservePlanAppointments';

function appointmentsHandlers(deps: VisitDeps): Pick<Handlers, AppointmentOperation> {
  return {
    async getAvailabilities({ session, path, query }) {
      const found = await availabilityOf(deps, memberOf(session), path.appointmentId, query.startDate);
      return { status: 200, body: found };
    },

    async updateAppointment({ session, path, body }) {
      await updateAppointment(deps, memberOf(session), path.appointmentId, body);
      return { status: 200, body: 'Appointment updated' };
    },

    async replaceAppointment({ session, path, body }) {
      const replaced = await replaceAppointment(deps, memberOf(session), path.appointmentId, body);
      return { status: 200, body: installationViewOf(replaced) };
    },

    async getAppointmentV2({ session, path, clock }) {
      const visit = await ownVisit(deps.db, memberOf(session), path.appointmentId);
      return { status: 200, body: summaryOf(visit, clock.now()) };
    },

    async updateAppointmentV2({ session, path, body }) {
      return { status: 200, body: await updateAppointmentV2(deps, memberOf(session), path.appointmentId, body) };
    },

    async reserveAppointment({ session, path, body }) {
      return { status: 200, body: await reserveAppointment(deps, memberOf(session), path.appointmentId, body) };
    },

    async reservePlanAppointments({ session, path, body }) {
      const outcome = await reservePlanAppointments(deps, memberOf(session), path.planId, body.contactDetails);
      return { status: 200, body: outcome };
    },
  };
}

type InstallationOperation =
  | 'getPlanInstallation'
  | 'getPlanInstallationV2'
  | 'createPlanInstallation'
  | 'createPlanInstallationV2'
  | 'getPlanInstallationById'
  | 'putInstallationContact'
  | 'putInstallationNotes'
  | 'putInstallationPreferences'
  | 'getInstallation'
  | 'listInstallationAppointments'
  | 'createAppointment'
  | 'listAvailableAppointments';

interface PlanRequest {
  session: SessionView;
  path: { planId: string };
}

function installationsHandlers(deps: VisitDeps): Pick<Handlers, InstallationOperation> {
  // v1 and v2 differ in their path only: the specification shows one shape for both (BK-07).
  const get = async ({ session, path }: PlanRequest) => {
    const found = await findPlanInstallation(deps, memberOf(session), path.planId);
    return { status: 200 as const, body: found };
  };
  const create = async ({ session, path, body }: PlanRequest & { body: InstallationCreation | undefined }) => {
    const { isNew, installation } = await createInstallation(deps, memberOf(session), path.planId, body);
    return { status: isNew ? (201 as const) : (200 as const), body: installation };
  };
  return {
    getPlanInstallation: get,
    getPlanInstallationV2: get,
    createPlanInstallation: create,
    createPlanInstallationV2: create,

    async getPlanInstallationById({ session, path }) {
      const found = await findPlanInstallation(deps, memberOf(session), path.planId, path.installationId);
      return { status: 200, body: found };
    },

    async putInstallationContact({ session, path, body }) {
      await amendVisits(deps, memberOf(session), path, contactOf(body, ''));
      return { status: 204, body: undefined };
    },

    async putInstallationNotes({ session, path, body }) {
      await amendVisits(deps, memberOf(session), path, notesOf(body));
      return { status: 204, body: undefined };
    },

    async putInstallationPreferences({ session, path, body }) {
      const { installAccessType, installInstruction } = body;
      await amendVisits(deps, memberOf(session), path, {
        installAccessType,
        installInstruction: installInstruction || null,
      });
      return { status: 204, body: undefined };
    },

    async getInstallation({ session, path }) {
      return { status: 200, body: await findInstallation(deps, memberOf(session), path.installationId) };
    },

    async listInstallationAppointments({ session, path, query }) {
      const found = await installationAppointments(deps, memberOf(session), path.installationId, query.visitType);
      return { status: 200, body: found };
    },

    async createAppointment({ session, path, body }) {
      const { appointmentId, day, slot } = await createAppointment(deps, memberOf(session), path.installationId, body);
      return { status: 201, body: { appointmentId, date: day, slot, formattedSlot: slot && formatSlot(slot) } };
    },

    async listAvailableAppointments({ session, path, query }) {
      const found = await availableAppointments(deps, memberOf(session), path.installationId, query.visitType);
      return { status: 200, body: found };
    },
  };
}

/** Also names the job that ends holds. */
export function visitsHandlers(deps: VisitDeps): Pick<Handlers, InstallationOperation | AppointmentOperation> {
  handleExpiry(deps.jobs);
  return { ...installationsHandlers(deps), ...appointmentsHandlers(deps) };
}
