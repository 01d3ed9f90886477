import { failsTo } from '../shared/failure.ts';
import { meantFor } from '../shared/meant-for.ts';
import { olderInput } from './dashboard.rules.ts';
import { dashboardSetup as s } from './dashboard.setup.ts';

/**
 * The messages before those that are shown, a page at a time. A region of its own: what is read stays on the page and all that
 * can be done about messages goes on, whatever becomes of this call (OR-09).
 */
export const olderMessages = s.createStateConfig({
  description: 'Whether the messages before those that are shown are on their way.',
  meta: { rows: ['OR-09'] },
  initial: 'offeringOlderMessages',
  states: {
    offeringOlderMessages: {
      description: 'Have older messages shown, as long as there are some.',
      on: { 'olderMessages.requested': { guard: 'isAnyOlder', target: 'loadingOlderMessages' } },
    },
    loadingOlderMessages: {
      description: 'We fetch the messages before the last one; those that are shown stay.',
      invoke: {
        id: 'loadOlderMessages',
        src: 'loadOlderMessages',
        input: ({ context }) => olderInput(context),
        onDone: {
          target: 'offeringOlderMessages',
          actions: { type: 'addOlder', params: ({ event }) => ({ found: event.output }) },
        },
        onError: failsTo('olderMessagesNotLoaded'),
      },
    },
    olderMessagesNotLoaded: {
      description: 'The older messages could not be fetched; try again. Those that are shown stay.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: { 'retry.requested': { guard: meantFor('olderMessages'), target: 'loadingOlderMessages' } },
    },
  },
});
