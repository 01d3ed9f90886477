import { banners } from './banners.states.ts';
import { dashboardSetup } from './dashboard.setup.ts';
import { messages } from './messages.states.ts';
import { mobile, simPlan } from './mobile.states.ts';
import { olderMessages } from './older-messages.states.ts';
import { orders, savedOrder } from './orders.states.ts';
import { plans } from './plans.states.ts';

/**
 * The errand: see everything that is ours and theirs in one place. Each card is a region of its own, so that all calls
 * begin at once and none fails for another. The page waits for what stands at its top, as nothing may move under
 * somebody who reads: for what is ours to know as long as it takes, for banners and what the mobile network says a
 * short while.
 */
export const dashboardMachine = dashboardSetup.createMachine({
  id: 'dashboard',
  type: 'parallel',
  meta: { view: 'Dashboard', rows: ['DB-01'] },
  context: ({ input: { memberId } }) => ({
    memberId,
    orders: [],
    plans: [],
    nextBills: [],
    mobile: {},
    simPlan: null,
    isSimPlanLate: false,
    unfinished: null,
    banners: [],
    putAway: [],
    areBannersLate: false,
    messages: null,
    wanted: null,
    releasedId: null,
    failure: null,
  }),
  states: {
    page: {
      description: 'Whether the cards are shown yet.',
      initial: 'waitingForTop',
      states: {
        waitingForTop: {
          description: 'Everything is asked for at once. We wait for what stands at the top of the page.',
          always: { guard: 'isTopKnown', target: 'pageShown' },
          after: { patience: 'waitingForOrders' },
        },
        waitingForOrders: {
          description:
            'The banners, or what the mobile network says, take too long: we wait for orders, plans, number and credit alone.',
          always: [
            { guard: 'isShownWithoutSimPlan', target: 'pageShown', actions: 'noteLateSimPlan' },
            { guard: 'isMainKnown', target: 'pageShown' },
          ],
        },
        pageShown: { description: 'The cards are shown, each as it stands.' },
      },
    },
    orders,
    savedOrder,
    plans,
    mobile,
    simPlan,
    banners,
    messages,
    olderMessages,
  },
});
