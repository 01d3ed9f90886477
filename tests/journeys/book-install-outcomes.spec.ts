import { sentinel, type SentinelId } from '../../gateway/scenarios/sentinels.ts';
import { open } from '../support/browser/booking.ts';
import { expect } from '../support/browser/test.ts';

const surnameOf = (id: SentinelId) => sentinel(id).value;

open(
  'an in-home visit that the network rejects is asked for again, and the outside visit is kept (RS-05)',
  { tag: '@main' },
  async ({ page, pages, view, openBooking }) => {
    await openBooking('visits-both', surnameOf('reservation-in-home-rejected'));
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.shows('We couldn’t hold your home install');
    await expect(page.getByRole('region', { name: 'Your outside install is still held' })).toContainText(
      /Held (for you|until)/,
    );
    await pages.inHomeVisit.change.click();
    await pages.choosingDate.take(2);
    await pages.inHomeVisit.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
  },
);

open('when the network rejects both visits, both are asked for again (RS-06)', async ({ pages, view, openBooking }) => {
  await openBooking('visits-both', surnameOf('reservation-both-rejected'));
  await pages.readingOverview.continue.click();
  await pages.readingKeyInfo.choose.click();
  await pages.outsideVisit.continue.click();
  await pages.inHomeVisit.continue.click();
  await pages.addingEngineerNotes.confirm.click();
  await view.shows('We couldn’t hold your dates');
  await pages.outsideVisit.change.click();
  await pages.choosingDate.take(2);
  await pages.outsideVisit.continue.click();
  await view.isAt('We couldn’t hold your home install');
  await pages.inHomeVisit.change.click();
  await pages.choosingDate.take(3);
  await pages.inHomeVisit.confirm.click();
  await view.isAt(pages.reviewingOrder.heading);
});

open(
  'an outcome that contradicts itself holds nothing, and the customer can try again (RS-07)',
  async ({ page, pages, view, gateway, openBooking, browserConsole }) => {
    browserConsole.expect(/rejectedAppointmentIds/, /Schema validation error/);
    await openBooking('visits-outside-only');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await gateway.fault({
      operationId: 'reservePlanAppointments',
      times: 1,
      status: 200,
      body: { status: 'Rejected', rejectedAppointmentIds: [] },
    });
    await pages.addingEngineerNotes.confirm.click();
    await view.shows('We couldn’t hold your dates');
    await expect(page.getByRole('alert')).toContainText('Something went wrong, please try again later.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await view.isAt(pages.reviewingOrder.heading);
  },
);

open(
  'a date that somebody else was quicker to take is asked for again (BK-21)',
  async ({ page, pages, view, openBooking }) => {
    await openBooking('dates-taken');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.shows('Oops, install date is no longer available');
    await expect(page.getByText('Try choosing anoter date.')).toBeVisible();
    await expect(page.getByText('Date is no longer available', { exact: true })).toBeVisible();
    await expect(pages.outsideVisit.change).toBeVisible();
  },
);

open('a date that is not open yet is refused in words (BK-22)', async ({ page, pages, view, openBooking }) => {
  const { choosingDate } = pages;
  await openBooking('dates-not-yet');
  await pages.readingOverview.continue.click();
  await pages.readingKeyInfo.choose.click();
  await pages.outsideVisit.change.click();
  await expect(choosingDate.chosenDate).toHaveCount(1);
  const inFirstBlock = await choosingDate.freeDates.count();
  await choosingDate.freeDates.last().scrollIntoViewIfNeeded();
  await expect.poll(() => choosingDate.freeDates.count()).toBeGreaterThan(inFirstBlock);
  await choosingDate.take(inFirstBlock);
  await pages.outsideVisit.continue.click();
  await pages.inHomeVisit.continue.click();
  await pages.addingEngineerNotes.confirm.click();
  await view.shows('That date isn’t open yet');
  await expect(page.getByText('Sorry, dates not available yet. Choose an earlier date.')).toBeVisible();
});

open(
  'a block of dates that fails says so among the others, and can be asked for again (BK-15, BK-18)',
  async ({ pages, view, openBooking }) => {
    const { choosingDate } = pages;
    await openBooking('dates-block-fails');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.change.click();
    await view.showsDialog(choosingDate.outsideTitle);
    await choosingDate.freeDates.last().scrollIntoViewIfNeeded();
    await expect(choosingDate.dialog.getByRole('alert')).toContainText(/Error loading appointments for .+: /);
    await expect(choosingDate.retry.first()).toBeVisible();
    await choosingDate.freeDates.first().check({ force: true });
    await choosingDate.confirm.click();
    await expect(choosingDate.dialog).toBeHidden();
  },
);

open(
  'where there are no dates at all the customer is told, and may look at later ones (BK-19)',
  async ({ page, pages, view, openBooking }) => {
    await openBooking('dates-none');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await view.shows('No free dates for your outside install yet');
    await expect(page.getByText('No time slots available.')).toBeVisible();
    await page.getByRole('button', { name: 'Look at later dates' }).click();
    await view.showsDialog(pages.choosingDate.outsideTitle);
  },
);

open(
  'an installation that cannot be found or fetched is a state with words and a way on (BK-19, BK-20)',
  async ({ page, pages, view, gateway }) => {
    await gateway.register();
    await gateway.draftPlan('visits-both');
    await gateway.fault({ operationId: 'createPlanInstallationV2', status: 503, times: 1 });
    await page.goto('/book-install');
    await view.isAt('We couldn’t fetch your install');
    await expect(page.getByRole('alert')).toContainText('Something went wrong, please try again later.');
    await gateway.fault({
      operationId: 'getPlanInstallationV2',
      status: 404,
      times: 1,
      body: { code: 'installation.not-found', message: 'No installations found.', requestId: 'r' },
    });
    await gateway.fault({
      operationId: 'createPlanInstallationV2',
      status: 404,
      times: 1,
      body: { code: 'installation.not-found', message: 'No installations found.', requestId: 'r' },
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await view.shows('We can’t find your install');
    await expect(page.getByText('No installations found.')).toBeVisible();
    await page.getByRole('button', { name: 'Check again' }).click();
    await view.isAt(pages.readingOverview.heading);
  },
);

open(
  'a save that fails keeps dates and notes, and trying again goes on (BK-20, BK-25)',
  async ({ page, pages, view, gateway, openBooking }) => {
    await openBooking('visits-outside-only');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await gateway.fault({ operationId: 'updateAppointmentV2', status: 503, times: 1 });
    await pages.addingEngineerNotes.healthAndSafety.fill('A friendly dog');
    await pages.addingEngineerNotes.confirm.click();
    await view.shows('We couldn’t save your dates');
    await expect(page.getByRole('alert')).toContainText('Something went wrong, please try again later.');
    await page.getByRole('button', { name: 'Change engineer notes' }).click();
    await expect(pages.addingEngineerNotes.healthAndSafety).toHaveValue('A friendly dog');
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
  },
);
