import type { components } from '../../../openapi/generated/gateway.d.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { findMember } from '../members/members.rows.ts';
import { contentHashOf } from './content-hash.rules.ts';
import { factsOf, kindsOf, newsOf, readMoment, withoutSettled } from './news.rules.ts';
import { messageAbout } from './notifications.messages.ts';
import {
  countHeldMessages,
  endOfService,
  holdMessage,
  optInMoment,
  preferencesOf,
  saveEvent,
  saveOptIn,
  savePreferences,
  settledFacts,
  takeHeldMessages,
} from './notifications.store.ts';
import type {
  NetworkEvent,
  NotificationPreferences,
  NotifiedOrder,
  OrderEvents,
  WireEvent,
} from './notifications.types.ts';

/** Members answer for themselves only: another id looks as if it did not exist. */
export async function optIn({ db, clock }: Dependencies, given: { memberId: string; ownId: string }): Promise<void> {
  if (given.memberId !== given.ownId) throw notFound('member');
  await saveOptIn(db, given.memberId, clock.now());
}

/** Gives the preferences as they are from now on. Throws 404 `member.not-found`. */
export async function setPreferences(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  given: { memberId: string; ownId: string; wanted: NotificationPreferences },
): Promise<NotificationPreferences> {
  if (given.memberId !== given.ownId) throw notFound('member');
  await savePreferences(db, given.ownId, given.wanted, clock.now());
  return preferencesOf(db, given.ownId);
}

/** Which news a member wants and how, and since when. */
export async function notificationsOf(
  db: Executor,
  memberId: string,
): Promise<components['schemas']['DataNotifications']> {
  const optedInAt = (await optInMoment(db, memberId))?.toISOString() ?? null;
  return { ...(await preferencesOf(db, memberId)), optedInAt };
}

const isAnyOn = ({ email, sms }: NotificationPreferences['orders']): boolean => email || sms;

/** How many messages are given at once. */
const MESSAGES_AT_ONCE = 200;

/**
 * What a member was sent and may read again, newest first, and what waits. `before` is the message that they have read up to.
 * Throws 404 `member.not-found`, `message.not-found`.
 */
export async function listMessages(
  { db, outbox }: Pick<Dependencies, 'db' | 'outbox'>,
  given: { memberId: string; ownId: string; before?: string | undefined },
): Promise<components['schemas']['MemberMessages']> {
  if (given.memberId !== given.ownId) throw notFound('member');
  const [preferences, found, held] = await Promise.all([
    preferencesOf(db, given.ownId),
    // One more than is given tells whether there are more.
    outbox.ofMember(db, given.ownId, { before: given.before, limit: MESSAGES_AT_ONCE + 1 }),
    countHeldMessages(db, given.ownId),
  ]);
  if (!found) throw notFound('message');
  const rows = found.slice(0, MESSAGES_AT_ONCE);
  const older = found.length > rows.length ? (rows.at(-1)?.id ?? null) : null;
  const messages = rows.map(({ id, channel, subject, body, sentAt, createdAt }) => ({
    id,
    channel,
    subject,
    body,
    sentAt: (sentAt ?? createdAt).toISOString(),
  }));
  return { optedIn: isAnyOn(preferences.orders) || isAnyOn(preferences.visits), preferences, messages, older, held };
}

/** Sends the oldest held messages of a member's own order and gives how many. Throws 404 `order.not-found`. */
export async function release(
  { db, clock, outbox }: Dependencies,
  orders: OrderEvents,
  given: { orderId: string; ownId: string; count: number },
): Promise<number> {
  const { ownId } = given;
  return db.transaction(async (tx) => {
    const order = await orders.findOwn(tx, given.orderId, ownId);
    const member = await findMember(tx, ownId);
    if (!order || !member) throw notFound('order');
    const messages = await takeHeldMessages(tx, order.id, given.count, clock.now());
    for (const { subject, body } of messages)
      await outbox.post(tx, { memberId: ownId, channel: 'email', recipient: member.email, subject, body });
    return messages.length;
  });
}

/**
 * Takes in an event of the network provider: duplicates are ignored, and so is what a newer event has settled
 * (OR-10). The provider sends it again when this throws. Throws 404 `order.not-found`.
 */
