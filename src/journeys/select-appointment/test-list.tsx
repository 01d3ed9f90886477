import type { RefObject } from 'react';
import { vi } from 'vitest';
import type { BlockModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';

/** px of the list that is laid out below: cards with their gap, in a list 310 px wide. */
export const cardStep = 62;
const cardWidth = 54;
const listWidth = 310;

const itemsOf = (list: Element): Element[] => [...list.querySelectorAll('[data-date]')];

const dateOf = (item: Element) => (item instanceof HTMLElement ? item.dataset.date : undefined);

/** A block with one free date for each day given, `YYYY-MM-DD`. */
export function block(startDate: string, status: BlockModel['status'], days: string[] = [], chosen = ''): BlockModel {
  const dates = days.map((date) => ({ date, freeSlots: 2, isChosen: date === chosen }));
  return { startDate, status, dates, failure: status === 'failed' ? { reason: 'asTold', message: 'Error' } : null };
}

/** The date list without its looks: an item for every date, or for a block that has none. */
export function PlainList({ list, blocks }: { list: RefObject<HTMLDivElement | null>; blocks: BlockModel[] }) {
  return (
    <div ref={list} role="radiogroup">
      {blocks.flatMap(({ startDate, dates }) =>
        (dates.length > 0 ? dates.map(({ date }) => date) : [startDate]).map((date) => (
          <i key={date} data-date={date} />
        )),
      )}
    </div>
  );
}

let shift = 0;

/** Moves the items of the lists laid out below, in px; what moves them in a browser does not matter. */
export function shiftItems(px: number): void {
  shift = px;
}

/** Gives the list a layout and lets it scroll, which the test's DOM does not. Returns what scrolled it. */
export function layOutLists() {
  shift = 0;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    const list = this.closest('[role=radiogroup]');
    if (!list || list === this) return new DOMRect(0, 0, listWidth, 92);
    return new DOMRect(itemsOf(list).indexOf(this) * cardStep + shift - list.scrollLeft, 0, cardWidth, 92);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(listWidth);
  return vi.spyOn(HTMLElement.prototype, 'scrollBy').mockImplementation(function scrollBy(
    this: HTMLElement,
    options?: ScrollToOptions | number,
  ) {
    if (typeof options === 'object') this.scrollLeft += options.left ?? 0;
    this.dispatchEvent(new Event('scroll', { bubbles: true }));
  });
}

/** Stands in for what the browser sees: `show` says how much of an item is in view. */
export function watchIntersections() {
  const observers = new Set<FakeObserver>();
  class FakeObserver {
    readonly watched = new Set<Element>();
    readonly callback: IntersectionObserverCallback;
    readonly options: IntersectionObserverInit | undefined;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      this.callback = callback;
      this.options = options;
      observers.add(this);
    }
    observe(item: Element) {
      this.watched.add(item);
    }
    disconnect() {
      observers.delete(this);
    }
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  return {
    observers,
    watchedDates: () => [...observers].flatMap(({ watched }) => [...watched].map(dateOf)),
    show(date: string, intersectionRatio: number) {
      for (const observer of observers)
        for (const target of observer.watched)
          // Only what the hooks read of an entry, and no observer to speak of.
          if (dateOf(target) === date)
            observer.callback(
              [{ target, intersectionRatio } as IntersectionObserverEntry],
              observer as unknown as IntersectionObserver,
            );
    },
  };
}
