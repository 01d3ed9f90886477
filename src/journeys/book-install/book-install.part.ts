import { bookInstallMachine } from '../../../machines/book-install/book-install.machine.ts';
import { selectBookInstall } from '../../../machines/book-install/book-install.selectors.ts';
import type { Appointments } from '../../gateway-client/appointments.ts';
import { journeyPart } from '../../journey-host/journey-part.ts';
import { choosePairPart } from '../choose-pair/choose-pair.part.ts';
import { selectAppointmentPart } from '../select-appointment/select-appointment.part.ts';
import { createBookInstallActors } from './book-install.actors.ts';

/** The visits of a plan, each with its date. */
export const bookInstallPart = (
  calls: Parameters<typeof createBookInstallActors>[0] & { appointments: Appointments },
) =>
  journeyPart({
    machine: bookInstallMachine,
    select: selectBookInstall,
    actors: createBookInstallActors(calls),
    views: () => import('./book-install.views.ts'),
    children: {
      choosePair: choosePairPart(calls.appointments),
      selectAppointment: selectAppointmentPart(calls.appointments),
    },
  });
