import type { Page } from '@playwright/test';
import { homeOf } from '../support/browser/gateway.ts';
import { expect, test } from '../support/browser/test.ts';

type Target = { what: string; height: number; isLink: boolean };

/**
 * What can be pressed in the content of the page, as high as a finger can hit it; what stands in a sentence is as high as
 * its line and left out.
 */
const targetsOf = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const found = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input:not([type=hidden]), select, textarea, summary), [role=dialog] :is(a[href], button, input, textarea)',
    );
    const isInSentence = (element: HTMLElement) => {
      const block = element.closest('p, li, label, dd, span[id]');
      return (
        element.matches('a') &&
        getComputedStyle(element).display === 'inline' &&
        block !== null &&
        (block.textContent ?? '').trim() !== (element.textContent ?? '').trim()
      );
    };
    return [...found]
      .filter((element) => element.checkVisibility() && !isInSentence(element))
      .map((element) => {
        // A box to tick is hit by its label.
        const area = (element.matches('[type=checkbox], [type=radio]') && element.closest('label')) || element;
        const name = element.getAttribute('aria-label') ?? (area.textContent || element.getAttribute('name'));
        return {
          what: `${element.tagName.toLowerCase()} "${name?.trim()}"`,
          height: Math.round(area.getBoundingClientRect().height),
          isLink: element.matches('a'),
        };
      });
  });

async function expectLargeTargets(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(where);
  // The page may be on its way under its heading.
  await expect.poll(async () => (await targetsOf(page)).length, `nothing to press on "${where}"`).toBeGreaterThan(0);
  const targets = await targetsOf(page);
  expect(
    targets.filter(({ height, isLink }) => height < (isLink ? 48 : 24)).map(({ what, height }) => `${what}: ${height}`),
    `too low on "${where}"`,
  ).toEqual([]);
}

test(
  'on every page of the order what can be pressed is large enough for a finger, links 48 px (TK-03)',
  { tag: ['@both', '@main'] },
  async ({ page, pages, gateway }) => {
    const home = homeOf('visits-both');
    const member = await gateway.registerElsewhere();
    const large = (where: string) => expectLargeTargets(page, where);
    await pages.enteringAddress.open();
    await large(pages.enteringAddress.heading);
    await pages.enteringAddress.byHand.click();
    await large(pages.enteringAddressByHand.heading);
    await pages.enteringAddressByHand.postcode.fill(home.postcode);
    await pages.enteringAddressByHand.streetNumber.fill(home.streetNumber);
    await page.keyboard.press('Enter');
    await large(pages.addressOutcome.served);
    await pages.addressOutcome.showPlans.click();
    await large(pages.choosingPlan.heading);
    await pages.choosingPlan.select('500 Mbps').click();
    await large(pages.enteringRegistration.headingInOrder);
    await pages.enteringRegistration.logIn.click();
    await large(pages.enteringCredentials.heading);
    await pages.enteringCredentials.logIn(member);
    await large(pages.choosingSwitch.heading);
    await pages.choosingSwitch.radio('none').check();
    await pages.choosingSwitch.submit.click();
    await large(pages.customisingPlan.heading);
    await pages.customisingPlan.book.click();
    await large(pages.readingOverview.heading);
    await pages.readingOverview.continue.click();
    await large(pages.readingKeyInfo.heading);
    await pages.readingKeyInfo.chooseDates.click();
    await expect(pages.choosingPair.pairs).toHaveCount(3);
    await large(pages.choosingPair.heading);
    await pages.choosingPair.eachDate.click();
    await large(pages.outsideVisit.heading);
    await pages.outsideVisit.change.click();
    await expect(pages.choosingDate.chosenDate).toHaveCount(1);
    await large(pages.outsideVisit.heading);
    await pages.choosingDate.confirm.click();
    await pages.outsideVisit.continue.click();
    await large(pages.inHomeVisit.heading);
    await pages.inHomeVisit.continue.click();
    await expect(pages.addingEngineerNotes.dialog).toBeVisible();
    await large(pages.inHomeVisit.heading);
    await pages.addingEngineerNotes.confirm.click();
    await large(pages.reviewingOrder.heading);
    await pages.reviewingOrder.accept.check();
    await pages.reviewingOrder.placeOrder.click();
    await large(pages.orderPlaced.heading);
  },
);
