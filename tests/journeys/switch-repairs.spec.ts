import type { SentinelId } from '../../gateway/scenarios/sentinels.ts';
import { HOUSEHOLD_ACCOUNT } from '../../openapi/partners/switching-hub/test-data.ts';
import type { Pages } from '../support/browser/pages.ts';
import { expect } from '../support/browser/test.ts';
import { customerOf, giveProvider, open, riverbourne } from '../support/browser/switching.ts';

/** Each leads from the answer to a match, by what the page offers. */
const correctName =
  (lastName: string) =>
  async ({ switching }: Pages) => {
    await expect(switching.lastName).toBeFocused();
    await switching.lastName.fill(lastName);
    await switching.again.click();
  };
const correctAccount = async ({ switching }: Pages) => {
  await expect(switching.accountNumber).toBeFocused();
  await switching.accountNumber.fill(HOUSEHOLD_ACCOUNT);
  await switching.again.click();
};
const addAccount = async (pages: Pages) => {
  await pages.switching.way('Add my account number').click();
  await correctAccount(pages);
};
const chooseWrenline = async ({ switching }: Pages) => {
  await switching.way('Choose another provider').click();
  await switching.choose('Wrenline Broadband');
  await switching.find.click();
};
const askAgain =
  (name: string) =>
  async ({ switching }: Pages) =>
    switching.way(name).click();

type Repair = { heading: string; says: RegExp; repair: (pages: Pages) => Promise<void> };
type Repairs = Partial<Record<SentinelId, Repair>>;

const correcting = 'Let’s put that right';
const noBroadband = 'Your provider can’t find your broadband';
const unexpected = 'We got an answer we didn’t expect';
const noAnswer = `No answer from ${riverbourne} yet`;

/** One customer meets them one after the other, by what puts them right: a new request. */
const byAnotherRequest: Record<string, Repairs> = {
  'another last name': {
    'switch-1102': { heading: correcting, says: /didn’t get a last name/, repair: correctName('Blanchard') },
    'switch-1108': { heading: correcting, says: /under another last name/, repair: correctName('Mariner') },
    'switch-1121': { heading: correcting, says: /only close to yours/, repair: correctName('Nearhand') },
  },
  'another account number': {
    'switch-1103': { heading: correcting, says: /no account with that number/, repair: correctAccount },
    'switch-1104': { heading: correcting, says: /is closed/, repair: correctAccount },
    'switch-1105': { heading: correcting, says: /not the service we asked about/, repair: correctAccount },
    'switch-1113': { heading: correcting, says: /doesn’t look like a .* account number/, repair: correctAccount },
  },
  'an account number': {
    'switch-1109': { heading: correcting, says: /more than one customer of that name/, repair: correctAccount },
    'switch-1110': { heading: correcting, says: /more than one broadband service/, repair: correctAccount },
    'switch-1115': { heading: 'Your address doesn’t match', says: /no account number to check/, repair: addAccount },
    'switch-1122': { heading: correcting, says: /another last name there/, repair: correctAccount },
  },
  'another provider': {
    'switch-1107': { heading: noBroadband, says: /no customer at that address/, repair: chooseWrenline },
    'switch-1116': { heading: noBroadband, says: /doesn’t have the service/, repair: chooseWrenline },
    'switch-1119': { heading: noBroadband, says: /no broadband on it/, repair: chooseWrenline },
    'switch-1120': { heading: noBroadband, says: /not with the service/, repair: chooseWrenline },
  },
};

/** The provider says so of the first requests of a switch only: each needs a switch of its own. */
const bySameRequest: Repairs = {
  'switch-1111': {
    heading: 'Another change is already under way',
    says: /already being switched/,
    repair: askAgain('Ask again'),
  },
  'switch-1117': { heading: unexpected, says: /couldn’t process our request/, repair: askAgain('Ask again') },
  'switch-1118': { heading: unexpected, says: /couldn’t process our request/, repair: askAgain('Ask again') },
  'switch-unknown-fault': {
    heading: unexpected,
    says: /an answer that we don’t recognise/,
    repair: askAgain('Ask again'),
  },
  'switch-1112': { heading: noAnswer, says: /problem with its own records/, repair: askAgain('Ask again now') },
  'switch-9005': { heading: noAnswer, says: /didn’t get through/, repair: askAgain('Ask again now') },
  'switch-9006': { heading: noAnswer, says: /didn’t get through/, repair: askAgain('Ask again now') },
  'switch-9007': { heading: noAnswer, says: /didn’t get through/, repair: askAgain('Ask again now') },
  'switch-9008': { heading: noAnswer, says: /didn’t answer in time/, repair: askAgain('Ask again now') },
};

const codesOf = (repairs: Repairs) => Object.entries(repairs) as [SentinelId, Repair][];

