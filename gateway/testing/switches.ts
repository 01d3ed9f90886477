import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { switchMessages } from '../db/schema/switching.ts';
import { sentinel, type SentinelId } from '../scenarios/sentinels.ts';
import type { HttpBrowser } from './browser.ts';
import type { TestGateway } from './gateway.ts';

type Schemas = components['schemas'];
export type SwitchStatus = Schemas['SwitchStatus'];
export type Switch = Schemas['Switch'];
type Problem = Schemas['Problem'];

export const riverbourne = 'RBRN';

interface Asked {
  planId?: string;
  nccTransactionId?: string;
  lastName?: string;
  losingProviderId?: string;
  losingProviderAccountNumber?: string;
}

export function requestFor(asked: Asked): Schemas['SwitchRequest'] {
  return { lastName: 'Archer', losingProviderId: riverbourne, nccTransactionId: 'checked-before', ...asked };
}

export function askFor(browser: HttpBrowser, asked: Asked) {
  return browser.send<SwitchStatus & Problem>('POST', '/broadband/v1/switches', requestFor(asked));
}

export function askAgain(browser: HttpBrowser, id: string, asked: Asked) {
  return browser.send<SwitchStatus & Problem>('PUT', `/broadband/v1/switches/${id}`, requestFor(asked));
}

export function consentTo(browser: HttpBrowser, id: string, body: object = {}) {
  return browser.send<Switch & Problem>('PATCH', `/broadband/v1/switches/${id}`, { consent: true, ...body });
}

export async function resultOf(browser: HttpBrowser, id: string): Promise<SwitchStatus> {
  const { status, body } = await browser.get<SwitchStatus>(`/broadband/v1/switches/${id}/match-result`);
  expect(status).toBe(200);
  return body;
}

/** What a sentinel has the customer type. */
export function typedFor(id: SentinelId): Asked {
  const { value, also } = sentinel(id);
  return { lastName: value, losingProviderAccountNumber: also?.accountNumber };
}

/** Lets so many seconds pass in steps, because a job begets the next. */
export async function pass(site: TestGateway, seconds: number, step = 1): Promise<void> {
  await site.drain();
  for (let gone = 0; gone < seconds; gone += step) {
    site.clock.advance(step * 1_000);
    await site.drain();
  }
}

/** Lets the losing provider answer: the slowest takes less. */
export function letAnswer(site: TestGateway): Promise<void> {
  return pass(site, 3);
}

/** The messages of a kind that were sent, oldest first. */
export async function messagesCalled(site: TestGateway, routingId: string) {
  const rows = await site.deps.db
    .select()
    .from(switchMessages)
    .where(eq(switchMessages.routingId, routingId))
    .orderBy(switchMessages.sentAt);
  return rows.map(({ body }) => body[routingId]);
}

/** Sessions that outlive a switch: these tests let months pass. */
export const longSessions = { SESSION_LIFETIME_SECONDS: String(400 * 24 * 60 * 60) };
