import type { Dependencies } from '../../dependencies.ts';
import type { Handlers } from '../../http/handlers.ts';
import { memberOf } from '../../http/member-of.ts';
import { ownVisit, replaceAppointment, updateAppointment, updateAppointmentV2 } from './appointments.service.ts';
import { installationViewOf, summaryOf } from './appointments.views.ts';
import { availabilityOf, type Pause } from './availability.service.ts';
import { handleExpiry } from './expiry.job.ts';
import { reserveAppointment, reservePlanAppointments } from './reservations.service.ts';

type AppointmentOperation =
  | 'getAvailabilities'
  | 'updateAppointment'
  | 'replaceAppointment'
  | 'getAppointmentV2'
  | 'updateAppointmentV2'
  | 'reserveAppointment'
  | 'reservePlanAppointments';

/** Also names the job that ends holds. `pause` waits where a region is slow. */
export function appointmentsHandlers(deps: Dependencies, pause?: Pause): Pick<Handlers, AppointmentOperation> {
  handleExpiry(deps.jobs);
  return {
    async getAvailabilities({ session, path, query }) {
      const found = await availabilityOf(deps, memberOf(session), path.appointmentId, query.startDate, pause);
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
