import { expect, test } from '../support/browser/test.ts';

test(
  'a visitor compares the three plans: what all have, then speed, price, length and set-up of each (PL-03, PL-05)',
  { tag: ['@main', '@both'] },
  async ({ page, pages, view }) => {
    const { choosingPlan } = pages;
    await pages.enteringAddressByHand.checkHome('address-single-match');
    await pages.addressOutcome.showPlans.click();
    await view.shows(choosingPlan.heading);
    await expect(choosingPlan.cards).toHaveText([
      /Most popular.*150.*£25.*a month.*12 months · VAT included · Free set-up.*75 Mbps.*about 45 minutes.*£300/s,
      /500.*£35.*a month.*12 months.*450 Mbps.*250 Mbps.*about 14 minutes.*£420/s,
      /1.*Gbps.*£45.*a month.*12 months.*900 Mbps.*500 Mbps.*about 7 minutes.*£540/s,
    ]);
    await expect(page.getByText('No mid-contract price rises')).toHaveCount(1);
    const tops = await choosingPlan.cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    const document = await page.request.get((await choosingPlan.summary('1 Gbps').getAttribute('href')) ?? '');
    expect(document.headers()['content-type']).toBe('application/pdf');
    const abreast = (page.viewportSize()?.width ?? 0) >= 768;
    expect(new Set(tops).size).toBe(abreast ? 1 : 3);
  },
);

test('who says by keyboard who lives there is shown the smallest plan that is enough, and no card moves on a tablet (PL-03)', async ({
  page,
  pages,
  view,
}) => {
  const { choosingPlan } = pages;
  // A phone has no room for what the answer may need: it makes some with the press.
  await page.setViewportSize({ width: 768, height: 1024 });
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await view.isAt(choosingPlan.heading);
  // The page on its way has the same heading.
  await expect(choosingPlan.cards).toHaveCount(3);
  const tops = () =>
    choosingPlan.cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top + window.scrollY));
  const before = await tops();
  expect(new Set(before).size, 'rows of plans').toBe(1);
  await choosingPlan.ask.press('Enter');
  await choosingPlan.question.getByRole('radio', { name: '3 or 4' }).press('Space');
  await choosingPlan.question.getByRole('checkbox', { name: 'Play games that stream' }).press('Space');
  await view.hasNoBarriers('Who lives there?');
  await choosingPlan.showPlan.press('Enter');
  await expect(choosingPlan.question).toBeHidden();
  await expect(choosingPlan.cards.filter({ hasText: 'Enough for you' })).toHaveAccessibleName('500 Mbps');
  await expect(page.getByRole('status').filter({ hasText: '500 Mbps is enough' })).toContainText('guarantees 250 Mbps');
  await expect(choosingPlan.ask).toBeFocused();
  await expect(choosingPlan.ask).toHaveText('Change your answers');
  expect(await tops()).toEqual(before);
});

test('who lives there is still known after another page and a reload, and forgotten with another home (PL-03)', async ({
  page,
  pages,
  view,
}) => {
  const { addressOutcome, choosingPlan, homeLine } = pages;
  const enough = choosingPlan.cards.filter({ hasText: 'Enough for you' });
  await pages.enteringAddressByHand.checkHome('visits-both');
  await addressOutcome.showPlans.click();
  await choosingPlan.ask.click();
  await choosingPlan.describe('3 or 4', 'Play games that stream');
  await expect(enough).toHaveAccessibleName('500 Mbps');
  await homeLine.change.click();
  await view.isAt(addressOutcome.served);
  await page.goBack();
  await view.isAt(choosingPlan.heading);
  await expect(enough).toHaveAccessibleName('500 Mbps');
  await homeLine.change.click();
  await view.isAt(addressOutcome.served);
  await page.reload();
  await addressOutcome.showPlans.click();
  await view.isAt(choosingPlan.heading);
  await expect(enough).toHaveAccessibleName('500 Mbps');
  await choosingPlan.ask.click();
  await expect(choosingPlan.question.getByRole('radio', { name: '3 or 4' })).toBeChecked();
  await expect(choosingPlan.question.getByRole('checkbox', { name: 'Play games that stream' })).toBeChecked();
  await page.keyboard.press('Escape');
  await homeLine.change.click();
  await addressOutcome.changeAddress.click();
  await pages.enteringAddress.byHand.click();
  await pages.enteringAddressByHand.check({ postcode: 'LK9 1SA', streetNumber: '7' });
  await addressOutcome.showPlans.click();
  await view.isAt(choosingPlan.heading);
  await expect(choosingPlan.cards).toHaveCount(3);
  await expect(enough).toHaveCount(0);
  await choosingPlan.ask.click();
  await expect(choosingPlan.question.getByRole('radio', { name: '3 or 4' })).not.toBeChecked();
});

