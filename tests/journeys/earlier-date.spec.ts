import type { GatewaySession } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

const pageOf = (orderId: string): string => `/dashboard/orders/${orderId}`;
const headingOfOffer = 'An earlier date for your outside install';

/** A member whose outside visit is ordered for a day before which there are others. */
async function ordered(gateway: GatewaySession) {
  const member = await gateway.register();
  const { id } = await gateway.placeOrder('visits-outside-only', undefined, 4);
  const outside = async () => {
    const { order, earlierDates } = await gateway.memberOrder(id);
    const [visit, earlier] = [order.appointments[0], earlierDates[0]];
    return { visitId: visit?.id ?? '', date: visit?.appointmentDate ?? '', ...earlier };
  };
  return { member, id, outside };
}

test(
  'a member asks to be told of an earlier date, is told by email when one comes free, and takes it (DB-04)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    const { member, id, outside } = await ordered(gateway);
    await page.goto(pageOf(id));
    await view.isAt('Your order');
    const { visitId, date } = await outside();
    await pages.main.button(/^Tell me if an earlier date comes free/).click();
    await expect(page.getByText(/^You’re on the list\. If an earlier date comes free/)).toBeVisible();
    await expect(pages.main.button(/^Stop asking/)).toBeVisible();
    await expect(page.getByRole('region', { name: headingOfOffer })).toBeHidden();

    await gateway.earlierDate(visitId, 'offered');
    const [mail] = await gateway.outbox(member.email);
    expect(mail?.subject).toMatch(/^An earlier date for your outside/);
    const { offer } = await outside();
    await page.goto(new URL(/\S+\/dashboard\/orders\/\S+/.exec(mail?.body ?? '')?.[0] ?? '').pathname);
    await expect(page.getByRole('region', { name: headingOfOffer })).toContainText('Your date now');
    await view.hasNoBarriers('An earlier date on offer');
    await pages.main.button('Take this date').click();
    await expect(page.getByText('The earlier date is yours. We’ve told the network.')).toBeVisible();
    await expect(page.getByRole('region', { name: headingOfOffer })).toBeHidden();
    const moved = await outside();
    expect(moved).toMatchObject({ date: offer?.date, asked: false, offer: null });
    expect(moved.date <= date).toBe(true);
  },
);

test('who keeps their date stays on the list, until they stop asking (DB-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { id, outside } = await ordered(gateway);
  const { visitId, date } = await outside();
  await gateway.earlierDate(visitId, 'asked');
  await gateway.earlierDate(visitId, 'offered');
  await page.goto(pageOf(id));
  await view.opensWith('Your order');
  await pages.main.button('Keep my date').click();
  await expect(page.getByText(/^You’ve kept your date\. You’re still on the list/)).toBeVisible();
  expect(await outside()).toMatchObject({ date, asked: true });
  await pages.main.button(/^Stop asking/).click();
  await expect(page.getByText(/^You’re off the list for an earlier date/)).toBeVisible();
  expect(await outside()).toMatchObject({ date, asked: false, offer: null });
});

test('an offer whose time ran out on an open page is gone, and the visit keeps its date (DB-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { id, outside } = await ordered(gateway);
  const { visitId, date } = await outside();
  await gateway.earlierDate(visitId, 'asked');
  await gateway.earlierDate(visitId, 'offered');
  await page.goto(pageOf(id));
  await view.opensWith('Your order');
  await expect(page.getByRole('region', { name: headingOfOffer })).toBeVisible();
  await gateway.earlierDate(visitId, 'over');
  await pages.main.button('Take this date').click();
  await view.isAt('That earlier date has gone');
  await pages.main.button('Back to your order').click();
  await view.isAt('Your order');
  expect(await outside()).toMatchObject({ date, asked: true });
});
