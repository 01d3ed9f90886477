import type { Locator, Page } from 'playwright';
import { createBrowser, type HttpBrowser } from '../../gateway/testing/browser.ts';
import { makePlan } from '../../gateway/testing/customer.ts';
import { holdVisits } from '../../gateway/testing/orders.ts';
import { PressTable, type Press } from './presses.ts';
import { startSite } from './processes.ts';
import type { Section } from './report.ts';

/** A new member who has chosen a plan for a home that both visits are needed at, and what goes with it. Gives the plan's id. */
async function choosePlan(member: HttpBrowser): Promise<string> {
  const email = `wren.${Date.now()}@example.com`;
  const person = { firstName: 'Wren', lastName: 'Fairweather', birthDate: '1990-03-14', phone: '07700 900321' };
  const account = { ...person, email, password: 'presses-of-the-bench-1' };
  await member.send('POST', '/auth-api/v1/register', account);
  // The token belongs to the session, which is another one now.
  await member.get('/v1/csrf');
  const { id, productId, earliestActivationDate: connectionDate } = await makePlan(member, 'visits-both');
  const { status } = await member.send('PUT', `/broadband/v1/plans/${id}/customisation`, {
    productId,
    meshWifi: true,
    connectionDate,
  });
  if (status !== 200) throw new Error(`The choices of the plan were answered with ${status}`);
  return id;
}

const at =
  (path: string, heading: string): Press['open'] =>
  async (page, url) => {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    // A dialog that a press before has opened is open after a reload, too.
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();
const switching = at('/switch', 'Do you have broadband at this address?');
const customising = at('/customise-plan', 'Make it yours');
const reviewing = at('/order-confirmation', 'Review order');

/** The dates of both visits, by what is read before them, which is read once. */
const dates: Press['open'] = async (page, url) => {
  await page.goto(`${url}/book-install`);
  const [overview, keyInfo, more] = ['Continue', 'Choose your dates', 'More dates'].map((name) =>
    page.getByRole('button', { name, exact: true }),
  ) as [Locator, Locator, Locator];
  await overview.or(keyInfo).or(more).waitFor();
  if (await overview.isVisible()) await overview.click();
  await keyInfo.or(more).waitFor();
  if (await keyInfo.isVisible()) await keyInfo.click();
  await more.waitFor();
  await page.waitForLoadState('networkidle');
};

/** What changes the summary of the order, what opens, and the ways to the next view. */
const beforeTheVisits: readonly Press[] = [
  { name: 'an answer about the switch', open: switching, what: (page) => page.getByRole('radio').first() },
  { name: 'mesh off', open: customising, what: (page) => page.getByRole('checkbox', { name: /mesh/i }).first() },
  { name: 'another length', open: customising, what: (page) => page.getByRole('radio', { name: /rolling/ }) },
  { name: 'the summary opens', open: customising, what: button('View summary') },
  { name: 'only Fridays', open: dates, what: (page) => page.getByText('Only Fridays') },
  { name: 'more dates', open: dates, what: button('More dates') },
];
const withVisits: readonly Press[] = [
  { name: 'the contract is accepted', open: reviewing, what: (page) => page.getByRole('checkbox').first() },
  { name: 'a refused order', open: reviewing, what: button('Place order') },
  {
    name: 'a way back to the plan',
    open: reviewing,
    what: (page) => page.getByRole('link', { name: /^Change/ }).first(),
  },
];

/** What a press in the middle of an order costs at a quarter of the speed, also while the summary changes. */
export async function measureOrderPresses(databaseUrl: string): Promise<Section> {
  const site = await startSite(databaseUrl);
  try {
    const member = createBrowser(fetch, site.url);
    const planId = await choosePlan(member);
    const table = new PressTable();
    await table.take(site.url, member, beforeTheVisits);
    await holdVisits(member, planId);
    await table.take(site.url, member, withVisits);
    return table.section('Presses in the order');
  } finally {
    await site.stop();
  }
}
