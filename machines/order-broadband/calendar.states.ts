import { failsTo } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { orderBroadbandSetup as s } from './order-broadband.setup.ts';

const asked = {
  guard: { type: 'isOwnVisit', params: ({ event }: { event: { appointmentId: string } }) => event },
  target: 'makingFile',
  actions: { type: 'storeCalendarVisit', params: ({ event }: { event: { appointmentId: string } }) => event },
} as const;

/**
 * A visit of the placed order as a file for the customer's own calendar. It goes on beside the page, as news of the order are
 * asked for there as well, and neither waits for the other.
 */
export const fillingCalendar = s.createStateConfig({
  description: 'What goes on beside the steps: a visit of the placed order goes into the customer’s own calendar.',
  initial: 'noFileWanted',
  states: {
    noFileWanted: {
      description: 'Nothing is to go into a calendar.',
      on: { 'calendar.requested': asked },
    },
    makingFile: {
      meta: { rows: ['BK-29'] },
      description: 'The gateway writes the file, and the browser keeps it.',
      tags: ['busy'],
      always: { guard: 'isNotPlaced', target: 'noFileWanted' },
      invoke: {
        id: 'makeCalendar',
        src: 'makeCalendar',
        input: ({ context: { order, calendarVisit } }) => ({
          orderId: needed(order, 'an order').id,
          appointmentId: needed(calendarVisit, 'a visit'),
        }),
        onDone: 'noFileWanted',
        onError: failsTo('fileNotMade'),
      },
    },
    fileNotMade: {
      meta: { rows: ['BK-29'] },
      description: 'There is no file; the page says so beside the visit, and the customer may ask again.',
      always: { guard: 'isNotPlaced', target: 'noFileWanted' },
      on: { 'calendar.requested': asked },
    },
  },
});
