import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './dashboard.cases.ts';
import { dashboardMachine } from './dashboard.machine.ts';
import { bannersLeft, isAnythingIn } from './dashboard.rules.ts';
import { hasMobile, missingParts } from './mobile.rules.ts';

describeMachine({
  machine: dashboardMachine,
  starts,
  cases,
  facts,
  ends: ['pageShown'],
  invariants: {
    'orders are shown only where there are some (OR-05)': (snapshot) =>
      !snapshot.matches({ orders: 'showingOrders' }) || snapshot.context.orders.length > 0,
    'who has nothing of the mobile network is not shown a card of it (DB-01)': (snapshot) =>
      !snapshot.matches({ mobile: 'noMobile' }) || !hasMobile(snapshot.context.mobile),
    'banners are shown only where there are some (DB-07)': (snapshot) =>
      !snapshot.matches({ banners: 'showingBanners' }) || snapshot.context.banners.length > 0,
    'only what may be dismissed is put away (DB-08)': ({ context: { banners, putAway } }) =>
      putAway.every((bannerId) => banners.some(({ id, dismissible }) => id === bannerId && dismissible)),
    'without messages the card says that there are none (OR-09)': (snapshot) =>
      !snapshot.matches({ messages: 'noMessages' }) ||
      (snapshot.context.messages !== null && !isAnythingIn(snapshot.context.messages)),
  },
  moves: {
    'a page that is shown stays shown, whatever a card does': ({ before, after }) =>
      !before.matches({ page: 'pageShown' }) || after.matches({ page: 'pageShown' }),
    'the page is shown only once it is known what stands first on it': ({ after }) =>
      !after.matches({ page: 'pageShown' }) || !after.matches({ savedOrder: 'findingUnfinishedOrder' }),
    'banners come above the cards only while nobody reads those (DB-07)': ({ event, before, after }) =>
      event.type !== 'xstate.done.actor.loadBanners' ||
      after.context.banners.length === 0 ||
      after.context.areBannersLate === before.matches({ page: 'pageShown' }),
    'a banner is gone for good only once the gateway has said so (DB-08)': ({ event, before, after }) =>
      event.type === 'xstate.done.actor.dismissBanners'
        ? after.context.banners.length === bannersLeft(before.context).length
        : after.context.banners.length >= before.context.banners.length,
    'nobody is opted in before the gateway has said so (OR-09)': ({ event, before, after }) =>
      before.context.messages?.optedIn === after.context.messages?.optedIn ||
      ['optIn', 'savePreferences', 'loadMessages'].some((call) => event.type === `xstate.done.actor.${call}`),
    'messages that were read stay on the page (OR-09)': ({ event, before, after }) =>
      event.type === 'xstate.done.actor.loadMessages' ||
      (after.context.messages?.messages.length ?? 0) >= (before.context.messages?.messages.length ?? 0),
    'what is known of number, SIM, credit and rewards stays known (ER-04)': ({ before, after }) =>
      missingParts(before.context.mobile).length >= missingParts(after.context.mobile).length,
    'the SIM plan is late only where the page was shown without it (MK-07)': ({ before, after }) =>
      before.context.isSimPlanLate === after.context.isSimPlanLate ||
      (after.matches({ page: 'pageShown', simPlan: 'loadingSimPlan' }) && !before.matches({ page: 'pageShown' })),
    'what failed in one card changes no other': ({ event, before, after }) =>
      event.type !== 'xstate.error.actor.loadMessages' ||
      (before.value.orders === after.value.orders && before.value.banners === after.value.banners),
  },
});
