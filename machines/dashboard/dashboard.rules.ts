import { needed } from '../shared/needed.ts';
import type {
  Banner,
  DashboardContext,
  MemberMessages,
  OlderMessagesInput,
  Preferences,
  ReleaseMessagesInput,
  SavePreferencesInput,
} from './dashboard.types.ts';

/** The gateway sends so many messages at once; the rest wait for another press. */
const mostAtOnce = 100;

export const isDismissible = (banners: readonly Banner[], bannerId: string): boolean =>
  banners.some(({ id, dismissible }) => id === bannerId && dismissible);

/** The banners that have not been put away. */
export const bannersLeft = ({ banners, putAway }: Pick<DashboardContext, 'banners' | 'putAway'>): Banner[] =>
  banners.filter(({ id }) => !putAway.includes(id));

/** Whether there is anything to read: what was sent, or what waits. */
export const isAnythingIn = ({ messages, held }: MemberMessages): boolean => messages.length > 0 || held.length > 0;

/** One list of both, each message once. */
function together(first: MemberMessages['messages'], then: MemberMessages['messages']) {
  const known = new Set(first.map(({ id }) => id));
  return [...first, ...then.filter(({ id }) => !known.has(id))];
}

/** The newest messages, read anew: what was read before stays, and so does where it leads on. */
export const withNewest = (before: MemberMessages | null, newest: MemberMessages): MemberMessages =>
  before === null || before.messages.length === 0 || newest.messages.length === 0
    ? newest
    : { ...newest, messages: together(newest.messages, before.messages), older: before.older };

/** The messages with those that were sent before them. */
export const withOlder = (known: MemberMessages, { messages, older }: MemberMessages): MemberMessages => ({
  ...known,
  messages: together(known.messages, messages),
  older,
});

export const olderInput = ({ memberId, messages }: DashboardContext): OlderMessagesInput => ({
  memberId,
  before: needed(messages?.older ?? null, 'the message to read on from'),
});

/** How many messages about an order are sent by one press; 0 where none wait. */
export const countToRelease = (messages: MemberMessages | null, orderId: string | null): number =>
  Math.min(messages?.held.find((held) => held.orderId === orderId)?.count ?? 0, mostAtOnce);

/** What opting in switches on. */
export const everyNews: Preferences = { orders: { email: true, sms: true }, visits: { email: true, sms: true } };

/** The messages of a member who wants such news; who wants none in any way has not opted in. */
export const withPreferences = (messages: MemberMessages, preferences: Preferences): MemberMessages => ({
  ...messages,
  preferences,
  optedIn: [preferences.orders, preferences.visits].some(({ email, sms }) => email || sms),
});

/** Whether that is something else than what holds, for a member who is told of anything. */
export function isChange({ messages, wanted }: DashboardContext, preferences: Preferences | undefined): boolean {
  if (messages?.optedIn !== true || preferences === undefined) return false;
  const now = wanted ?? messages.preferences;
  return (['orders', 'visits'] as const).some(
    (kind) => now[kind].email !== preferences[kind].email || now[kind].sms !== preferences[kind].sms,
  );
}

export function savePreferencesInput({ memberId, wanted }: DashboardContext): SavePreferencesInput {
  return { memberId, preferences: needed(wanted, 'what the member wants to be told') };
}

export function releaseInput({ messages, releasedId }: DashboardContext): ReleaseMessagesInput {
  const orderId = needed(releasedId, 'an order whose messages wait');
  return { orderId, count: countToRelease(messages, orderId) };
}
