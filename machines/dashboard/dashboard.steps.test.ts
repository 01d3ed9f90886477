import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { running } from '../manage-order/orders.cases.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import {
  allSent,
  allTold,
  cases,
  delayed,
  facts,
  input,
  newestSent,
  noNews,
  nothingSent,
  offer,
  olderSent,
  oldestSent,
  onePlan,
  orderedPlan,
  orderId,
  someHeld,
  someNews,
  starts,
  unfinished,
  works,
} from './dashboard.cases.ts';
import { everyNews } from './dashboard.rules.ts';
import {
  allMobile,
  creditAlone,
  creditAtLast,
  everything,
  noMobile,
  noneButSims,
  noSimPlan,
  noSims,
  nothing,
  runningSimPlan,
  simsAlone,
  simsAtLast,
  withoutTwo,
} from './mobile.cases.ts';
import { missingParts } from './mobile.rules.ts';
import type { Preferences } from './dashboard.types.ts';
import { dashboardMachine } from './dashboard.machine.ts';

const model = { machine: dashboardMachine, starts, cases, facts };

const retry = (card: string) => ({ type: 'retry.requested', card });
const dismiss = (bannerId: string) => ({ type: 'banner.dismissed', bannerId });
const change = (preferences: Preferences) => ({ type: 'preferences.changed', preferences });
const release = { type: 'release.requested', orderId };

describeSteps(model, {
  region: 'orders',
  begins: { 'a member': 'loadingOrders' },
  steps: {
    loadingOrders: [
      [answered('loadOrders', [delayed, running]), 'showingOrders', { orders: [delayed, running] }],
      [answered('loadOrders', []), 'noOrders', { orders: [] }],
      [failed('loadOrders', offline), 'ordersNotLoaded', { failure: offline }],
    ],
    ordersNotLoaded: [
      [retry('orders'), 'loadingOrders', {}, { loadOrders: input }],
      ['retry.requested', 'loadingOrders'],
    ],
  },
});

describeSteps(model, {
  region: 'savedOrder',
  steps: {
    findingUnfinishedOrder: [
      [answered('findUnfinishedOrder', unfinished), 'unfinishedOrderFound', { unfinished }],
      [answered('findUnfinishedOrder', null), 'noUnfinishedOrder', { unfinished: null }],
      [failed('findUnfinishedOrder', offline), 'noUnfinishedOrder', { unfinished: null }],
    ],
  },
});

describeSteps(model, {
  region: 'plans',
  begins: { 'a member': 'loadingPlans' },
  steps: {
    loadingPlans: [
      [answered('loadPlans', onePlan), 'showingPlans', onePlan],
      [answered('loadPlans', orderedPlan), 'noPlans', { plans: [], nextBills: [] }],
      [failed('loadPlans', offline), 'plansNotLoaded', { failure: offline }],
    ],
    plansNotLoaded: [
      [retry('plans'), 'loadingPlans', {}, { loadPlans: input }],
      ['retry.requested', 'loadingPlans'],
    ],
  },
});

describeSteps(model, {
  region: 'mobile',
  begins: { 'a member': 'loadingMobile' },
  steps: {
    loadingMobile: [
      [answered('loadMobile', everything), 'showingMobile', { mobile: allMobile }],
      [answered('loadMobile', nothing), 'noMobile', { mobile: noMobile }],
      [answered('loadMobile', withoutTwo), 'mobileIncomplete', { mobile: withoutTwo.parts, failure: offline }],
      [answered('loadMobile', noneButSims), 'mobileIncomplete', { failure: offline }],
      [failed('loadMobile', offline), 'mobileNotLoaded', { failure: offline, mobile: {} }],
    ],
    mobileIncomplete: [
      [retry('mobile'), 'loadingMissing'],
      ['retry.requested', 'loadingMissing'],
    ],
    loadingMissing: [
      [answered('loadMobile', creditAlone), 'mobileIncomplete', { mobile: creditAlone.parts }],
      [answered('loadMobile', simsAlone), 'mobileIncomplete', { mobile: simsAlone.parts }],
      [answered('loadMobile', creditAtLast), 'showingMobile', { mobile: allMobile }],
      [answered('loadMobile', simsAtLast), 'showingMobile', { mobile: simsAtLast.parts }],
      [answered('loadMobile', noSims), 'showingMobile'],
      [answered('loadMobile', noSims), 'noMobile', { mobile: noMobile }],
      [failed('loadMobile', offline), 'mobileIncomplete', { failure: offline }],
    ],
    mobileNotLoaded: [
      [retry('mobile'), 'loadingMobile', {}, { loadMobile: { parts: missingParts({}) } }],
      ['retry.requested', 'loadingMobile'],
    ],
  },
});

