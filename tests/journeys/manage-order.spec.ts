import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/browser/test.ts';

const pageOf = (orderId: string): string => `/dashboard/orders/${orderId}`;

test(
  'a member comes from the confirmation to their order, moves a visit, tells the engineer something and cancels (DB-01, DB-04, DB-06, BK-26)',
  { tag: '@main' },
  async ({ page, pages, view, gateway }) => {
    await gateway.register();
    const { id } = await gateway.placeOrder('visits-both');
    await page.goto('/order-summary');
    await view.shows(pages.orderPlaced.heading);
    await pages.main.link('See your order').click();
    await expect(page).toHaveURL(pageOf(id));
    await view.isAt('Your order');

    const { order: before } = await gateway.memberOrder(id);
    await pages.main.button(/^Change date \(Home install/).click();
    await pages.choosingDate.take(1);
    await expect(page.getByText('Your visit has a new date.')).toBeVisible();
    const { order: moved, promises } = await gateway.memberOrder(id);
    const homeOf = ({ appointments }: typeof before) => appointments.find(({ visitType }) => visitType === 'IN_HOME');
    expect(homeOf(moved)?.appointmentDate).not.toBe(homeOf(before)?.appointmentDate);
    expect(promises.map(({ kind, state, causedBy }) => [kind, state, causedBy])).toContainEqual([
      'HOME_VISIT',
      'MOVED',
      'CUSTOMER',
    ]);
    await expect(page.getByText(/^Moved by you/)).toBeVisible();

    await pages.main.button(/^Change contact or notes \(Outside install/).click();
    await pages.changingDetails.anythingElse.fill('The gate sticks');
    await pages.changingDetails.confirm.click();
    await expect(page.getByText('Your engineer will get the new details.')).toBeVisible();
    await expect(page.getByText('The gate sticks')).toBeVisible();
    await page.reload();
    await expect(page.getByText('The gate sticks')).toBeVisible();

    await pages.main.button('Cancel order').click();
    await page.getByRole('button', { name: 'Yes, cancel my order' }).click();
    await expect(page.getByText('We’re cancelling your order. You won’t be charged.')).toBeVisible();
    await expect(pages.main.button('Cancel order')).toBeHidden();
    expect((await gateway.memberOrder(id)).order.state).toBe('CANCELLING');
  },
);

test('a visit goes into the customer’s calendar as a file (BK-29)', async ({ page, pages, view, gateway }) => {
  await gateway.register();
  const { id } = await gateway.placeOrder('visits-single');
  await page.goto(pageOf(id));
  await view.opensWith('Your order');
  const download = page.waitForEvent('download');
  await pages.main.button(/^Add to calendar \(Home install/).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^[a-z-]+-\d{4}-\d{2}-\d{2}\.ics$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('BEGIN:VEVENT');
  expect(text.replaceAll('\r\n ', '')).toContain(pageOf(id));
});

test('nobody sees another member’s order, and an address without one says so (OR-05, ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  const { id } = await gateway.placeOrder('visits-none');
  await gateway.register();
  await page.goto(pageOf(id));
  await view.opensWith('We can’t find that order');
  await page.goto(pageOf('no-order'));
  await view.isAt('We can’t find that order');
  await pages.main.link('Go to your dashboard').click();
  await expect(page).toHaveURL('/dashboard');
});

test('the link in an e-mail leads through the log-in to the order (OR-07, AU-08)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.register();
  const { id } = await gateway.placeOrder('visits-none');
  const [link] = (await gateway.outbox(member.email)).flatMap(
    ({ body }) => /\S+\/dashboard\/orders\/\S+/.exec(body) ?? [],
  );
  await gateway.endEverySession();
  await page.goto(new URL(link ?? '').pathname);
  await pages.enteringCredentials.logIn(member);
  await expect(page).toHaveURL(pageOf(id));
  await view.isAt('Your order');
});

test('an order that was cancelled in another tab cannot be moved here, and says so (DB-04, DB-06)', async ({
  page,
  pages,
  view,
  gateway,
  context,
}) => {
  await gateway.register();
  const { id } = await gateway.placeOrder('visits-single');
  await page.goto(pageOf(id));
  await view.isAt('Your order');
  await pages.main.button(/^Change contact or notes/).click();
  const other = await context.newPage();
  await other.goto(pageOf(id));
  await other.getByRole('button', { name: 'Cancel order' }).click();
  await other.getByRole('button', { name: 'Yes, cancel my order' }).click();
  await expect(other.getByText('We’re cancelling your order. You won’t be charged.')).toBeVisible();
  await pages.changingDetails.anythingElse.fill('Ring twice');
  await pages.changingDetails.confirm.click();
  await expect(page.getByText('This order is being cancelled, so nothing has been changed.')).toBeVisible();
});
