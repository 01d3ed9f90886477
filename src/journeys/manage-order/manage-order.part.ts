import { manageOrderMachine } from '../../../machines/manage-order/manage-order.machine.ts';
import { selectManageOrder } from '../../../machines/manage-order/manage-order.selectors.ts';
import type { Appointments } from '../../gateway-client/appointments.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { selectAppointmentPart } from '../select-appointment/select-appointment.part.ts';
import { createManageOrderActors } from './manage-order.actors.ts';

/** An order, and what its member does about it. */
export const manageOrderPart = (
  calls: Parameters<typeof createManageOrderActors>[0] & { appointments: Appointments },
) =>
  journeyPart({
    machine: manageOrderMachine,
    select: selectManageOrder,
    actors: createManageOrderActors(calls),
    views: () => import('./manage-order.views.ts'),
    children: { selectAppointment: selectAppointmentPart(calls.appointments) },
  });
