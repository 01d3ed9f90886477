import { expect, type Page } from '@playwright/test';

type StandIn = { name: string; settings?: unknown; read?: unknown[]; told?: unknown[] };

/** What the stand-ins for the scripts of others have noted, in the order in which they were loaded. */
export const standIns = (page: Page): Promise<StandIn[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'standIns') as StandIn[] | undefined).then((found) => found ?? []);

export async function expectStandIns(page: Page, names: string[]): Promise<void> {
  await expect.poll(async () => (await standIns(page)).map(({ name }) => name)).toEqual(names);
}

/** Everything that the browser keeps for the site, by name. */
export async function keptNames(page: Page): Promise<{ cookies: string[]; local: string[]; session: string[] }> {
  const cookies = (await page.context().cookies()).map(({ name }) => name).toSorted();
  const [local, session] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const);
  return { cookies, local: local.toSorted(), session: session.toSorted() };
}
