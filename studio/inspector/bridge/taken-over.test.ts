import { expect, test } from 'vitest';
import { takenOver } from './taken-over.ts';

/** A page that is drawn when a test says so. */
function pageOf(marks: string[]) {
  const listeners = new Set<() => void>();
  const moments = {
    getEntriesByName: (name: string) => marks.filter((mark) => mark === name).map(() => new PerformanceMark(name)),
  };
  return {
    takenOver: () =>
      takenOver(moments, (onMark) => {
        listeners.add(onMark);
        return () => void listeners.delete(onMark);
      }),
    come: (mark: string) => {
      marks.push(mark);
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

test('a replay does nothing on a page before the app has taken it over', async () => {
  const page = pageOf([]);
  let isDone = false;
  const wait = async () => {
    await page.takenOver();
    isDone = true;
  };
  const waited = wait();
  page.come('another mark');
  await Promise.resolve();
  expect(isDone).toBe(false);
  page.come('taken-over');
  await waited;
  expect(page.listeners.size).toBe(0);
});

test('on a page that is drawn already it goes on at once', async () => {
  const page = pageOf(['taken-over']);
  await page.takenOver();
  expect(page.listeners.size).toBe(0);
});
