import { reportFaultMachine } from '../../../machines/report-fault/report-fault.machine.ts';
import { selectReportFault } from '../../../machines/report-fault/report-fault.selectors.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { selectAppointmentPart } from '../select-appointment/select-appointment.part.ts';
import { createReportFaultActors } from './report-fault.actors.ts';

/** What is wrong with a plan, and how its repair goes. `appointments`: the days for its visits. */
export const reportFaultPart = (
  calls: Parameters<typeof createReportFaultActors>[0] & {
    appointments: Parameters<typeof selectAppointmentPart>[0];
  },
) =>
  journeyPart({
    machine: reportFaultMachine,
    select: selectReportFault,
    actors: createReportFaultActors(calls),
    views: () => import('./report-fault.views.ts'),
    children: { selectAppointment: selectAppointmentPart(calls.appointments) },
  });
