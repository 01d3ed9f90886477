import type { selectAppointmentMachine } from '../../../machines/select-appointment/select-appointment.machine.ts';
import type { SelectAppointmentModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import type { ViewsOf } from '../../journey-host/journey-part.ts';
import { ChoosingDate } from './views/ChoosingDate.tsx';

export const selectAppointmentViews: ViewsOf<typeof selectAppointmentMachine, SelectAppointmentModel> = {
  ChoosingDate,
};
