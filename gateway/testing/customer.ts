import { expect } from 'vitest';
import { sentinel, type SentinelId } from '../scenarios/sentinels.ts';
import type { HttpBrowser } from './browser.ts';
import { createTestGateway, type TestBrowser, type TestGateway } from './gateway.ts';
import { seedPremises } from '../domains/addresses/seed/seed-premises.ts';
import { insertMember } from '../domains/members/members.rows.ts';
import { seedMembers } from '../seed/members.ts';
import type { Plan } from '../domains/plans/plans.types.ts';

/** Ids of demonstration members. */
export const alex = '100001';
export const robin = '100002';

export const productIds = {
  mbps150: '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150',
  mbps500: '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0500',
  mbps1000: '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b1000',
  rolling150: '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a2b0150',
};

/** The whole gateway with the demonstration members and the sentinels' homes. */
export async function siteWithHomes(settings?: Record<string, string>): Promise<TestGateway> {
  const site = await createTestGateway(settings);
  await fillWithHomes(site);
  return site;
}

export async function fillWithHomes({ deps: { db } }: Pick<TestGateway, 'deps'>): Promise<void> {
  await seedPremises(db, { count: 0 });
  await seedMembers(db);
}

export async function loggedIn(site: TestGateway, memberId: string): Promise<TestBrowser> {
  const browser = site.browser();
  await browser.logInAs(memberId);
  return browser;
}

/** Ids of so many members of whom no more than their names is known. */
export async function manyMembers({ deps }: TestGateway, howMany: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < howMany; at += 1) {
    const name = `Customer ${at}`;
    const known = { originalMemberName: name, memberName: name, memberNameConfirmed: true, tcVersion: 1 };
    const id = await insertMember(deps.db, {
      ...known,
      email: `many-${at}@example.com`,
      passwordHash: 'none',
      birthDate: '1988-04-12',
      memberSince: '2026-01-01',
    });
    if (id !== undefined) ids.push(id);
  }
  return ids;
}

let newcomers = 300_000;

/** Somebody who has asked for nothing yet, logged in. */
export function newcomer(site: TestGateway): Promise<TestBrowser> {
  newcomers += 1;
  return loggedIn(site, String(newcomers));
}

/** The transaction id of an address check of a sentinel's home. */
export async function checkHome(browser: HttpBrowser, id: SentinelId, streetNumber?: string): Promise<string> {
  const { value, also } = sentinel(id);
  const query = new URLSearchParams({ postcode: value, streetNumber: streetNumber ?? also?.streetNumber ?? '' });
  const checked = await browser.get<{ transactionId: string }>(
    `/broadband/v2/postcode-checker/address/search?${query}`,
  );
  return checked.body.transactionId;
}

/** Checks a home and makes a plan for it. */
export async function makePlan(
  browser: HttpBrowser,
  id: SentinelId,
  productId = productIds.mbps150,
  streetNumber?: string,
): Promise<Plan> {
  const nccTransactionId = await checkHome(browser, id, streetNumber);
  const answer = await browser.send<Plan>('POST', '/broadband/v1/plans', { productId, nccTransactionId });
  expect(answer).toMatchObject({ status: 201 });
  return answer.body;
}
