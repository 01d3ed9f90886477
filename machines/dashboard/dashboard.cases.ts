import type { AnyMachineSnapshot } from 'xstate';
import { running, toRebook } from '../manage-order/orders.cases.ts';
import { livePlan, planWith } from '../manage-plan/plans.cases.ts';
import { billsSince } from '../read-bills/bills.cases.ts';
import { answered, type CallEnded, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import { paths } from '../shared/paths.ts';
import type { dashboardMachine } from './dashboard.machine.ts';
import { everyNews } from './dashboard.rules.ts';
import type {
  Banner,
  Card,
  DashboardContext,
  DashboardEvent,
  DashboardInput,
  MemberMessages,
  MemberOrder,
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
  const { page, orders, plans, banners, messages, olderMessages } = value as At;
  return (
    page === 'pageShown' &&
    (region === 'orders' || orders === 'noOrders') &&
    (region === 'plans' || plans === 'noPlans') &&
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
  loadBanners: 'banners',
  loadMessages: 'messages',
};

const isNothing = (output: unknown): boolean =>
  output === null || output === orderedPlan || output === nothingSent || (Array.isArray(output) && output.length === 0);

/** Something to show comes while the other cards have nothing, or nothing yet: all beside all would be too many. */
export function mayAnswer(
  { value }: AnyMachineSnapshot,
  { type, output }: { type: string; output?: unknown },
): boolean {
  const region = regionOf[type.replace('xstate.done.actor.', '')];
  if (region === undefined || isNothing(output)) return true;
  const { page: _, ...at } = value as At;
  return Object.entries(at).every(
    ([other, state]) => other === region || /^(?:loading|finding|offering|no[A-Z])/.test(state),
  );
}

const answeredBesideNothing = (call: string, output: unknown) => {
  const ended = answered(call, output);
  return (snapshot: AnyMachineSnapshot): Happening | null => (mayAnswer(snapshot, ended) ? ended : null);
};

const aloneIn =
  (region: Card, happens: Happening) =>
  (snapshot: AnyMachineSnapshot): Happening | null =>
    areOthersQuiet(region, snapshot) ? happens : null;

export const cases: readonly ModelCase<typeof dashboardMachine>[] = [
  answeredBesideNothing('loadOrders', [delayed, running]),
  answered('loadOrders', []),
  failed('loadOrders', offline),
  answeredBesideNothing('findUnfinishedOrder', unfinished),
  answered('findUnfinishedOrder', null),
  failed('findUnfinishedOrder', offline),
  answeredBesideNothing('loadPlans', onePlan),
  answered('loadPlans', orderedPlan),
  failed('loadPlans', offline),
  answeredBesideNothing('loadBanners', [offer, works]),
  answered('loadBanners', []),
  failed('loadBanners', offline),
  answeredBesideNothing('loadMessages', someHeld),
  answeredBesideNothing('loadMessages', allSent),
  answeredBesideNothing('loadMessages', allTold),
  answeredBesideNothing('loadMessages', newestSent),
  answered('loadMessages', nothingSent),
  failed('loadMessages', offline),
  aloneIn('orders', { type: 'retry.requested', card: 'orders' }),
  aloneIn('plans', { type: 'retry.requested', card: 'plans' }),
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
export const facts = ({ banners, putAway, messages, wanted }: DashboardContext) => ({
  banners: banners.map(({ id, dismissible }) => [id, dismissible]),
  putAway,
  optedIn: messages?.optedIn,
  news: wanted ?? messages?.preferences,
  isAnythingSent: (messages?.messages.length ?? 0) > 0,
  older: messages?.older,
  held: messages?.held.map((one) => one.orderId),
});
