import { monthOf, type LocalDate, type LocalMonth } from '../../../machines/shared/local-date.ts';

/** The items of the date list in their order: dates, and places for dates that are not here yet. */
function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-date]')];
}

const dateOf = (item: HTMLElement): LocalDate => item.dataset.date ?? '';

/** px from the list's left edge, inside its padding, as it is scrolled now. */
export function leftOf(item: HTMLElement, list: HTMLElement): number {
  const padding = Number.parseFloat(getComputedStyle(list).paddingInlineStart) || 0;
  return item.getBoundingClientRect().left - list.getBoundingClientRect().left - padding;
}

export function itemOfDate(list: HTMLElement, date: LocalDate): HTMLElement | null {
  return list.querySelector<HTMLElement>(`[data-date="${date}"]`);
}

/** The first item of which at least half is in view. */
export function firstItemInView(list: HTMLElement): HTMLElement | null {
  return itemsOf(list).find((item) => leftOf(item, list) + item.getBoundingClientRect().width / 2 >= 0) ?? null;
}

export function monthInView(list: HTMLElement): LocalMonth | null {
  const item = firstItemInView(list);
  return item && monthOf(dateOf(item));
}

/** Where a month begins: its first item, or the place just before it, whose dates may reach into the month. */
export function itemOfMonth(list: HTMLElement, month: LocalMonth): HTMLElement | null {
  const items = itemsOf(list);
  return (
    items.find((item) => monthOf(dateOf(item)) === month) ??
    items.findLast((item) => monthOf(dateOf(item)) < month) ??
    null
  );
}
