import type { selectAppointmentMachine } from '../../../machines/select-appointment/select-appointment.machine.ts';
import { journeyAnalytics } from '../../analytics/journey-analytics.ts';

/** A block that fails while another one is on its way is shown as failed, too: both are told when both have come to an end. */
export const selectAppointmentAnalytics = journeyAnalytics<typeof selectAppointmentMachine>('selectAppointment', {
  failures: ({ context }) => context.blocks.flatMap((block) => (block.status === 'failed' ? [block.failure] : [])),
});