describeSteps(model, {
  region: 'simPlan',
  begins: { 'a member': 'loadingSimPlan' },
  steps: {
    loadingSimPlan: [
      [answered('loadSimPlan', runningSimPlan), 'showingSimPlan', { simPlan: runningSimPlan }],
      [answered('loadSimPlan', noSimPlan), 'noSimPlan', { simPlan: null }],
      [failed('loadSimPlan', offline), 'simPlanNotLoaded', { failure: offline }],
    ],
    simPlanNotLoaded: [
      [retry('simPlan'), 'loadingSimPlan', {}, { loadSimPlan: input }],
      ['retry.requested', 'loadingSimPlan'],
    ],
  },
});

describeSteps(model, {
  region: 'banners',
  steps: {
    loadingBanners: [
      [answered('loadBanners', [offer, works]), 'showingBanners', { banners: [offer, works] }],
      [answered('loadBanners', []), 'noBanners', { banners: [] }],
      [failed('loadBanners', offline), 'noBanners', { banners: [] }],
    ],
    showingBanners: [
      [dismiss(offer.id), 'dismissingBanners', { putAway: [offer.id] }, { dismissBanners: { bannerIds: [offer.id] } }],
      [dismiss(works.id), 'dismissingBanners', { putAway: [works.id] }, { dismissBanners: { bannerIds: [works.id] } }],
    ],
    dismissingBanners: [
      [answered('dismissBanners'), 'showingBanners', { putAway: [] }],
      [answered('dismissBanners'), 'noBanners', { banners: [], putAway: [] }],
      [failed('dismissBanners', offline), 'bannersNotDismissed', { failure: offline }],
    ],
    bannersNotDismissed: [
      [retry('banners'), 'dismissingBanners'],
      ['retry.requested', 'dismissingBanners'],
      [dismiss(offer.id), 'dismissingBanners'],
      [dismiss(works.id), 'dismissingBanners'],
    ],
  },
});

