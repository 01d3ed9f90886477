import { expect, test } from '../support/browser/test.ts';
import { pagesOf } from '../support/browser/pages.ts';
import { viewOf } from '../support/browser/view.ts';

/** A member saves a customised plan for later and is told the code and the link. */
const saving = test.extend<{ save: () => Promise<{ email: string; password: string; code: string; link: string }> }>({
  save: async ({ page, pages, view, gateway }, use) =>
    use(async () => {
      const member = await gateway.register();
      await gateway.draftPlan('visits-both');
      await page.goto('/customise-plan');
      await view.isAt(pages.customisingPlan.heading);
      await pages.customisingPlan.saveForLater.click();
      const { saved } = pages.customisingPlan;
      await view.showsDialog('Saved for later');
      const code = (await saved.getByRole('definition').first().textContent()) ?? '';
      const link = (await saved.getByRole('link').getAttribute('href')) ?? '';
      return { ...member, code: code.trim(), link };
    }),
});

saving(
  'an order saved for later comes by email and goes on at once if wished (CU-04)',
  async ({ pages, view, gateway, save }) => {
    const { email, code } = await save();
    await expect.poll(async () => (await gateway.outbox(email)).map(({ body }) => body).join()).toContain(code);
    await pages.customisingPlan.saved.getByRole('button', { name: 'Carry on now' }).click();
    await expect(pages.customisingPlan.saved).toBeHidden();
    await view.isAt(pages.customisingPlan.heading);
  },
);

saving('on another device the code brings the order back after log-in (CU-04)', async ({ browser, save }) => {
  const { code, ...member } = await save();
  const elsewhere = await browser.newContext();
  const page = await elsewhere.newPage();
  const pages = pagesOf(page);
  const view = viewOf(page, 'elsewhere', false);
  await pages.enteringAddress.open();
  await pages.enteringAddress.resume(code.toLowerCase());
  await view.isAt(pages.enteringCredentials.heading);
  await pages.enteringCredentials.logIn(member);
  await view.isAt(pages.customisingPlan.heading);
  await expect(pages.customisingPlan.mesh).toBeChecked();
  await elsewhere.close();
});

saving(
  'on another device the link brings the order back after log-in (CU-04)',
  { tag: '@main' },
  async ({ browser, save }) => {
    const { link, ...member } = await save();
    const elsewhere = await browser.newContext();
    const page = await elsewhere.newPage();
    const pages = pagesOf(page);
    const view = viewOf(page, 'elsewhere', true);
    await page.goto(link);
    await view.isAt(pages.enteringCredentials.heading);
    await pages.enteringCredentials.logIn(member);
    await view.isAt(pages.customisingPlan.heading);
    await expect(pages.customisingPlan.mesh).toBeChecked();
    await pages.customisingPlan.book.click();
    await view.isAt(pages.readingOverview.heading);
    await page.reload();
    await view.isAt(pages.readingOverview.heading);
    await elsewhere.close();
  },
);

saving('a code opens for the member who saved it and for nobody else (CU-04)', async ({ browser, save, gateway }) => {
  const { code } = await save();
  const other = await gateway.registerElsewhere();
  const elsewhere = await browser.newContext();
  const page = await elsewhere.newPage();
  const pages = pagesOf(page);
  const view = viewOf(page, 'elsewhere', true);
  await pages.enteringAddress.open();
  await pages.enteringAddress.resume(code);
  await pages.enteringCredentials.logIn(other);
  await view.shows('We can’t find that code');
  await page.getByRole('button', { name: 'Start from my address' }).click();
  await view.isAt(pages.enteringAddress.heading);
  await elsewhere.close();
});

saving(
  'a link that a member opens who is logged in already asks once, and asks nobody to log in (CU-04)',
  async ({ page, pages, view, save }) => {
    const { code } = await save();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    page.on('framenavigated', (frame) => asked.push(new URL(frame.url()).pathname));
    await page.goto(`/postcode-checker?saved=${code}`);
    await view.isAt(pages.customisingPlan.heading);
    expect(asked.filter((path) => path.endsWith(`/saved-journeys/${code}`))).toHaveLength(1);
    expect(asked.filter((path) => path.startsWith('/auth/'))).toEqual([]);
  },
);

saving(
  'who comes Back from the log-in of a link, and logs in after all, gets the order (CU-04)',
  async ({ browser, save }) => {
    const { code, ...member } = await save();
    const elsewhere = await browser.newContext();
    const page = await elsewhere.newPage();
    const pages = pagesOf(page);
    const view = viewOf(page, 'elsewhere', false);
    await page.goto(`/postcode-checker?saved=${code}`);
    await view.isAt(pages.enteringCredentials.heading);
    await page.goBack();
    await view.isAt(pages.enteringAddress.heading);
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await pages.enteringCredentials.logIn(member);
    await view.isAt(pages.customisingPlan.heading);
    await elsewhere.close();
  },
);

test(
  'Back from the log-in page gives the saved order up and starts from the address (CU-04, RT-03)',
  { tag: '@main' },
  async ({ page, pages, view }) => {
    await pages.enteringAddress.open();
    await pages.enteringAddress.resume('ABCD2345');
    await view.isAt(pages.enteringCredentials.heading);
    await page.goBack();
    await view.isAt(pages.enteringAddress.heading);
  },
);

test('a code that is none is refused before anybody has to log in (CU-04)', async ({ page, pages }) => {
  await pages.enteringAddress.open();
  await pages.enteringAddress.resume('1');
  await expect(page.getByRole('alert')).toBeFocused();
});

test('saving that fails keeps every choice, and trying again saves (CU-04, ER-04)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  await gateway.register();
  await gateway.draftPlan('visits-both');
  await page.goto('/customise-plan');
  await gateway.fault({ operationId: 'saveJourney', status: 503, times: 1 });
  await pages.customisingPlan.saveForLater.click();
  await view.shows('We couldn’t save your order');
  await page.getByRole('button', { name: 'Try again' }).click();
  await view.showsDialog('Saved for later');
});
