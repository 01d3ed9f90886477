import type { Page } from '@playwright/test';
import { arrive } from '../support/browser/arrive.ts';
import { expect, test } from '../support/browser/test.ts';

type Entry = Record<string, unknown> & { event?: string };

const layerOf = (page: Page): Promise<Entry[]> =>
  page.evaluate(() => (window as { dataLayer?: Entry[] }).dataLayer ?? []);
const namesOf = async (page: Page): Promise<string[]> => (await layerOf(page)).map(({ event }) => String(event));

/** Events in the order in which they happened; form fields and the steps of journeys have tests of their own. */
async function expectEvents(page: Page, events: string[]): Promise<void> {
  await expect
    .poll(async () => (await namesOf(page)).filter((name) => !name.startsWith('form_field') && name !== 'step_shown'), {
      timeout: 15_000,
    })
    .toEqual(events);
}

test(
  'an order up to the visits is told step by step, on the page and nowhere else, with nobody in it (SC-15)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    const member = await gateway.register();
    await pages.enteringAddressByHand.checkHome('visits-both');
    await pages.addressOutcome.showPlans.click();
    await view.isAt(pages.choosingPlan.heading);
    await pages.choosingPlan.select('500 Mbps').dblclick();
    await pages.choosingSwitch.none();
    await view.isAt(pages.customisingPlan.heading);
    await pages.customisingPlan.mesh.check();
    await pages.customisingPlan.book.click();
    await view.isAt(pages.readingOverview.heading);

    const walked = [
      'page_view',
      'address_checked',
      'page_view',
      'plan_selected',
      'page_view',
      'switch_wish_given',
      'page_view',
      'plan_customised',
      'page_view',
    ];
    await expectEvents(page, walked);
    const layer = await layerOf(page);
    expect(layer.filter(({ event }) => event === 'page_view').map((entry) => entry['page_path'])).toEqual([
      '/postcode-checker',
      '/choose-plan',
      '/switch',
      '/customise-plan',
      '/book-install',
    ]);
    expect(layer.find(({ event }) => event === 'address_checked')).toEqual({
      event: 'address_checked',
      status: 'SINGLE_ADDRESS_MATCH',
    });
    expect(layer.find(({ event }) => event === 'plan_selected')).toMatchObject({
      speed_in_mbps: 500,
      monthly_price_in_pence: 3500,
      contract_months: 12,
    });
    expect(layer.find(({ event }) => event === 'plan_customised')).toMatchObject({ mesh_wifi: true });

    const told = JSON.stringify(layer).toLowerCase();
    for (const mine of [member.firstName, member.lastName, member.email, member.phone, 'LK', 'larkhaven'])
      expect(told, `${mine} is in the data layer`).not.toContain(mine.toLowerCase());
    expect(sent.filter((request) => walked.some((name) => request.includes(name)))).toEqual([]);
  },
);

test('an order is told with its id, once; a reload tells its page and nothing else (SC-15, SC-19)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-none');
  await page.goto('/book-install');
  await pages.readingOverview.review.click();
  await pages.reviewingOrder.accept.check();
  await pages.reviewingOrder.placeOrder.dblclick();
  await view.isAt(pages.orderPlaced.heading);
  const [order] = await gateway.orders();
  await expect.poll(() => namesOf(page)).toContain('order_placed');
  const placed = (await layerOf(page)).filter(({ event }) => event === 'order_placed');
  expect(placed).toHaveLength(1);
  expect(placed[0]).toMatchObject({ order_id: order?.id, mesh_wifi: true });

  await page.reload();
  await view.isAt(pages.orderPlaced.heading);
  await page.keyboard.press('Tab');
  await expectEvents(page, ['page_view']);
});

test('what is typed is told by the field’s name alone; a link that is clicked twice, once (SC-18)', async ({
  page,
  pages,
}) => {
  await arrive(page, '/register-interest');
  const { enteringDetails } = pages;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(enteringDetails.heading);
  await enteringDetails.firstName.fill('Wren');
  await enteringDetails.lastName.focus();
  await enteringDetails.email.fill('wren@example.com');
  await enteringDetails.firstName.focus();
  await expect
    .poll(async () => (await layerOf(page)).flatMap(({ event, field }) => (field ? [`${event} ${String(field)}`] : [])))
    .toEqual([
      'form_field_focused first_name',
      'form_field_completed first_name',
      'form_field_focused last_name',
      'form_field_focused email',
      'form_field_completed email',
    ]);
  expect(JSON.stringify(await layerOf(page)).toLowerCase()).not.toContain('wren');
});

test(
  'a link of the navigation is told by its id, once for a double click',
  { tag: '@both' },
  async ({ page }, info) => {
    test.skip(info.project.name !== 'desktop', 'the navigation of a wide screen');
    await arrive(page);
    const link = page.locator('[data-analytics-id]').first();
    const id = await link.getAttribute('data-analytics-id');
    await link.dblclick();
    await expect
      .poll(async () =>
        (await layerOf(page)).filter(({ event }) => event === 'navigation_click').map((entry) => entry['link_id']),
      )
      .toEqual([id]);
  },
);

test('what did not work is told by its kind and code, not in its words', async ({ page, pages, view, gateway }) => {
  await gateway.fault({ operationId: 'listProductsForHome', status: 503, times: 1 });
  await gateway.fault({ operationId: 'listProducts', status: 503, times: 1 });
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await view.isAt('We couldn’t fetch the plans');
  await expect
    .poll(async () => (await layerOf(page)).filter(({ event }) => event === 'error_shown'))
    .toEqual([
      expect.objectContaining({ kind: 'HttpError', status: 503, journey: 'choosePlan', state: 'plansNotLoaded' }),
    ]);
});
