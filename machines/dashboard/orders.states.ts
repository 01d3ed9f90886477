import { failsTo } from '../shared/failure.ts';
import { meantFor } from '../shared/meant-for.ts';
import { dashboardSetup as s } from './dashboard.setup.ts';

/** The member's orders, and the order that they have begun. */
export const orders = s.createStateConfig({
  description: 'The member’s orders: what needs them, the orders that run, and those that are over.',
  meta: { rows: ['DB-01', 'DB-02', 'DB-04', 'OR-05', 'OR-06'] },
  initial: 'loadingOrders',
  states: {
    loadingOrders: {
      description: 'We fetch the orders.',
      tags: ['busy'],
      invoke: {
        id: 'loadOrders',
        src: 'loadOrders',
        input: ({ context: { memberId } }) => ({ memberId }),
        onDone: [
          {
            guard: { type: 'hasOrders', params: ({ event }) => ({ orders: event.output }) },
            target: 'showingOrders',
            actions: { type: 'storeOrders', params: ({ event }) => ({ orders: event.output }) },
          },
          { target: 'noOrders' },
        ],
        onError: failsTo('ordersNotLoaded'),
      },
    },
    showingOrders: { description: 'Read how the orders stand, and go to one to change it.' },
    noOrders: { description: 'There are no orders yet; check an address to order.' },
    ordersNotLoaded: {
      description: 'The orders could not be fetched; try again. The other cards stay.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      on: {
        'retry.requested': {
          guard: meantFor('orders'),
          target: 'loadingOrders',
        },
      },
    },
  },
});

export const savedOrder = s.createStateConfig({
  description: 'The order that the member has begun and not placed.',
  meta: { rows: ['DB-01', 'RT-03'] },
  initial: 'findingUnfinishedOrder',
  states: {
    findingUnfinishedOrder: {
      description: 'We look for an order that was begun.',
      tags: ['busy'],
      invoke: {
        id: 'findUnfinishedOrder',
        src: 'findUnfinishedOrder',
        input: {},
        onDone: [
          {
            guard: { type: 'isUnfinishedFound', params: ({ event }) => ({ unfinished: event.output }) },
            target: 'unfinishedOrderFound',
            actions: { type: 'storeUnfinished', params: ({ event }) => ({ unfinished: event.output }) },
          },
          { target: 'noUnfinishedOrder' },
        ],
        // Nothing is lost: the order goes on from its own pages as before.
        onError: 'noUnfinishedOrder',
      },
    },
    unfinishedOrderFound: { description: 'Carry on with the order that was begun.' },
    noUnfinishedOrder: { description: 'Nothing was begun.' },
  },
});