export async function receiveEvent(deps: Dependencies, orders: OrderEvents, wire: WireEvent): Promise<void> {
  const eventAt = readMoment(wire.eventDateTime);
  if (!eventAt) {
    const message = 'Date must be in ISO 8601 format';
    throw new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'body.eventDateTime', message }] });
  }
  await retrying(() => deps.db.transaction((tx) => takeIn(deps, orders, tx, wire, eventAt)));
}

async function takeIn(deps: Dependencies, orders: OrderEvents, tx: Executor, wire: WireEvent, eventAt: Date) {
  const order = await orders.lockByNetworkId(tx, wire.orderId);
  if (!order) throw notFound('order');
  const now = deps.clock.now();
  // A trial of the network's own must never touch a customer's order.
  const isRehearsal = wire.fromTest && !deps.env.testTools;
  const everything = isRehearsal ? undefined : newsOf(wire, order.id, eventAt);
  const news = everything && withoutSettled(everything, await settledFacts(tx, order.id));
  const facts = news ? factsOf(news) : [];
  const isNew = await saveEvent(tx, {
    orderId: order.id,
    networkOrderId: wire.orderId,
    notificationType: wire.notificationType,
    eventAt,
    contentHash: contentHashOf({ ...wire, eventDateTime: eventAt.toISOString() }),
    payload: wire,
    facts,
    receivedAt: now,
  });
  deps.log.info({ orderId: order.id, notificationType: wire.notificationType, isNew, facts }, 'network event');
  if (!isNew || !news || facts.length === 0) return;
  await bringNews(deps, orders, { tx, news: await withEarlierEnd(tx, news), order, now });
}

/** The end of a service can overtake the news that it is live: it has been taken in then, and comes true with it. */
async function withEarlierEnd(tx: Executor, news: NetworkEvent): Promise<NetworkEvent> {
  const end = news.order?.state === 'COMPLETED' ? await endOfService(tx, news.orderId) : undefined;
  return end ? { ...news, service: newsOf(end.payload, news.orderId, end.eventAt).service } : news;
}

/** Carries out what is news about an order, whose row is locked, and tells its member. */
export async function bringNews(
  deps: Pick<Dependencies, 'env' | 'outbox'>,
  orders: Pick<OrderEvents, 'applyNetworkEvent'>,
  { tx, news, order, now }: { tx: Executor; news: NetworkEvent; order: NotifiedOrder; now: Date },
): Promise<void> {
  const isTrue = await orders.applyNetworkEvent(tx, news, now);
  await tellMember(deps, tx, isTrue, order, now);
}

/**
 * Members are told at once in each way that they want for this kind of news; what they want in no way, or in one that
 * does not reach them, is held until it is released. That their service ended unasked they are told anyway, by e-mail at least;
 * and of no end in the night.
 */
async function tellMember(
  deps: Pick<Dependencies, 'env' | 'outbox'>,
  tx: Executor,
  news: NetworkEvent,
  order: NotifiedOrder,
  now: Date,
) {
  const member = await findMember(tx, order.memberId);
  if (!member) return;
  const { brandName, hostUrl } = deps.env;
  const message = messageAbout(news, order, { memberName: member.memberName, brandName, hostUrl });
  if (!message) return;
  const { id: orderId, key: orderKey, memberId } = order;
  const { subject, body, text } = message;
  const preferences = await preferencesOf(tx, memberId);
  const wanted = kindsOf(news).map((kind) => preferences[kind]);
  const email = wanted.some((ways) => ways.email) || news.service?.unsolicited === true;
  const waitsForDay = news.service !== undefined;
  const phone = wanted.some((ways) => ways.sms) ? member.msisdn : null;
  if (email)
    await deps.outbox.post(tx, { memberId, waitsForDay, channel: 'email', recipient: member.email, subject, body });
  if (phone) await deps.outbox.post(tx, { memberId, waitsForDay, channel: 'sms', recipient: phone, body: text });
  if (!email && !phone) await holdMessage(tx, { orderId, orderKey, memberId, subject, body, heldAt: now });
}
