import { selectAppointmentMachine } from '../../../machines/select-appointment/select-appointment.machine.ts';
import { selectSelectAppointment } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { createSelectAppointmentActors } from './select-appointment.actors.ts';

/** The list of days for one visit. */
export const selectAppointmentPart = (calls: Parameters<typeof createSelectAppointmentActors>[0]) =>
  journeyPart({
    machine: selectAppointmentMachine,
    select: selectSelectAppointment,
    actors: createSelectAppointmentActors(calls),
    views: () => import('./select-appointment.views.ts'),
  });
