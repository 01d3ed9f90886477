import { afterEach, expect, test, vi } from 'vitest';
import { firstItemInView, itemOfDate, itemOfMonth, leftOf, monthInView } from './date-items.ts';

/** px from the left edge of the window to the list, inside it to its first item, and from item to item. */
const listLeft = 20;
const padding = 16;
const step = 60;
const width = 50;

/** A date list in a page, scrolled by some px. */
function listOf(dates: readonly string[], scrolledBy = 0): HTMLElement {
  const list = document.createElement('div');
  list.style.paddingInlineStart = `${padding}px`;
  for (const date of dates) {
    const item = document.createElement('i');
    item.dataset.date = date;
    list.append(item);
  }
  document.body.append(list);
  vi.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(listLeft, 0, 300, 92));
  for (const [index, item] of [...list.children].entries())
    vi.spyOn(item, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(listLeft + padding + index * step - scrolledBy, 0, width, 92),
    );
  return list;
}

const dates = ['2026-01-30', '2026-01-31', '2026-02-02', '2026-04-01'];

afterEach(() => document.body.replaceChildren());

test('an item is as far from the left as it is from where the list begins, inside its padding', () => {
  const list = listOf(dates, 10);
  expect(dates.map((date) => leftOf(itemOfDate(list, date) ?? list, list))).toEqual([-10, 50, 110, 170]);
});

test('the first item in view is the first one of which half is', () => {
  expect(firstItemInView(listOf(dates, width / 2))?.dataset.date).toBe('2026-01-30');
  expect(firstItemInView(listOf(dates, width / 2 + 1))?.dataset.date).toBe('2026-01-31');
  expect(monthInView(listOf(dates, 2 * step))).toBe('2026-02');
});

test('a list that shows nothing has no item and no month in view', () => {
  expect(firstItemInView(listOf(dates, 1000))).toBeNull();
  expect(monthInView(listOf([]))).toBeNull();
});

test('a month begins at its first item, or at the last one before it', () => {
  const list = listOf(dates);
  expect(itemOfMonth(list, '2026-01')?.dataset.date).toBe('2026-01-30');
  expect(itemOfMonth(list, '2026-02')?.dataset.date).toBe('2026-02-02');
  expect(itemOfMonth(list, '2026-03')?.dataset.date).toBe('2026-02-02');
  expect(itemOfMonth(list, '2025-12')).toBeNull();
});