test('the rolling contract has its own set-up price, and mesh Wi-Fi is added to the sum (CU-01, CU-02)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { customisingPlan } = pages;
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('150 Mbps').click();
  await pages.choosingSwitch.none();
  await view.isAt(customisingPlan.heading);
  await expect(customisingPlan.length(/12 months/)).toBeChecked();
  await customisingPlan.length(/1 month/).check();
  await customisingPlan.mesh.check();
  await expect(customisingPlan.total).toContainText('£29 a month');
  await customisingPlan.viewSummary.click();
  await expect(customisingPlan.summary).toContainText('£30');
  await page.keyboard.press('Escape');
  await expect(customisingPlan.summary).toBeHidden();
  await expect(page.getByText('on the day of your home install')).toBeVisible();
  await expect(page.getByText('Our engineer will help you connect it')).toBeVisible();
});

test('where no in-home visit decides it, the customer chooses the connection date, never too early (CU-03)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { customisingPlan } = pages;
  await gateway.register();
  await pages.enteringAddressByHand.checkHome('visits-none');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('150 Mbps').click();
  await pages.choosingSwitch.none();
  await view.isAt(customisingPlan.heading);
  await expect(page.getByText('You set it up in minutes')).toBeVisible();
  const earliest = (await customisingPlan.connectionDate.getAttribute('min')) ?? '';
  expect(earliest).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await customisingPlan.connectionDate.fill('2020-01-01');
  await customisingPlan.book.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await view.hasNoBarriers('Make it yours, refused');
  await customisingPlan.connectionDate.fill(earliest);
  await customisingPlan.book.click();
  await view.isAt(pages.readingOverview.noVisitHeading);
});

test('between two pages there is a title and a heading at every moment (RT-05, AU-07)', async ({
  page,
  pages,
  view,
}) => {
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await view.isAt(pages.choosingPlan.heading);
  await page.evaluate(() => {
    const missing = new Set<string>();
    Reflect.set(globalThis, 'missing', missing);
    new MutationObserver(() => {
      if (document.title === '') missing.add('title');
      if (!document.querySelector('h1')) missing.add('heading');
    }).observe(document, { childList: true, subtree: true });
  });
  await pages.choosingPlan.select('500 Mbps').click();
  await view.isAt(pages.enteringRegistration.headingInOrder);
  expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'missing') as Set<string>)])).toEqual([]);
});

test('who wants another plan after all changes it from the page of their account, and orders that one (AU-08)', async ({
  page,
  pages,
  view,
}) => {
  const { choosingPlan, enteringRegistration } = pages;
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await pages.addressOutcome.showPlans.click();
  await choosingPlan.select('500 Mbps').click();
  await view.isAt(enteringRegistration.headingInOrder);
  await expect(pages.homeLine.words).toBeVisible();
  await expect(page.getByText(/^500 Mbps · £35 a month/)).toBeVisible();
  await page.getByRole('link', { name: 'Change plan' }).click();
  await view.isAt(choosingPlan.heading);
  await choosingPlan.select('150 Mbps').click();
  await view.isAt(enteringRegistration.headingInOrder);
  await expect(page.getByText(/^150 Mbps · £25 a month/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText('£25');
  await expect(page.getByRole('link', { name: 'Change plan' })).toHaveCount(1);
});

test('Back and Forward at the page of a new account keep the plan that was picked (AU-08, RT-03)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const member = await gateway.registerElsewhere();
  await pages.enteringAddressByHand.checkHome('visits-both');
  await pages.addressOutcome.showPlans.click();
  await pages.choosingPlan.select('500 Mbps').click();
  await view.isAt(pages.enteringRegistration.headingInOrder);
  await page.goBack();
  await view.isAt(pages.choosingPlan.heading);
  await expect(pages.choosingPlan.select('500 Mbps')).toBeEnabled();
  await page.goForward();
  await pages.enteringRegistration.logIn.click();
  await pages.enteringCredentials.logIn(member);
  await view.isAt(pages.choosingSwitch.heading);
});