const test = open.extend<{ readsAndRepairs: (id: SentinelId, repair: Repair) => Promise<void> }>({
  readsAndRepairs: async ({ page, pages, view, answered }, use) =>
    use(async (id, { heading, says, repair }) => {
      const { lastName, accountNumber } = customerOf(id);
      await view.isAt(heading);
      await expect(page.getByRole('main')).toContainText(says);
      await expect(pages.switching.sent).toContainText(lastName);
      await expect(pages.switching.sent).toContainText(accountNumber ?? 'None');
      await expect(pages.switching.without).toBeVisible();
      await view.hasNoBarriersOnce(heading);
      await answered(() => repair(pages));
      await expect(pages.switching.dialog).toBeVisible();
    }),
});

for (const [what, repairs] of Object.entries(byAnotherRequest))
  test(`${codesOf(repairs)
    .map(([id]) => id)
    .join(', ')}: the customer reads what did not match and puts it right with ${what} (SW-07)`, async ({
    pages,
    openDetails,
    answered,
    readsAndRepairs,
  }) => {
    const { switching } = pages;
    await openDetails();
    for (const [nth, [id, repair]] of codesOf(repairs).entries())
      await test.step(id, async () => {
        if (nth > 0) {
          await switching.close.click();
          await switching.way('Choose another provider').click();
          await switching.choose(riverbourne);
        }
        await answered(() => switching.ask({ accountNumber: '', ...customerOf(id) }));
        await readsAndRepairs(id, repair);
      });
  });

for (const [id, repair] of codesOf(bySameRequest))
  test(`${id}: the customer reads why there is no match and asks again (SW-07)`, async ({
    askAs,
    answered,
    readsAndRepairs,
  }) => {
    await answered(() => askAs(id));
    await readsAndRepairs(id, repair);
  });

for (const id of ['switch-1101', 'switch-1106', 'switch-1114'] as const)
  test(`${id}: the customer gives the address on the bill, and nothing else again (SW-07)`, async ({
    page,
    pages,
    view,
    gateway,
    answered,
  }) => {
    const { switching } = pages;
    const customer = customerOf(id);
    await page.clock.install();
    await gateway.register();
    await page.goto('/postcode-checker');
    await pages.enteringAddress.byHand.click();
    await pages.enteringAddressByHand.check({ postcode: 'LK9 2BB', streetNumber: '8' });
    await pages.addressOutcome.showPlans.click();
    await pages.choosingPlan.select('500 Mbps').click();
    await giveProvider(pages);
    await answered(() => switching.ask(customer));
    await view.shows('Your address doesn’t match');
    await switching.way('Check my address').click();
    await view.isAt(pages.addressOutcome.served);
    await pages.addressOutcome.changeAddress.click();
    await pages.enteringAddress.byHand.click();
    await pages.enteringAddressByHand.check({ postcode: 'LK9 2BB', streetNumber: '1' });
    await pages.addressOutcome.showPlans.click();
    await pages.choosingPlan.select('500 Mbps').click();
    await pages.choosingSwitch.answer('switch');
    await view.shows(`Your account with ${riverbourne}`);
    await expect(switching.lastName).toHaveValue(customer.lastName);
    await expect(switching.accountNumber).toHaveValue(customer.accountNumber ?? '');
    await answered(() => switching.find.click());
    await expect(switching.dialog).toBeVisible();
  });

test(
  'what failed is not sent again unchanged; the customer is told so, kindly (SW-07)',
  { tag: '@main' },
  async ({ page, pages, view, askAs, answered }) => {
    await answered(() => askAs('switch-1108'));
    await view.isAt(correcting);
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT') sent += 1;
    });
    await pages.switching.again.click();
    await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toContainText(
      'We sent exactly this before, and the answer would be the same.',
    );
    await view.hasNoBarriers('Unchanged details, refused');
    expect(sent).toBe(0);
    await expect(pages.switching.lastName).toHaveValue('Maiden');
  },
);

test('a state that nobody has told us of has words and ways on (SW-09)', async ({
  page,
  pages,
  view,
  askAs,
  answered,
}) => {
  await answered(() => askAs('switch-unknown-state'));
  await view.shows(unexpected);
  await expect(page.getByRole('main')).toContainText('an answer that we don’t recognise');
  await pages.switching.without.click();
  await view.isAt(pages.readingOverview.heading);
});

test('a failed match can be left for later, and is asked about before the order (SW-01, SW-07)', async ({
  page,
  pages,
  view,
  askAs,
  answered,
}) => {
  await answered(() => askAs('switch-1107'));
  await view.isAt(noBroadband);
  await pages.switching.later.click();
  await view.isAt(pages.readingOverview.heading);
  await expect(page.getByRole('status').filter({ hasText: 'something needs putting right' })).toBeVisible();
  await pages.readingOverview.continue.click();
  await pages.readingKeyInfo.choose.click();
  await pages.outsideVisit.continue.click();
  await pages.inHomeVisit.continue.click();
  await pages.addingEngineerNotes.confirm.click();
  await view.shows(noBroadband);
  await expect(pages.switching.later).toHaveCount(0);
  await pages.switching.without.click();
  await view.isAt(pages.reviewingOrder.heading);
  await expect(pages.reviewingOrder.switch).toContainText('You’ll need to cancel with your current provider yourself');
});
