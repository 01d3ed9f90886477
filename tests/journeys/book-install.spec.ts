import { sentinel, type SentinelId } from '../../gateway/scenarios/sentinels.ts';
import { open } from '../support/browser/booking.ts';
import { expect } from '../support/browser/test.ts';

const surnameOf = (id: SentinelId) => sentinel(id).value;

open(
  'a home that needs both visits is asked for both dates, the outside one first (BK-01, BK-02, BK-04)',
  { tag: '@main' },
  async ({ pages, view, openBooking }) => {
    await openBooking('visits-both');
    await view.isAt(pages.readingOverview.heading);
    await expect(pages.readingOverview.steps).toHaveText([/Outside install/, /Home install/]);
    await pages.readingOverview.continue.click();
    await view.shows(pages.readingKeyInfo.heading);
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.bookings.getByRole('region', { name: /install/ })).toHaveCount(2);
  },
);

open(
  'a home that needs only the outside visit is asked for one date (BK-04)',
  async ({ page, pages, view, openBooking }) => {
    await openBooking('visits-outside-only');
    await view.isAt(pages.readingOverview.heading);
    await expect(pages.readingOverview.steps).toHaveText([/Outside install/]);
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await view.isAt(pages.outsideVisit.heading);
    await pages.outsideVisit.continue.click();
    await view.showsDialog(pages.addingEngineerNotes.title);
    await pages.addingEngineerNotes.confirm.click();
    await view.shows(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.bookings.getByRole('region', { name: /install/ })).toHaveCount(1);
    await page.goBack();
    await view.isAt(pages.outsideVisit.heading);
    await expect(pages.outsideVisit.card).toContainText(/Held until \d+(:\d\d)?[ap]m on /);
  },
);

open(
  'a home that needs only the in-home visit is asked for one date (BK-04)',
  async ({ page, pages, view, openBooking }) => {
    await openBooking('visits-in-home-only');
    await view.isAt(pages.readingOverview.heading);
    await expect(pages.readingOverview.steps).toHaveText([/Home install/]);
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await expect(page).toHaveURL('/book-install/home');
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.bookings.getByRole('region', { name: /install/ })).toHaveCount(1);
  },
);

open(
  'a single visit for both works is one home install in booking, review, summary and e-mail (BK-31)',
  async ({ page, pages, view, openBooking, gateway }) => {
    const { email } = await openBooking('visits-single');
    await view.isAt(pages.readingOverview.heading);
    await expect(pages.readingOverview.steps).toHaveText([/Home install/]);
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await expect(page).toHaveURL('/book-install/home');
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.bookings.getByRole('heading', { name: /install/ })).toHaveText(['Home install']);
    await expect(pages.reviewingOrder.plan).toContainText(', the day of your home install');
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.isAt(pages.orderPlaced.heading);
    await expect(pages.orderPlaced.main.getByRole('region', { name: /install/ })).toHaveCount(1);
    await expect(pages.orderPlaced.main.getByRole('region', { name: 'Home install' })).toBeVisible();
    const [placed] = await gateway.orders();
    expect((await gateway.order(placed?.id ?? '')).appointments.map(({ visitType }) => visitType)).toEqual([
      'SINGLE_VISIT_FOR_PRE_WORK_AND_IN_HOME',
    ]);
    const [mail] = await gateway.outbox(email);
    expect(mail?.body).toContain('Home install: ');
    expect(mail?.body).not.toContain('Outside install');
  },
);

open(
  'a home that needs no visit goes straight to the review, and the order needs none (BK-04)',
  async ({ pages, view, openBooking, gateway }) => {
    await openBooking('visits-none');
    await view.isAt(pages.readingOverview.noVisitHeading);
    await pages.readingOverview.review.click();
    await view.shows(pages.reviewingOrder.heading);
    await expect(pages.reviewingOrder.bookings).toContainText('No engineer visit is needed.');
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await view.shows(pages.orderPlaced.heading);
    const [placed] = await gateway.orders();
    expect((await gateway.order(placed?.id ?? '')).appointments).toHaveLength(0);
  },
);

