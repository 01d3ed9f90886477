import type { selectAppointmentMachine } from '../../../machines/select-appointment/select-appointment.machine.ts';
import { errorShown, journeyAnalytics } from '../../analytics/journey-analytics.ts';

const machine = 'selectAppointment';

export const selectAppointmentAnalytics = journeyAnalytics<typeof selectAppointmentMachine>(machine, {
  entering: {
    // Each block of dates has a failure of its own.
    blockNotLoaded: ({ snapshot: { context } }) => {
      const failed = context.blocks.findLast((block) => block.status === 'failed');
      return failed?.status === 'failed' ? errorShown(failed.failure, machine, 'blockNotLoaded') : null;
    },
  },
});
