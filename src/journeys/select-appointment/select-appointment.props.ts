import type { SelectAppointmentModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import type { SelectAppointmentEvent } from '../../../machines/select-appointment/select-appointment.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type SelectAppointmentViewProps = ViewProps<SelectAppointmentModel, SelectAppointmentEvent>;
