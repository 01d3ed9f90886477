import type { Locator, Page } from 'playwright';
import { sentinel } from '../../gateway/scenarios/sentinels.ts';
import { createBrowser, type HttpBrowser } from '../../gateway/testing/browser.ts';
import type { components } from '../../openapi/generated/gateway.d.ts';
import { PressTable, type Press } from './presses.ts';
import { start } from './processes.ts';
import type { Section } from './report.ts';

type Schemas = components['schemas'];

const contact = { firstName: 'Wren', lastName: 'Fairweather', phone: '07700 900321' };

/** The answer to a call that has to succeed. */
async function done<Body>(call: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(`The gateway answered ${status}: ${JSON.stringify(body)}`);
  return body;
}

/** A new member who has chosen a plan for a home that both visits are needed at. Gives the plan's id. */
async function choosePlan(browser: HttpBrowser): Promise<string> {
  const { value: postcode, also } = sentinel('visits-both');
  const home = new URLSearchParams({ postcode, streetNumber: also?.streetNumber ?? '' });
  await browser.get('/v1/csrf');
  const email = `wren.${Date.now()}@example.com`;
  const account = { ...contact, email, password: 'presses-of-the-bench-1', birthDate: '1990-03-14' };
  await done(browser.send('POST', '/auth-api/v1/register', account));
  await browser.get('/v1/csrf');
  const found = await done(
    browser.get<Schemas['AddressCheckResult']>(`/broadband/v2/postcode-checker/address/search?${home}`),
  );
  const [product] = await done(browser.get<Schemas['Product'][]>('/broadband/v1/products'));
  const productId = product?.productId ?? '';
  const plan = await done(
    browser.send<Schemas['Plan']>('POST', '/broadband/v1/plans', { productId, nccTransactionId: found.transactionId }),
  );
  const connectionDate = plan.earliestActivationDate;
  const customisation = { productId, meshWifi: true, connectionDate };
  await done(browser.send('PUT', `/broadband/v1/plans/${plan.id}/customisation`, customisation));
  return plan.id;
}

/** Books the first free day of each visit, so that the order can be reviewed. */
async function bookVisits(browser: HttpBrowser, planId: string): Promise<void> {
  const of = `/broadband/v1/plans/${planId}`;
  const installation = await done(browser.send<Schemas['Installation']>('POST', `${of}/installations`, {}));
  for (const visit of [installation.preworkAppointment, installation.inhomeAppointment]) {
    if (!visit) throw new Error('The home needs both visits');
    const free = await done(
      browser.get<Schemas['Availability']>(`/broadband/v1/appointments/${visit.id}/availabilities`),
    );
    const [day] = free.groupedAvailableAppointments ?? [];
    const [time] = day?.timeSlots ?? [];
    await done(
      browser.send('PATCH', `/broadband/v2/appointments/${visit.id}`, {
        appointmentId: visit.id,
        date: day?.date,
        slot: time?.slot,
        formattedSlot: time?.formattedArrivalTime,
        contactFirstName: contact.firstName,
        contactLastName: contact.lastName,
        contactPhoneNumber: contact.phone,
      }),
    );
  }
  const { firstName, lastName, phone: primaryPhoneNumber } = contact;
  await done(
    browser.send('POST', `${of}/appointments/reservation`, {
      contactDetails: { firstName, lastName, primaryPhoneNumber },
    }),
  );
}

const at =
  (path: string, heading: string | RegExp): Press['open'] =>
  async (page, url) => {
    await page.goto(url + path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    // A dialog that a press before has opened is open after a reload, too.
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0) await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  };

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const customising = at('/customise-plan', 'Make it yours');
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

const switching = at('/switch', 'Do you have broadband at this address?');
const reviewing = at('/order-confirmation', 'Review order');

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
  const site = await start('scripts/start.ts', {
    ENVIRONMENT: 'dev',
    TEST_TOOLS: 'off',
    ANSWER_CHECKS: 'off',
    DATABASE_URL: databaseUrl,
  });
  try {
    const member = createBrowser(fetch, site.url);
    const planId = await choosePlan(member);
    const table = new PressTable();
    await table.take(site.url, member, beforeTheVisits);
    await bookVisits(member, planId);
    await table.take(site.url, member, withVisits);
    return table.section('Presses in the order');
  } finally {
    await site.stop();
  }
}
