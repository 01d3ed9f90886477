import type { SentinelId } from '../../gateway/scenarios/sentinels.ts';
import { homeOf } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

type WayOn = 'plans' | 'interest' | 'byHand' | 'change' | 'chat' | 'retry';

/** Every answer of the network: what the customer reads, and all the ways on (decisions, "Address statuses"). */
const outcomes: { id: SentinelId; row: string; heading: string; ways: WayOn[] }[] = [
  { id: 'address-single-match', row: 'AD-12', heading: 'Good news, we cover your address', ways: ['plans', 'change'] },
  { id: 'address-no-match', row: 'AD-14', heading: 'We can’t find that address', ways: ['byHand', 'change'] },
  { id: 'address-no-products', row: 'AD-16', heading: 'We’re not in your area yet', ways: ['interest', 'change'] },
  { id: 'address-no-uprn', row: 'AD-17', heading: 'We can’t confirm this home', ways: ['byHand', 'chat', 'change'] },
  { id: 'address-no-switching', row: 'AD-18', heading: 'We can’t switch you here yet', ways: ['interest', 'change'] },
  {
    id: 'address-install-type',
    row: 'AD-19',
    heading: 'Your home needs an installation we don’t offer yet',
    ways: ['interest', 'change'],
  },
  { id: 'address-premise-type', row: 'AD-20', heading: 'This isn’t a home we can supply', ways: ['change'] },
  {
    id: 'address-no-forecast',
    row: 'AD-21',
    heading: 'No engineer dates in your area yet',
    ways: ['interest', 'change'],
  },
  {
    id: 'address-point-to-point',
    row: 'AD-22',
    heading: 'Your building is connected another way',
    ways: ['interest', 'chat', 'change'],
  },
  {
    id: 'address-restricted',
    row: 'AD-23',
    heading: 'Someone’s permission is needed first',
    ways: ['interest', 'change'],
  },
  {
    id: 'address-unknown-status',
    row: 'AD-24',
    heading: 'We couldn’t check this one',
    ways: ['retry', 'chat', 'change'],
  },
];

for (const { id, row, heading, ways } of outcomes)
  test(`a customer at ${id.replace('address-', '').replaceAll('-', ' ')} reads "${heading}" and can go on (${row})`, async ({
    pages,
    view,
    browserConsole,
  }) => {
    const { addressOutcome, enteringAddressByHand, enteringAddress } = pages;
    browserConsole.expect(/^Unknown address check status/);
    await enteringAddressByHand.checkHome(id);
    await view.shows(heading);
    const shown = {
      plans: addressOutcome.showPlans,
      interest: addressOutcome.beFirstToKnow,
      byHand: addressOutcome.byHand,
      change: addressOutcome.changeAddress,
      chat: addressOutcome.chat,
      retry: addressOutcome.retry,
    };
    for (const way of ways) await expect(shown[way]).toBeVisible();
    await addressOutcome.changeAddress.click();
    await view.isAt(enteringAddress.heading);
  });

test(
  'a customer whose number matches several homes chooses theirs and sees the plans (AD-13)',
  { tag: '@main' },
  async ({ page, pages, view }) => {
    await pages.enteringAddressByHand.checkHome('address-multiple-match');
    await view.shows('We found more than one home');
    await page.getByRole('button', { name: 'This is my home' }).click();
    await expect(page.getByRole('alert')).toContainText('There is a problem');
    await page.getByRole('radio', { name: /12B/ }).check();
    await page.getByRole('button', { name: 'This is my home' }).click();
    await view.shows(pages.addressOutcome.served);
    await expect(page.getByText(/12B/)).toBeVisible();
    await pages.addressOutcome.showPlans.click();
    await view.isAt(pages.choosingPlan.heading);
  },
);

