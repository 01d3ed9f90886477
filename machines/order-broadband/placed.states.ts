import { failsTo } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { paths } from '../shared/paths.ts';
import { orderBroadbandSetup as s } from './order-broadband.setup.ts';

/**
 * After the order: go where the gateway sends the customer, once, then offer news of the order (OR-04, OR-09). To “How you pay” they go from the
 * confirmation, once they have read it.
 */
export const orderPlaced = s.createStateConfig({
  id: 'orderPlaced',
  description: 'You’re all sorted: the order is placed.',
  tags: ['over'],
  meta: { view: 'OrderPlaced', path: paths.orderSummary, history: 'replace' },
  entry: 'showPage',
  route: { guard: 'hasOrder' },
  on: { 'switch.requested': { guard: 'maySwitchAgain', target: 'switchingAgain', actions: 'forgetLooks' } },
  initial: 'decidingRedirect',
  states: {
    decidingRedirect: {
      meta: { rows: ['OR-04'] },
      description:
        'The gateway may send the customer elsewhere first, to pay up front say. “How you pay” waits until the confirmation is read.',
      always: [{ guard: 'isLedElsewhere', target: 'followingRedirect' }, { target: 'offeringUpdates' }],
    },
    followingRedirect: {
      meta: { rows: ['OR-04'] },
      description: 'The customer is led on; whoever comes back finds the order summary.',
      tags: ['busy'],
      invoke: {
        id: 'followRedirect',
        src: 'followRedirect',
        input: ({ context }) => ({ url: needed(context.order?.redirectUrl, 'an address to go to') }),
        onDone: { target: 'offeringUpdates', actions: 'forgetRedirect' },
        // A place that may not be gone to: the order stands all the same.
        onError: { target: 'offeringUpdates', actions: 'forgetRedirect' },
      },
    },
    offeringUpdates: {
      meta: { rows: ['OR-07', 'OR-09'] },
      description: 'Ask for news of the order by email and text.',
      on: { 'updates.requested': 'optingIn' },
    },
    optingIn: {
      meta: { rows: ['OR-09'] },
      description: 'We switch the news on.',
      tags: ['busy'],
      invoke: {
        id: 'optIn',
        src: 'optIn',
        input: ({ context }) => ({ memberId: context.member?.memberId ?? '' }),
        onDone: 'updatesOn',
        onError: failsTo('updatesNotOn'),
      },
    },
    updatesOn: {
      meta: { rows: ['OR-09'] },
      description: 'News of the order come by email and text.',
    },
    updatesNotOn: {
      meta: { rows: ['OR-09'] },
      description: 'The news could not be switched on; try again.',
      tags: ['failed', 'unsent'],
      on: { 'retry.requested': 'optingIn' },
    },
  },
});
