import type { AnyMachineSnapshot } from 'xstate';
import { running, toRebook } from '../manage-order/orders.cases.ts';
import { livePlan, planWith } from '../manage-plan/plans.cases.ts';
import { billsSince } from '../read-bills/bills.cases.ts';
import { answered, type CallEnded, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import { paths } from '../shared/paths.ts';
import type { dashboardMachine } from './dashboard.machine.ts';
import { everyNews } from './dashboard.rules.ts';
import * as mobile from './mobile.cases.ts';
import { hasMobile, missingParts } from './mobile.rules.ts';
import type {
  Banner,
  Card,
  DashboardContext,
  DashboardEvent,
  DashboardInput,
  MemberMessages,
  MemberOrder,
  MobileFound,
  PlansAndBills,
  Preferences,
  UnfinishedOrder,
} from './dashboard.types.ts';

export const input: DashboardInput = { memberId: '100001' };

export const starts = { 'a member': input } satisfies Record<string, DashboardInput>;

export const offer: Banner = {
  id: 'offer',
  title: 'Faster plans are here',
  content: 'You can have 1 Gbps at your home now.',
  variant: 'info',
  showHelpBody: false,
  showHelpText: false,
  buttonText: 'See the plans',
  buttonAction: 'path:/choose-plan',
  dismissible: true,
};

export const works: Banner = {
  ...offer,
  id: 'works',
  title: 'Work on the network near you',
  content: 'Your broadband may stop for a few minutes on Sunday.',
  variant: 'warning',
  buttonText: null,
  buttonAction: null,
};

export const payment: Banner = {
  ...offer,
  id: 'payment',
  title: 'We couldn’t take your payment',
  content: 'Please talk to us about another way to pay.',
  variant: 'error',
  buttonText: 'Chat with us',
  buttonAction: 'chat',
  dismissible: false,
};

export const orderId = running.order.id;

/** Another order of the same member, of which a visit failed. */
export const delayed: MemberOrder = {
  ...toRebook,
  order: { ...toRebook.order, id: '3b1f0c55-9c1e-4f2a-8a8a-5f1f6f3c0102', key: 'LK-20260105-0002' },
};

const sent: MemberMessages['messages'][number] = {
  id: '3b1f0c55-9c1e-4f2a-8a8a-5f1f6f3c0001',
  channel: 'email',
  subject: 'We’ve got your order',
  body: 'Thank you.\n\nWe’ll tell you your dates soon.',
  sentAt: '2026-02-02T10:31:00.000Z',
};

export const sentText: MemberMessages['messages'][number] = {
  ...sent,
  id: '3b1f0c55-9c1e-4f2a-8a8a-5f1f6f3c0002',
  channel: 'sms',
  subject: null,
  body: 'Your engineer comes tomorrow between 8am and 12pm.',
  sentAt: '2026-02-16T09:00:00.000Z',
};

const off = { email: false, sms: false };
export const noNews: Preferences = { orders: off, visits: off };

/** By e-mail all, by text message what is about visits. */
export const someNews: Preferences = { orders: { email: true, sms: false }, visits: { email: true, sms: true } };

export const nothingSent: MemberMessages = { optedIn: false, preferences: noNews, messages: [], older: null, held: [] };

/** Who has not said that they want news: what was sent so far, and what waits. */
export const someHeld: MemberMessages = {
  optedIn: false,
  preferences: noNews,
  messages: [sent],
  older: null,
  held: [{ orderId, orderKey: running.order.key, count: 2 }],
};

export const allSent: MemberMessages = { ...nothingSent, messages: [sent, sentText] };

/** More was sent than comes at once. */
export const newestSent: MemberMessages = { ...nothingSent, messages: [sentText], older: sentText.id };

/** What was sent before that, and that there is more. */
export const olderSent: MemberMessages = { ...nothingSent, messages: [sent], older: sent.id };
/** The first message of all. */
export const oldestSent: MemberMessages = {
  ...nothingSent,
  messages: [{ ...sent, id: '3b1f0c55-9c1e-4f2a-8a8a-5f1f6f3c0000', sentAt: '2026-02-01T10:31:00.000Z' }],
};

/** Who has said so before is told as things happen. */
export const allTold: MemberMessages = { ...allSent, optedIn: true, preferences: everyNews };

export const unfinished: UnfinishedOrder = {
  path: paths.customisePlan,
  planName: 'Full Fibre 500',
  address: '6 Heron Way, Larkhaven, LK1 1AA',
};

/** A plan that is live, and the bill that comes next. */
export const onePlan: PlansAndBills = {
  plans: [livePlan.member],
  nextBills: billsSince('2026-02-24', 1).nextBills,
};

/** Its order tells of it, until it begins. */
export const orderedPlan: PlansAndBills = {
  plans: [planWith({ planStatus: 'ORDERED', contract: null }).member],
  nextBills: [],
};

export const busy = refused(503, 'server.busy');

type Happening = DashboardEvent | CallEnded;
type At = Record<Card | 'page' | 'savedOrder', string>;

/**
 * The regions know nothing of each other, so the model need not have everything happen beside everything else: what
 * happens in one after its first answer happens while the others have nothing to show.
 */
export function areOthersQuiet(region: Card, { value }: AnyMachineSnapshot): boolean {
  const { page, orders, plans, mobile: ofMobile, simPlan, banners, messages, olderMessages } = value as At;
  return (
    page === 'pageShown' &&
    (region === 'orders' || orders === 'noOrders') &&
    (region === 'plans' || plans === 'noPlans') &&
    (region === 'mobile' || ofMobile === 'noMobile') &&
    (region === 'simPlan' || simPlan === 'noSimPlan') &&
    (region === 'banners' || banners === 'noBanners') &&
    // Older messages are asked for from the page that shows the others.
    (region === 'messages' ||
      messages === 'noMessages' ||
      (region === 'olderMessages' && messages === 'showingMessages')) &&
    (region === 'olderMessages' || olderMessages === 'offeringOlderMessages')
  );
}

const regionOf: Readonly<Record<string, keyof At>> = {
  loadOrders: 'orders',
  findUnfinishedOrder: 'savedOrder',
  loadPlans: 'plans',
  loadMobile: 'mobile',
  loadSimPlan: 'simPlan',
  loadBanners: 'banners',
  loadMessages: 'messages',
};

const nothings: ReadonlySet<unknown> = new Set([null, orderedPlan, nothingSent, mobile.nothing, mobile.noSimPlan]);

const isNothing = (output: unknown): boolean => nothings.has(output) || (Array.isArray(output) && output.length === 0);

const isUnanswered = (state: string): boolean => /^(?:loading|finding|offering)/.test(state);
const hasNothing = (state: string): boolean => /^(?:offering|no[A-Z])/.test(state);

/** What is of the mobile network has nothing before all else has answered, or comes once all else has nothing. */
function mayMobileAnswer(
  { orders, savedOrder, plans, banners, messages, olderMessages }: At,
  isEmpty: boolean,
): boolean {
  const others = [orders, savedOrder, plans, banners, messages, olderMessages];
  return others.every(hasNothing) || (isEmpty && others.every(isUnanswered));
}

/** Something to show comes while the other cards have nothing, or nothing yet: all beside all would be too many. */
export function mayAnswer(
  { value, context }: AnyMachineSnapshot,
  { type, output }: { type: string; output?: unknown },
): boolean {
  const [, ends, call = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  const region = regionOf[call];
  if (region === undefined) return true;
  const { page, ...at } = value as At;
  const isEmpty = ends === 'done' && isNothing(output);
  const known = (context as DashboardContext).mobile;
  if (region === 'mobile' && ends === 'done' && !mobile.isFound(known, output as MobileFound)) return false;
  if (region === 'mobile' || region === 'simPlan') return mayMobileAnswer({ page, ...at }, isEmpty);
  if (isEmpty) return true;
  const others = Object.entries(at).filter(([card]) => card !== region);
  return (
    at.mobile === 'noMobile' &&
    at.simPlan === 'noSimPlan' &&
    (ends === 'error' || others.every(([, state]) => isUnanswered(state) || hasNothing(state)))
  );
}

const besideNothing = (ended: CallEnded) =>
  Object.assign((snapshot: AnyMachineSnapshot): Happening | null => (mayAnswer(snapshot, ended) ? ended : null), {
    of: ended.type,
  });

const answeredBesideNothing = (call: string, output: unknown) => besideNothing(answered(call, output));
const failedBesideNothing = (call: string) => besideNothing(failed(call, offline));

const aloneIn =
  (region: Card, happens: Happening) =>
  (snapshot: AnyMachineSnapshot): Happening | null =>
    areOthersQuiet(region, snapshot) ? happens : null;

export const cases: readonly ModelCase<typeof dashboardMachine>[] = [
  answeredBesideNothing('loadOrders', [delayed, running]),
  answeredBesideNothing('loadOrders', []),
  failedBesideNothing('loadOrders'),
  answeredBesideNothing('findUnfinishedOrder', unfinished),
  answeredBesideNothing('findUnfinishedOrder', null),
  failedBesideNothing('findUnfinishedOrder'),
  answeredBesideNothing('loadPlans', onePlan),
  answeredBesideNothing('loadPlans', orderedPlan),
  failedBesideNothing('loadPlans'),
  ...mobile.findings.map((found) => answeredBesideNothing('loadMobile', found)),
  failedBesideNothing('loadMobile'),
  answeredBesideNothing('loadSimPlan', mobile.runningSimPlan),
  answeredBesideNothing('loadSimPlan', mobile.noSimPlan),
  failedBesideNothing('loadSimPlan'),
  answeredBesideNothing('loadBanners', [offer, works]),
  answeredBesideNothing('loadBanners', []),
  failedBesideNothing('loadBanners'),
  answeredBesideNothing('loadMessages', someHeld),
  answeredBesideNothing('loadMessages', allSent),
  answeredBesideNothing('loadMessages', allTold),
  answeredBesideNothing('loadMessages', newestSent),
  answeredBesideNothing('loadMessages', nothingSent),
  failedBesideNothing('loadMessages'),
  aloneIn('orders', { type: 'retry.requested', card: 'orders' }),
  aloneIn('plans', { type: 'retry.requested', card: 'plans' }),
  aloneIn('mobile', { type: 'retry.requested', card: 'mobile' }),
  aloneIn('simPlan', { type: 'retry.requested', card: 'simPlan' }),
  aloneIn('banners', { type: 'retry.requested', card: 'banners' }),
  aloneIn('messages', { type: 'retry.requested', card: 'messages' }),
  aloneIn('olderMessages', { type: 'retry.requested', card: 'olderMessages' }),
  aloneIn('banners', { type: 'banner.dismissed', bannerId: offer.id }),
  aloneIn('banners', { type: 'banner.dismissed', bannerId: works.id }),
  aloneIn('olderMessages', { type: 'olderMessages.requested' }),
  aloneIn('messages', { type: 'updates.requested' }),
  aloneIn('messages', { type: 'preferences.changed', preferences: someNews }),
  aloneIn('messages', { type: 'preferences.changed', preferences: everyNews }),
  aloneIn('messages', { type: 'release.requested', orderId }),
  aloneIn('messages', { type: 'release.requested', orderId: 'of another order' }),
  answered('dismissBanners'),
  failed('dismissBanners', offline),
  answered('loadOlderMessages', olderSent),
  answered('loadOlderMessages', oldestSent),
  failed('loadOlderMessages', offline),
  answered('optIn'),
  failed('optIn', offline),
  answered('savePreferences', someNews),
  answered('savePreferences', everyNews),
  answered('savePreferences', noNews),
  failed('savePreferences', offline),
  answered('releaseMessages'),
  failed('releaseMessages', offline),
];

/** What can be put away, and what can be asked for. */
export const facts = ({ mobile: known, banners, putAway, messages, wanted }: DashboardContext) => ({
  missing: missingParts(known),
  hasMobile: hasMobile(known),
  banners: banners.map(({ id, dismissible }) => [id, dismissible]),
  putAway,
  optedIn: messages?.optedIn,
  news: wanted ?? messages?.preferences,
  isAnythingSent: (messages?.messages.length ?? 0) > 0,
  older: messages?.older,
  held: messages?.held.map((one) => one.orderId),
});
