import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import type {
  bannersOf,
  basketItemsOf,
  heldMessagesOf,
  interestOf,
  networkNewsOf,
  savedJourneysOf,
} from './told-data.store.ts';

type Schemas = components['schemas'];
type Row<Read extends (...given: never[]) => Promise<unknown[]>> = Awaited<ReturnType<Read>>[number];

/** What a link hands over so that it opens something, as that of a new password does. */
const keysInLinks = /([?&#](?:token|key|secret)=)[^\s&#]+/gi;

/** What an e-mail hands over to replace a SIM with. */
const codes = /(Your code is )\d{6}/g;

/** A text without what opens an account, so that whoever finds the file cannot use it. */
export function withoutKeys(body: string): string {
  return body.replaceAll(keysInLinks, '$1(left out)').replaceAll(codes, '$1(left out)');
}

export function messageData(row: Row<Outbox['everythingTo']>): Schemas['DataMessage'] {
  const { id, channel, recipient, subject, body, createdAt, sentAt } = row;
  return {
    id,
    channel,
    recipient,
    subject,
    body: withoutKeys(body),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}

export function heldMessageData(row: Row<typeof heldMessagesOf>): Schemas['DataHeldMessage'] {
  const { orderKey, subject, body, heldAt, releasedAt } = row;
  return { orderKey, subject, body, heldAt: heldAt.toISOString(), releasedAt: releasedAt?.toISOString() ?? null };
}

export function networkNewsData(row: Row<typeof networkNewsOf>): Schemas['DataNetworkNews'] {
  const { orderId, notificationType, eventAt, receivedAt, payload } = row;
  return {
    orderId,
    notificationType,
    happenedAt: eventAt.toISOString(),
    receivedAt: receivedAt.toISOString(),
    content: { ...Object(payload) } as Record<string, unknown>,
  };
}

export function bannerData(row: Row<typeof bannersOf>): Schemas['DataBanner'] {
  const { id, title, content, variant, createdAt, endsAt, dismissedAt } = row;
  return {
    id,
    title,
    content,
    variant,
    createdAt: createdAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    dismissedAt: dismissedAt?.toISOString() ?? null,
  };
}

export function savedJourneyData(row: Row<typeof savedJourneysOf>): Schemas['DataSavedJourney'] {
  const { code, planId, step, savedAt, expiresAt } = row;
  return { code, planId, step, savedAt: savedAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

export function basketItemData({ addedAt, ...item }: Row<typeof basketItemsOf>): Schemas['DataBasketItem'] {
  return { ...item, addedAt: addedAt.toISOString() };
}

export function interestData(row: Row<typeof interestOf>): Schemas['DataInterest'] {
  const { id, firstName, lastName, email, uprn, postcode, city, lines, createdAt } = row;
  const home = { uprn, postcode, city, lines: lines ?? [] };
  return { id, firstName, lastName, email, ...home, registeredAt: createdAt.toISOString() };
}