test('a customer whose number matches too many homes adds a house number or name (AD-15)', async ({
  page,
  pages,
  view,
}) => {
  await pages.enteringAddressByHand.checkHome('address-too-many');
  await view.shows('That matches too many homes');
  await page.getByRole('button', { name: 'Add a house number or name' }).click();
  await view.shows(pages.enteringAddressByHand.heading);
  await expect(pages.enteringAddressByHand.postcode).toHaveValue('LK9 1TA');
});

test('where we cannot switch a customer, they may order without switching (AD-18)', async ({ page, pages, view }) => {
  await pages.enteringAddressByHand.checkHome('address-no-switching');
  await view.isAt('We can’t switch you here yet');
  await page.getByRole('button', { name: 'Order without switching' }).click();
  await view.isAt(pages.choosingPlan.heading);
});

test('a home with our service offers the chat, and plans to somebody who moves in (AD-24)', async ({
  page,
  pages,
  view,
}) => {
  await pages.enteringAddressByHand.checkHome('address-active-service');
  await view.shows('This home already has our broadband');
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Chat with us' })).toBeVisible();
  await page.getByRole('button', { name: 'I’m moving in' }).click();
  await view.isAt(pages.choosingPlan.heading);
});

test('a home with a name and no number is found by its name (AD-02)', async ({ page, pages, view }) => {
  await pages.enteringAddressByHand.checkHome('address-house-name');
  await view.isAt(pages.addressOutcome.served);
  await expect(page.getByText(/Gull Cottage/)).toBeVisible();
});

test('an empty search and an incomplete address are refused in words (AD-02, AD-07, AD-11)', async ({
  page,
  pages,
  view,
}) => {
  await pages.enteringAddress.open();
  await pages.enteringAddress.submit.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('There is a problem');
  await expect(pages.enteringAddress.box).toHaveAttribute('aria-invalid', 'true');
  await pages.enteringAddress.byHand.click();
  await view.shows(pages.enteringAddressByHand.heading);
  await pages.enteringAddressByHand.check({ postcode: 'nowhere', streetNumber: '' });
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await view.hasNoBarriers('Enter your address, refused');
  await page.getByRole('alert').getByRole('link').first().click();
  await expect(pages.enteringAddressByHand.postcode).toBeFocused();
  await expect(pages.enteringAddressByHand.postcode).toHaveValue('nowhere');
});

test('suggestions come while the customer types, open, and close again (AD-05, AD-08)', async ({ page, pages }) => {
  const { enteringAddress } = pages;
  await enteringAddress.open();
  await enteringAddress.box.pressSequentially('heron way');
  const street = enteringAddress.suggestion(/^Heron Way/).first();
  await expect(street.locator('mark').first()).toHaveText('Heron');
  await street.click();
  await expect(enteringAddress.back).toBeVisible();
  await expect.poll(() => enteringAddress.suggestions.count()).toBeGreaterThan(1);
  await enteringAddress.back.click();
  await expect(street).toBeVisible();
  await enteringAddress.box.fill('xqzzyx wvvqk');
  await expect(page.getByText('Nothing matches that.')).toBeVisible();
});

test('a customer without a mouse is led from list to list, hears how much each holds, and back (AD-08)', async ({
  page,
  pages,
  view,
}) => {
  const { enteringAddress } = pages;
  await enteringAddress.open();
  await enteringAddress.box.fill('Heron Way');
  const found = page.locator('[aria-live=polite]').filter({ hasText: /found$/ });
  await expect(found).toHaveText('1 result found');
  // Past the button of the search and the way to the form.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  for (const row of [/^Heron Way/, /^1 to 5/]) {
    await expect(enteringAddress.suggestion(row).first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(enteringAddress.suggestion(/Heron Way/).first()).toBeFocused();
  await expect(found).toHaveText('5 addresses found');
  await view.hasNoBarriers('Addresses that match');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(enteringAddress.suggestion(/^1 to 5/)).toBeFocused();
});

test(
  'a customer types a postcode and picks their home from all that it has, without a mouse (AD-08)',
  { tag: '@both' },
  async ({ page, pages, view }) => {
    const { enteringAddress } = pages;
    await enteringAddress.open();
    await enteringAddress.box.fill('lk11aa');
    const homes = page.getByRole('list', { name: 'Homes at LK1 1AA' }).getByRole('button');
    await expect(homes).toHaveCount(19);
    await view.hasNoBarriers('Homes of a postcode');
    for (let press = 0; press < 2; press += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'My home is not in this list' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(homes.first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: '18 Heron Way' })).toBeInViewport();
    await page.keyboard.press('Home');
    for (let row = 0; row < 3; row += 1) await page.keyboard.press('ArrowDown');
    await expect(homes.nth(3)).toHaveText('4 Heron Way');
    await page.keyboard.press('Enter');
    await view.isAt(pages.addressOutcome.served);
  },
);

