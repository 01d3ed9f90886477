import {
  allSent,
  allTold,
  areOthersQuiet,
  delayed,
  facts,
  input,
  mayAnswer,
  noNews,
  newestSent,
  nothingSent,
  offer,
  olderSent,
  oldestSent,
  onePlan,
  orderedPlan,
  orderId,
  someHeld,
  someNews,
  unfinished,
  works,
} from '../../../machines/dashboard/dashboard.cases.ts';
import { everyNews } from '../../../machines/dashboard/dashboard.rules.ts';
import { dashboardMachine } from '../../../machines/dashboard/dashboard.machine.ts';
import type {
  Card,
  DashboardContext,
  MemberMessages,
  MobileFound,
  MobilePart,
  PlansAndBills,
  Preferences,
} from '../../../machines/dashboard/dashboard.types.ts';
import * as mobile from '../../../machines/dashboard/mobile.cases.ts';
import { missingParts } from '../../../machines/dashboard/mobile.rules.ts';
import { running } from '../../../machines/manage-order/orders.cases.ts';
import { offline } from '../../../machines/shared/model-case.ts';
import { callOf } from '../../model/events.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, fault, isBusy, refuses, tells } from '../runner/outcomes.ts';

type Ends = Outcome<DashboardContext>;

/** What was opted in to stays so at the gateway, so that each answer is said. */
const says = (messages: MemberMessages): Ends => ({
  answer: messages,
  by: fault('listMessages', { status: 200, body: messages }),
});

const has = (found: PlansAndBills): Ends => ({
  answer: found,
  by: async (hands) => {
    await fault('listMemberPlans', { status: 200, body: found.plans })(hands);
    await fault('listBills', { status: 200, body: { bills: [], nextBills: found.nextBills } })(hands);
  },
});

const partCalls = {
  sims: 'listSims',
  numberMoves: 'getNumberMoves',
  airtime: 'getAirtime',
  referrals: 'getReferrals',
} as const satisfies Record<MobilePart, string>;

const { by: _, ...busyMobile } = isBusy('listSims');

/** Each part is answered with what is found of it, or is not found; a part that is known is not asked for again. */
const answersParts =
  ({ parts, failure }: MobileFound): Act =>
  async ({ gateway }) => {
    for (const part of missingParts({})) {
      const body = parts[part];
      const operationId = partCalls[part];
      if (body !== undefined) await gateway.fault({ operationId, times: 1, status: 200, body });
      else if (failure !== null) await gateway.fault({ operationId, times: 1, status: 503 });
    }
  };

const finds = (found: MobileFound): Ends => ({ answer: found, by: answersParts(found) });

const noneIsFound: Ends = { ...busyMobile, by: answersParts({ parts: {}, failure: offline }) };

/** Each banner that is put away has a call of its own, and each call ends alike. */
const forEach = (count: number, by: Act): Pick<Ends, 'by' | 'when'> => ({
  by: async (hands) => {
    for (let nth = 0; nth < count; nth += 1) await by(hands);
  },
  when: ({ putAway }) => putAway.length === count,
});

const dismissed = fault('dismissBanner', { status: 204 });
const { by: notDismissed = dismissed, ...busy } = isBusy('dismissBanner');

const retry = (card: Card) => ({
  event: { type: 'retry.requested', card } as const,
  does: (({ pages }) => pages.dashboardHome.retry(card).click()) satisfies Act,
});

const dismiss = ({ id: bannerId, title }: typeof offer) => ({
  event: { type: 'banner.dismissed', bannerId } as const,
  does: (({ pages }) => pages.dashboardHome.dismiss(title).click()) satisfies Act,
});

/** One box is between the two. */
const choose = (preferences: Preferences) => ({
  event: { type: 'preferences.changed', preferences } as const,
  does: (({ pages }) => pages.dashboardHome.textsAboutOrders.click()) satisfies Act,
});

const cardOf = (event: { type: string; card?: Card }): Card => {
  if (event.type === 'banner.dismissed') return 'banners';
  if (event.type === 'olderMessages.requested') return 'olderMessages';
  return event.card ?? 'messages';
};

export const dashboard = browserJourney<typeof dashboardMachine>({
  name: 'dashboard',
  machine: dashboardMachine,
  starts: {
    'a member': {
      input,
      ready: ({ gateway }) => gateway.register(),
      open: ({ page }) => page.goto('/dashboard'),
    },
  },
  perform: {
    'banner.dismissed': [dismiss(offer), dismiss(works)],
    'updates.requested': ({ pages }) => pages.dashboardHome.switchOn.click(),
    'preferences.changed': [choose(someNews), choose(everyNews)],
    'release.requested': [
      { event: { type: 'release.requested', orderId }, does: ({ pages }) => pages.dashboardHome.release.click() },
    ],
    'retry.requested': [
      retry('orders'),
      retry('plans'),
      retry('mobile'),
      retry('simPlan'),
      retry('banners'),
      retry('messages'),
      retry('olderMessages'),
    ],
    'olderMessages.requested': ({ pages }) => pages.dashboardHome.showOlder.click(),
  },
  calls: {
    loadOrders: {
      ends: [
        {
          answer: [delayed, running],
          by: fault('listMemberOrders', { status: 200, body: [delayed, running] }),
        },
        answers([]),
        isBusy('listMemberOrders'),
      ],
    },
    findUnfinishedOrder: {
      ends: [
        { answer: unfinished, by: ({ gateway }) => gateway.draftPlan('visits-none') },
        answers(null),
        isBusy('getCurrentJourney'),
      ],
    },
    loadPlans: { ends: [has(onePlan), has(orderedPlan), isBusy('listMemberPlans')] },
    loadMobile: { ends: [...mobile.findings.map(finds), noneIsFound] },
    loadSimPlan: {
      ends: [
        tells('getMySimPlan', mobile.runningSimPlan),
        tells('getMySimPlan', mobile.noSimPlan),
        isBusy('getMySimPlan'),
      ],
    },
    loadBanners: {
      ends: [
        { answer: [offer, works], by: fault('listBanners', { status: 200, body: [offer, works] }) },
        answers([]),
        refuses('listBanners', 500, 'server.error'),
      ],
    },
    dismissBanners: {
      ends: [
        { answer: undefined, ...forEach(1, dismissed) },
        { ...busy, ...forEach(1, notDismissed) },
        { answer: undefined, ...forEach(2, dismissed) },
        { ...busy, ...forEach(2, notDismissed) },
      ],
    },
    loadMessages: {
      ends: [says(someHeld), says(allSent), says(allTold), says(newestSent), says(nothingSent), isBusy('listMessages')],
    },
    loadOlderMessages: { ends: [says(olderSent), says(oldestSent), isBusy('listMessages')] },
    optIn: { ends: [answers(), isBusy('optInToNotifications')] },
    savePreferences: {
      ends: [
        ...[someNews, everyNews, noNews].map((news) => ({
          answer: news,
          by: fault('setNotificationPreferences', { status: 200, body: news }),
        })),
        isBusy('setNotificationPreferences'),
      ],
    },
    releaseMessages: {
      ends: [
        { answer: undefined, by: fault('releaseOrderNotifications', { status: 200, body: { released: 2 } }) },
        isBusy('releaseOrderNotifications'),
      ],
    },
  },
  isOffered: (snapshot, event) =>
    callOf(event) === null ? areOthersQuiet(cardOf(event), snapshot) : mayAnswer(snapshot, event),
  facts,
});
