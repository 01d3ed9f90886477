import { expect, test } from '../support/browser/test.ts';

test(
  'a customer finds their home, picks a plan, books both visits and places the order (AD-01, PL-03, AU-08, CU-01, BK-03, RS-04, RT-04, RT-05, CO-02, OR-01, OR-02, OR-07)',
  { tag: ['@both', '@main'] },
  async ({ page, pages, view, gateway }) => {
    const member = await gateway.registerElsewhere();

    await pages.enteringAddress.open();
    await view.opensWith(pages.enteringAddress.heading);
    await pages.enteringAddress.search('LK1 1AA');
    await pages.enteringAddress.suggestion(/^4 Heron Way/).click();
    await view.shows(pages.addressOutcome.served);
    await expect(page.getByText('4 Heron Way')).toBeVisible();
    const earliest = page.getByText(/^Earliest Go Live date: /);
    const firstDay = (await earliest.textContent()) ?? '';
    await pages.addressOutcome.showPlans.click();

    await view.shows(pages.choosingPlan.heading);
    await expect(page).toHaveURL('/choose-plan');
    await expect(pages.choosingPlan.cards).toHaveCount(3);
    await expect(earliest).toHaveText(firstDay);
    await expect(pages.homeLine.words).toHaveText(/^Plans at 4 Heron Way · Change/);
    await expect(pages.progress).toHaveText(['1Plan, you are here', '2Install, to do', '3Review, to do']);
    await pages.choosingPlan.select('500 Mbps').click();

    await view.shows(pages.enteringRegistration.headingInOrder);
    await expect(page).toHaveURL('/auth/register?referrer=broadband&redirect=%2Fchoose-plan');
    await pages.enteringRegistration.logIn.click();
    await view.shows(pages.enteringCredentials.heading);
    await expect(page).toHaveURL('/auth/login?referrer=broadband&redirect=%2Fchoose-plan');
    await pages.enteringCredentials.logIn(member);

    await view.shows(pages.choosingSwitch.heading);
    await expect(page).toHaveURL('/switch');
    await expect(pages.homeLine.words).toHaveText(/^Switching at 4 Heron Way · Change/);
    await expect(pages.progress).toHaveText(['1Plan, you are here', '2Install, to do', '3Review, to do']);
    await pages.choosingSwitch.answer('none');

    await view.shows(pages.customisingPlan.heading);
    await expect(page).toHaveURL('/customise-plan');
    await expect(pages.homeLine.words).toHaveText(/^Your plan at 4 Heron Way · Change/);
    await pages.customisingPlan.mesh.check();
    await expect(pages.customisingPlan.total).toContainText('£39');
    await pages.customisingPlan.viewSummary.click();
    await view.showsDialog('Order summary');
    await pages.customisingPlan.closeSummary.click();
    await pages.customisingPlan.book.click();

    await view.shows(pages.readingOverview.heading);
    await expect(pages.progress).toHaveText(['Plan, done', '2Install, you are here', '3Review, to do']);
    await expect(pages.homeLine.words).toHaveText(/^Your install at 4 Heron Way · Change/);
    await expect(pages.readingOverview.steps).toHaveCount(2);
    await expect(earliest).toHaveText(firstDay);
    await pages.readingOverview.continue.click();
    await view.shows(pages.readingKeyInfo.heading);
    await pages.readingKeyInfo.choose.click();

    await view.shows(pages.outsideVisit.heading);
    await expect(page).toHaveURL('/book-install/outside');
    await expect(pages.outsideVisit.card).toBeVisible();
    await pages.outsideVisit.change.click();
    await view.showsDialog(pages.choosingDate.outsideTitle);
    await pages.choosingDate.take(2);
    await pages.outsideVisit.continue.click();

    await view.shows(pages.inHomeVisit.heading);
    await expect(page).toHaveURL('/book-install/home');
    await pages.inHomeVisit.continue.click();
    await view.showsDialog(pages.addingEngineerNotes.title);
    await expect(pages.addingEngineerNotes.lastName).toHaveValue('Fairweather');
    await pages.addingEngineerNotes.healthAndSafety.fill('A friendly dog');
    await pages.addingEngineerNotes.confirm.click();

    await view.shows(pages.reviewingOrder.heading);
    await expect(page).toHaveURL('/order-confirmation');
    await expect(pages.progress).toHaveText(['Plan, done', 'Install, done', '3Review, you are here']);
    await expect(pages.homeLine.words).toHaveText(/^Your order for 4 Heron Way · Change/);
    await expect(pages.reviewingOrder.details).toContainText(member.email);
    await expect(pages.reviewingOrder.plan).toContainText('£39');
    for (const name of ['Contract summary', 'Contract information']) {
      const href = await pages.reviewingOrder.document(name).getAttribute('href');
      const document = await page.request.get(href ?? '');
      expect(document.status()).toBe(200);
      expect(document.headers()['content-type']).toBe('application/pdf');
    }
    await pages.reviewingOrder.placeOrder.click();
    await expect(page.getByRole('alert')).toContainText('Tick the box to accept the contract');
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();

    await view.shows(pages.orderPlaced.heading);
    await expect(page).toHaveURL('/order-summary');
    await expect(pages.homeLine.words).toHaveCount(0);
    const orders = await gateway.orders();
    expect(orders).toHaveLength(1);
    const order = await gateway.order(orders[0]?.id ?? '');
    await expect(pages.orderPlaced.main).toContainText(order.key);
    await expect(pages.orderPlaced.main).toContainText(member.email);
    expect(order.appointments).toHaveLength(2);
    await expect
      .poll(async () => (await gateway.outbox(member.email)).map(({ body }) => body).join())
      .toContain(order.key);
  },
);
