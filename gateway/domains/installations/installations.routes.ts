import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import type { SessionView } from '../../http/session.ts';
import { availableAppointments, type Pause } from '../appointments/availability.service.ts';
import { contactOf } from '../appointments/contact.rules.ts';
import { notesOf } from '../appointments/appointments.service.ts';
import { formatSlot } from '../capacity/slots.rules.ts';
import {
  amendVisits,
  createAppointment,
  createInstallation,
  findInstallation,
  findPlanInstallation,
  installationAppointments,
} from './installations.service.ts';

type InstallationCreation = components['schemas']['InstallationCreation'];

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

/** `pause` waits where a region is slow. */
export function installationsHandlers(deps: Dependencies, pause?: Pause): Pick<Handlers, InstallationOperation> {
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
      const found = await availableAppointments(deps, memberOf(session), path.installationId, query.visitType, pause);
      return { status: 200, body: found };
    },
  };
}