open(
  'choosing a date preselects its first time, and both can be changed (BK-13, BK-14, BK-17)',
  async ({ pages, view, page, openBooking }) => {
    const { choosingDate, outsideVisit } = pages;
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await outsideVisit.change.click();
    await view.showsDialog(choosingDate.outsideTitle);
    await expect(choosingDate.chosenDate).toHaveCount(1);
    await choosingDate.freeDates.nth(3).check({ force: true });
    await expect(choosingDate.freeDates.nth(3)).toBeChecked();
    await expect(choosingDate.dialog.getByRole('radio', { name: /8am-12pm|12pm-4pm/ }).first()).toBeChecked();
    await choosingDate.cancel.click();
    await expect(choosingDate.dialog).toBeHidden();
    await expect(outsideVisit.change).toBeFocused();
    await outsideVisit.change.click();
    await choosingDate.nextMonth.click();
    await expect(choosingDate.dialog.getByRole('heading', { level: 3 })).not.toHaveText('');
    await page.keyboard.press('Escape');
    await expect(choosingDate.dialog).toBeHidden();
  },
);

open(
  'an in-home visit is never offered before the outside visit and its lead time (BK-05, BK-06)',
  async ({ pages, view, openBooking }) => {
    const { choosingDate, outsideVisit, inHomeVisit } = pages;
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await outsideVisit.change.click();
    await choosingDate.freeDates.nth(4).check({ force: true });
    const outsideDate = (await choosingDate.chosenDate.inputValue()) ?? '';
    await choosingDate.confirm.click();
    await outsideVisit.continue.click();
    await view.isAt(inHomeVisit.heading);
    await inHomeVisit.change.click();
    await view.showsDialog(choosingDate.homeTitle);
    const first = await choosingDate.freeDates.first().inputValue();
    expect(first > outsideDate).toBe(true);
  },
);

open(
  'engineer notes of 250 characters pass and 251 are refused, with what was typed kept (BK-23, BK-24, BK-26, RS-03)',
  async ({ page, pages, view, openBooking }) => {
    const { addingEngineerNotes: notes } = pages;
    await openBooking('visits-outside-only');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await notes.firstName.fill('');
    await notes.phone.fill('12345');
    await notes.anythingElse.fill('a'.repeat(251));
    await notes.confirm.click();
    const alert = notes.dialog.getByRole('alert').first();
    await expect(alert).toBeFocused();
    await expect(alert).toContainText('First name is required');
    await expect(alert).toContainText('Enter a UK phone number');
    await expect(alert).toContainText('Max 250 characters');
    await view.hasNoBarriers('Engineer notes, refused');
    await expect(notes.phone).toHaveValue('12345');
    await page.reload();
    await expect(notes.anythingElse).toHaveValue('a'.repeat(251));
    await notes.firstName.fill('Wren');
    await notes.phone.fill('07700 900123');
    await notes.anythingElse.fill('a'.repeat(250));
    await notes.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
  },
);

open(
  'an outside visit that the network rejects is asked for again, and the in-home visit is kept (RS-05)',
  async ({ page, pages, view, openBooking }) => {
    await openBooking('visits-both', surnameOf('reservation-outside-rejected'));
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.change.click();
    await pages.choosingDate.take(6);
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await view.shows('We couldn’t hold your outside install');
    await expect(page).toHaveURL('/book-install/outside');
    await expect(page.getByRole('region', { name: 'Your home install is still held' })).toContainText(
      /Held (for you|until)/,
    );
    await pages.outsideVisit.change.click();
    await pages.choosingDate.take(1);
    await pages.outsideVisit.confirm.click();
    await view.shows(pages.reviewingOrder.heading);
  },
);

open(
  'an outside visit moved so late that the in-home visit is too early asks for that one again as well (BK-05, RS-05)',
  async ({ pages, view, openBooking }) => {
    await openBooking('visits-both');
    await pages.readingOverview.continue.click();
    await pages.readingKeyInfo.choose.click();
    await pages.outsideVisit.continue.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.cancel.click();
    await pages.inHomeVisit.continue.click();
    await pages.addingEngineerNotes.confirm.click();
    await pages.reviewingOrder.changeOutside.click();
    await view.shows(pages.outsideVisit.heading);
    await pages.outsideVisit.change.click();
    await pages.choosingDate.take(5);
    await pages.outsideVisit.confirm.click();
    await view.shows('Your home install is now too early');
    await pages.inHomeVisit.change.click();
    await pages.choosingDate.take(0);
    await pages.inHomeVisit.confirm.click();
    await view.isAt(pages.reviewingOrder.heading);
  },
);