describeSteps(model, {
  region: 'messages',
  steps: {
    loadingMessages: [
      [answered('loadMessages', someHeld), 'showingMessages', { messages: someHeld }],
      [answered('loadMessages', allSent), 'showingMessages', { messages: allSent }],
      [answered('loadMessages', allTold), 'showingMessages', { messages: allTold }],
      [answered('loadMessages', newestSent), 'showingMessages', { messages: { optedIn: false } }],
      [answered('loadMessages', nothingSent), 'noMessages', { messages: nothingSent }],
      [failed('loadMessages', offline), 'messagesNotLoaded', { failure: offline }],
    ],
    messagesNotLoaded: [
      [retry('messages'), 'loadingMessages', {}, { loadMessages: input }],
      ['retry.requested', 'loadingMessages'],
    ],
    noMessages: [
      ['updates.requested', 'optingIn', {}, { optIn: input }],
      [change(someNews), 'savingPreferences'],
      [change(everyNews), 'savingPreferences'],
    ],
    showingMessages: [
      ['updates.requested', 'optingIn', {}, { optIn: input }],
      [release, 'releasingMessages', { releasedId: orderId }, { releaseMessages: { orderId, count: 2 } }],
      [
        change(someNews),
        'savingPreferences',
        { wanted: someNews },
        { savePreferences: { memberId: input.memberId, preferences: someNews } },
      ],
      [change(everyNews), 'savingPreferences'],
    ],
    savingPreferences: [
      [answered('savePreferences', someNews), 'showingMessages', { wanted: null, messages: { preferences: someNews } }],
      [answered('savePreferences', someNews), 'noMessages'],
      [answered('savePreferences', everyNews), 'showingMessages'],
      [answered('savePreferences', everyNews), 'noMessages'],
      [answered('savePreferences', noNews), 'showingMessages', { messages: { optedIn: false } }],
      [answered('savePreferences', noNews), 'noMessages'],
      [failed('savePreferences', offline), 'preferencesNotSaved', { failure: offline }],
      [change(someNews), 'savingPreferences'],
      [change(everyNews), 'savingPreferences'],
    ],
    preferencesNotSaved: [
      [retry('messages'), 'savingPreferences', {}, { savePreferences: { memberId: input.memberId } }],
      ['retry.requested', 'savingPreferences'],
      [change(someNews), 'savingPreferences'],
      [change(everyNews), 'savingPreferences', { wanted: everyNews }],
    ],
    optingIn: [
      [answered('optIn'), 'showingMessages', { messages: { optedIn: true } }],
      [answered('optIn'), 'noMessages', { messages: { optedIn: true } }],
      [failed('optIn', offline), 'optInFailed', { failure: offline }],
    ],
    optInFailed: [
      [retry('messages'), 'optingIn', {}, { optIn: input }],
      ['retry.requested', 'optingIn'],
      [release, 'releasingMessages', { releasedId: orderId }],
    ],
    releasingMessages: [
      [answered('releaseMessages'), 'refreshingMessages', {}, { loadMessages: input }],
      [failed('releaseMessages', offline), 'messagesNotReleased', { failure: offline }],
    ],
    messagesNotReleased: [
      [change(someNews), 'savingPreferences'],
      [change(everyNews), 'savingPreferences'],
      [retry('messages'), 'releasingMessages', {}, { releaseMessages: { orderId, count: 2 } }],
      [release, 'releasingMessages'],
      ['updates.requested', 'optingIn'],
    ],
    refreshingMessages: [
      [answered('loadMessages', someHeld), 'showingMessages', { messages: someHeld }],
      [answered('loadMessages', allSent), 'showingMessages', { messages: allSent }],
      [answered('loadMessages', allTold), 'showingMessages', { messages: allTold }],
      // All before them were read already.
      [answered('loadMessages', newestSent), 'showingMessages', { messages: { older: null } }],
      [answered('loadMessages', nothingSent), 'noMessages', { messages: nothingSent }],
      [failed('loadMessages', offline), 'messagesNotLoaded', { failure: offline }],
    ],
  },
});

describeSteps(model, {
  region: 'olderMessages',
  begins: { 'a member': 'offeringOlderMessages' },
  steps: {
    offeringOlderMessages: [
      ['olderMessages.requested', 'loadingOlderMessages', {}, { loadOlderMessages: { memberId: input.memberId } }],
    ],
    loadingOlderMessages: [
      [answered('loadOlderMessages', olderSent), 'offeringOlderMessages', { messages: { older: olderSent.older } }],
      [answered('loadOlderMessages', oldestSent), 'offeringOlderMessages', { messages: { older: null } }],
      [failed('loadOlderMessages', offline), 'olderMessagesNotLoaded', { failure: offline }],
    ],
    olderMessagesNotLoaded: [
      [retry('olderMessages'), 'loadingOlderMessages', {}, { loadOlderMessages: { memberId: input.memberId } }],
      ['retry.requested', 'loadingOlderMessages'],
    ],
  },
});