test('a customer who misses their home in the list types it by hand, with the postcode there (AD-08)', async ({
  page,
  pages,
  view,
}) => {
  await pages.enteringAddress.open();
  await pages.enteringAddress.search('lk1 1aa');
  await page.getByRole('button', { name: 'My home is not in this list' }).click();
  await view.shows(pages.enteringAddressByHand.heading);
  await expect(pages.enteringAddressByHand.postcode).toHaveValue('LK1 1AA');
  await page.getByRole('button', { name: 'Search instead' }).click();
  await expect(page.getByRole('list', { name: 'Homes at LK1 1AA' })).toBeVisible();
});

test('a search that gets no answer can be tried again with nothing to type (AD-06, ER-04)', async ({
  page,
  pages,
  gateway,
}) => {
  await gateway.fault({ operationId: 'findCapture', status: 503 });
  await pages.enteringAddress.open();
  await pages.enteringAddress.search('Heron Way');
  await expect(page.getByText('The address search isn’t responding.')).toBeVisible();
  await gateway.endFaults();
  await page.getByRole('button', { name: 'Search again' }).click();
  await expect(pages.enteringAddress.suggestion(/^Heron Way/).first()).toBeVisible();
});

test('a check whose connection drops keeps the address, and trying again finds the home (AD-12, ER-04)', async ({
  pages,
  view,
  gateway,
}) => {
  await gateway.fault({ operationId: 'checkAddress', drop: true, times: 1 });
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await view.shows('We couldn’t check your address');
  await pages.addressOutcome.retry.click();
  await view.isAt(pages.addressOutcome.served);
});

test('a check whose answer makes no sense is a failure in words (ER-11)', async ({ pages, view, gateway }) => {
  await gateway.fault({ operationId: 'checkAddress', malformed: true, times: 1 });
  await pages.enteringAddressByHand.checkHome('address-single-match');
  await view.isAt('We couldn’t check your address');
  await pages.addressOutcome.retry.click();
  await view.isAt(pages.addressOutcome.served);
});

test('while a slow gateway checks the address the form stays, and says what is checked (AD-02)', async ({
  page,
  pages,
  view,
  gateway,
}) => {
  const { enteringAddressByHand } = pages;
  const home = homeOf('address-single-match');
  await gateway.fault({ operationId: 'checkAddress', delayMs: 1500, times: 1 });
  await enteringAddressByHand.checkHome('address-single-match');
  await expect(page.getByText(`Checking ${home.streetNumber}, ${home.postcode}`)).toBeVisible();
  await expect(enteringAddressByHand.postcode).toHaveValue(home.postcode);
  await expect(enteringAddressByHand.streetNumber).toHaveValue(home.streetNumber);
  await expect(enteringAddressByHand.submit).toBeFocused();
  await view.isAt(pages.addressOutcome.served);
});

test('a postcode with a letter for a figure is checked as it was meant (AD-11)', async ({ page, pages, view }) => {
  await page.goto('/postcode-checker');
  await pages.enteringAddress.byHand.click();
  await pages.enteringAddressByHand.check({ postcode: 'LKI 1AA', streetNumber: '4' });
  await view.isAt(pages.addressOutcome.served);
});
