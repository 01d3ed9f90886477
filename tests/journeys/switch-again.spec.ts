import { expect } from '../support/browser/test.ts';
import { brief, open as test, riverbourne } from '../support/browser/switching.ts';

test(
  'a double click on "Start switch" starts one, and the answer that comes twice is one (SW-04)',
  { tag: '@main' },
  async ({ page, pages, askAs, answered, gateway, view }) => {
    await answered(() => askAs('switch-echo'));
    await expect(pages.switching.dialog).toBeVisible();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent += 1;
    });
    await gateway.fault({ operationId: 'consentToSwitch', delayMs: 400 });
    await pages.switching.consent.check();
    await pages.switching.start.dblclick();
    await view.isAt(pages.switching.setUpHeading);
    expect(sent).toBe(1);
  },
);

test('what was typed, found and agreed survives a reload in every state (SW-07, RT-03)', async ({
  page,
  pages,
  openDetails,
  answered,
  gateway,
  view,
}) => {
  const { switching } = pages;
  await openDetails();
  await switching.lastName.fill('Maiden');
  await switching.accountNumber.fill('100 200');
  await page.reload();
  await expect(switching.lastName).toHaveValue('Maiden');
  await expect(switching.accountNumber).toHaveValue('100 200');
  await switching.accountNumber.fill('');

  await gateway.fault({ operationId: 'getMatchResult', delayMs: 3000, times: 1 });
  await switching.find.click();
  await view.isAt(`Asking ${riverbourne}`);
  await page.reload();
  await view.isAt(switching.correctingHeading);
  await expect(switching.lastName).toBeFocused();
  await page.reload();
  await view.isAt(switching.correctingHeading);
  await switching.lastName.fill('Mariner');
  await page.reload();
  await expect(switching.lastName).toHaveValue('Mariner');
  await answered(() => switching.again.click());

  await expect(switching.dialog).toBeVisible();
  await switching.consent.check();
  await page.reload();
  await expect(switching.consent).toBeChecked();
  await page.goBack();
  await expect(switching.dialog).toBeHidden();
  await page.goto('/switch');
  await expect(switching.dialog).toBeVisible();
  await switching.start.click();
  await view.isAt(switching.setUpHeading);
  await page.reload();
  await view.isAt(switching.setUpHeading);
});

test('another tab finds the switch again (SW-04, RT-03)', async ({ pages, askAs, answered, context, view }) => {
  await answered(() => askAs('switch-matched'));
  await pages.switching.agree();
  await view.isAt(pages.switching.setUpHeading);
  const other = await context.newPage();
  await other.goto('/switch');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(pages.switching.setUpHeading);
  await expect(other.getByRole('main')).toContainText(riverbourne);
});

test('a match that has expired before the consent is asked for again, with the same details (SW-04)', async ({
  pages,
  askAs,
  answered,
  gateway,
  view,
}) => {
  await answered(() => askAs('switch-matched'));
  await gateway.fault({
    operationId: 'consentToSwitch',
    status: 409,
    body: { code: 'switch.expired', message: 'This match has expired.', requestId: 'fault' },
    times: 1,
  });
  await pages.switching.agree();
  await view.shows('You need to start your switch again');
  await expect(pages.switching.sent).toContainText('Archer');
  await answered(() => pages.switching.way('Start again').click());
  await pages.switching.agree();
  await view.shows(pages.switching.setUpHeading);
});

test('calls that fail keep everything and can be tried again (SW-04, ER-05)', async ({
  page,
  pages,
  openDetails,
  soon,
  gateway,
  view,
}) => {
  const { switching } = pages;
  await openDetails();
  await gateway.fault({ operationId: 'createSwitch', status: 503, times: 1 });
  await switching.ask({ lastName: 'Archer' });
  await view.shows(`We couldn’t send your request to ${riverbourne}`);
  await gateway.fault({ operationId: 'getMatchResult', status: 503, times: 1 });
  await switching.way('Try again').click();
  await view.shows('We couldn’t get your provider’s answer');
  await switching.way('Try again').click();
  await soon(() => expect(switching.dialog).toBeVisible(brief));
  await gateway.fault({ operationId: 'consentToSwitch', status: 503, times: 1 });
  await switching.agree();
  await view.shows('We couldn’t start your switch');
  await switching.way('Try again').click();
  await view.shows(switching.setUpHeading);
  await gateway.fault({ operationId: 'withdrawSwitch', status: 503, times: 1 });
  await switching.stop.click();
  await view.shows('We couldn’t cancel your request');
  await switching.way('Back to my switch').click();
  await view.shows(switching.setUpHeading);
  await gateway.fault({ operationId: 'withdrawSwitch', status: 503, times: 1 });
  await switching.stop.click();
  await switching.way('Try again').click();
  await view.isAt(pages.readingOverview.heading);
  await page.goto('/switch');
  await pages.choosingSwitch.answer('switch');
  await view.isAt(`Your account with ${riverbourne}`);
  await gateway.fault({ operationId: 'listCommunicationProviders', status: 503, times: 1 });
  await switching.way('Choose another provider').click();
  await view.shows('We couldn’t fetch the providers');
  await switching.way('Try again').click();
  await view.isAt(switching.providerHeading);
});
