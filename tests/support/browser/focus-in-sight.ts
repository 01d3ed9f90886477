import type { Page } from '@playwright/test';

/**
 * What has the focus, and whether all of it can be seen; a radio button is seen by its label, and of a field of several
 * lines the first: the browser brings the place into view where somebody writes.
 */
export const focusInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const seen = focused?.closest('label') ?? focused;
    if (!focused || !seen) return { name: 'nothing', isInSight: false };
    const { left, top, right, bottom } = seen.getBoundingClientRect();
    const ends = focused.localName === 'textarea' ? [top + 3] : [top + 3, (top + bottom) / 2, bottom - 3];
    const there = ends.map((y) => document.elementFromPoint((left + right) / 2, y));
    const name = focused.getAttribute('aria-label') ?? seen.textContent;
    return { name, isInSight: there.every((element) => seen.contains(element)) };
  });
