import { expect, test } from 'vitest';
import { memoryStore } from './memory-store.ts';
import { createPageStore } from './page-store.ts';

const key = 'placed';

test('what a journey hears after its page was left is not kept: the order is read anew, and goes with the member (SW-09)', () => {
  const tab = memoryStore();
  const page = createPageStore(tab);
  const journey = page.begin();
  journey.setItem(key, 'the order');
  expect(tab.getItem(key)).toBe('the order');
  page.leave(key, false);
  journey.setItem(key, 'the order, and what its provider says');
  expect(tab.getItem(key)).toBeNull();
});

test('what is typed about one order is not lost by news of another that was left (SW-09)', () => {
  const tab = memoryStore();
  const page = createPageStore(tab);
  const left = page.begin();
  page.begin().setItem(key, 'what is typed');
  left.setItem(key, 'news');
  left.removeItem(key);
  expect(tab.getItem(key)).toBe('what is typed');
});

test('who comes back from a server error has the journey kept as before (ER-08)', () => {
  const tab = memoryStore();
  const page = createPageStore(tab);
  const journey = page.begin();
  page.leave(key, true);
  journey.setItem(key, 'what is typed');
  expect(tab.getItem(key)).toBe('what is typed');
});
