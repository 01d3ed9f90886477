import { expect } from 'vitest';
import type { TestBrowser, TestGateway } from './gateway.ts';

/** The password of every new member. */
export const password = 'correct horse battery';

let people = 0;

/** Somebody who has just registered and is logged in, with an e-mail address that nobody else has. */
export async function newMember(
  site: Pick<TestGateway, 'browser'>,
): Promise<{ email: string; password: string; browser: TestBrowser }> {
  const browser = site.browser();
  const email = `dunlin${++people}@example.com`;
  const names = { firstName: 'Dunlin', lastName: 'Archer', birthDate: '1988-04-12' };
  const registered = await browser.send('POST', '/auth-api/v1/register', { email, password, ...names });
  expect(registered).toMatchObject({ status: 201 });
  return { email, password, browser };
}
