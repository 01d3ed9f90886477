import type { Page } from 'playwright';
import { ukDateOf } from '../../platform/clock/clock.ts';
import type { OpenedDatabase } from '../../platform/db/open.ts';
import { makeBusy } from './busy-member.ts';
import { DEMONSTRATION_MEMBER, memberAt } from './member.ts';
import { PressTable, type Press } from './presses.ts';
import { startSite } from './processes.ts';
import type { Section } from './report.ts';

const link = (name: RegExp) => (page: Page) => page.getByRole('main').getByRole('link', { name }).first();

/** What can be pressed on the dashboard of a member who has everything: what stays there, and the ways to other pages. */
const presses: readonly Omit<Press, 'open'>[] = [
  { name: 'menu opens', what: (page) => page.getByRole('button', { name: 'Menu' }).first() },
  { name: 'older messages', what: (page) => page.getByRole('main').locator('summary', { hasText: 'Older messages' }) },
  { name: 'one message', what: (page) => page.getByRole('main').locator('summary').first() },
  { name: 'a kind of message off or on', what: (page) => page.getByRole('main').getByRole('checkbox').first() },
  { name: 'way to a plan', what: link(/See and change your plan/) },
  { name: 'way to the bills', what: link(/See your bills/) },
  { name: 'way to an order', what: link(/See (and change your|this) order/) },
  { name: 'way to the profile', what: link(/Your profile/) },
];

async function openDashboard(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { name: 'Messages' }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** What a press on the dashboard of a busy member costs at a quarter of the speed, with the whole product behind it. */
export async function measureDashboardPresses(databaseUrl: string, { db }: OpenedDatabase): Promise<Section> {
  const site = await startSite(databaseUrl);
  try {
    await makeBusy(db, DEMONSTRATION_MEMBER, ukDateOf(new Date()));
    const table = new PressTable();
    const onDashboard = presses.map((press): Press => ({ ...press, open: openDashboard }));
    await table.take(site.url, await memberAt(site.url), onDashboard, async (page) => {
      await openDashboard(page, site.url);
      await page.getByRole('button', { name: 'Switch on order updates' }).click();
      await page.getByRole('main').getByRole('checkbox').first().waitFor();
    });
    return table.section('Presses on the dashboard');
  } finally {
    await site.stop();
  }
}
