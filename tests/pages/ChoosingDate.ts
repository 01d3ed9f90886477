import type { Page } from '@playwright/test';

/** The date selector over a visit's page. */
export const choosingDate = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^Choose a da(?:te|y) for / });
  const dates = dialog.getByRole('radiogroup').getByRole('radio');
  return {
    outsideTitle: 'Choose a date for your outside install',
    homeTitle: 'Choose a date for your home install',
    dialog,
    dates,
    /** Days with a free time. */
    freeDates: dialog.getByRole('radiogroup').getByRole('radio', { disabled: false }),
    chosenDate: dialog.getByRole('radiogroup').getByRole('radio', { checked: true }),
    /** What is seen of the chosen date, and of those that could be chosen instead. */
    chosenCard: dialog.getByRole('radiogroup').locator('label:has(:checked)'),
    otherCards: dialog.getByRole('radiogroup').locator('label:has(:enabled:not(:checked))'),
    slot: (name: string | RegExp) => dialog.getByRole('radio', { name }),
    nextMonth: dialog.getByRole('button', { name: /^Next month/ }),
    confirm: dialog.getByRole('button', { name: /^Confirm / }),
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    retry: dialog.getByRole('button', { name: 'Try again' }),
    /** Takes the nth day with a free time, counted from the first one shown, and the time preselected (BK-14). */
    async take(nth: number): Promise<void> {
      await this.freeDates.nth(nth).check({ force: true });
      await this.confirm.click();
    },
  };
};
