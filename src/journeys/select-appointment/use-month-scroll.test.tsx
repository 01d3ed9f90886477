import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import { block, cardStep, layOutLists, PlainList } from './test-list.tsx';
import { useMonthScroll } from './use-month-scroll.ts';

const january = block('2026-01-05', 'loaded', ['2026-01-05', '2026-01-06', '2026-01-30']);
const february = block('2026-02-02', 'loaded', ['2026-02-02', '2026-02-03']);
const march = block('2026-03-02', 'loaded', ['2026-03-02', '2026-03-03']);

let scrolled: ReturnType<typeof layOutLists>;
beforeEach(() => {
  vi.useFakeTimers();
  scrolled = layOutLists();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function draw(first: BlockModel[]) {
  const seen: { current: ReturnType<typeof useMonthScroll> | null } = { current: null };
  function Page({ blocks }: { blocks: BlockModel[] }) {
    const list = useRef<HTMLDivElement>(null);
    const scroll = useMonthScroll(list, blocks, '2026-01');
    // The test looks at the newest drawing only.
    Object.assign(seen, { current: scroll });
    return <PlainList list={list} blocks={blocks} />;
  }
  const { rerender, getByRole } = render(<Page blocks={first} />);
  const list = getByRole('radiogroup');
  const now = () => {
    if (!seen.current) throw new Error('Nothing was drawn');
    return seen.current;
  };
  return {
    now,
    arrive: (blocks: BlockModel[]) => rerender(<Page blocks={blocks} />),
    moveTo: (month: string) => act(() => now().moveToMonth(month)),
    wait: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      }),
    scrollTo: (left: number) => {
      list.scrollLeft = left;
      act(() => now().follow());
    },
    list,
  };
}

test('the list moves to a month 100 ms after it was chosen (BK-16)', () => {
  const { moveTo, wait, now, list } = draw([january, february, march]);
  moveTo('2026-03');
  expect(now().month).toBe('2026-03');
  wait(99);
  expect(scrolled).not.toHaveBeenCalled();
  wait(1);
  expect(list.scrollLeft).toBe(5 * cardStep);
});

test('going through several months moves to the last one only', () => {
  const { moveTo, wait, list } = draw([january, february, march]);
  moveTo('2026-02');
  wait(50);
  moveTo('2026-03');
  wait(100);
  expect(scrolled).toHaveBeenCalledOnce();
  expect(list.scrollLeft).toBe(5 * cardStep);
});

test('for 1 s what passes by does not change the month; after that scrolling does (BK-16)', () => {
  const { moveTo, wait, now, scrollTo } = draw([january, february, march]);
  moveTo('2026-03');
  wait(500);
  scrollTo(3 * cardStep);
  expect(now()).toMatchObject({ month: '2026-03', isLocked: true });
  wait(499);
  expect(now().isLocked).toBe(true);
  wait(1);
  expect(now().isLocked).toBe(false);
  scrollTo(3 * cardStep);
  expect(now().month).toBe('2026-02');
});

test('the month is that of the first date of which half is in view', () => {
  const { now, scrollTo } = draw([january, february]);
  scrollTo(2 * cardStep + 27);
  expect(now().month).toBe('2026-01');
  scrollTo(2 * cardStep + 28);
  expect(now().month).toBe('2026-02');
});

test('a month on its way is moved to again when it is here', () => {
  const awaited = block('2026-03-02', 'loading');
  const { moveTo, wait, arrive, list } = draw([january, block('2026-02-02', 'awaited'), awaited]);
  moveTo('2026-03');
  wait(3000);
  expect(list.scrollLeft).toBe(4 * cardStep);
  arrive([january, block('2026-02-02', 'loading'), awaited]);
  wait(100);
  expect(scrolled).toHaveBeenCalledOnce();
  arrive([january, february, march]);
  wait(100);
  expect(list.scrollLeft).toBe(5 * cardStep);
});

test('a customer who has scrolled elsewhere meanwhile is left there', () => {
  const { moveTo, wait, arrive, list, scrollTo } = draw([january, february, block('2026-03-02', 'loading')]);
  moveTo('2026-03');
  wait(1000);
  scrollTo(cardStep);
  arrive([january, february, march]);
  wait(1000);
  expect(list.scrollLeft).toBe(cardStep);
});

test('a month of which only the place before it is known begins there', () => {
  const { moveTo, wait, list } = draw([january, block('2026-01-26', 'loading')]);
  moveTo('2026-02');
  wait(100);
  expect(list.scrollLeft).toBe(3 * cardStep);
});

test('a date chosen before that lies further on is moved to, once', () => {
  const chosen = block('2026-03-02', 'loaded', ['2026-03-02', '2026-03-03'], '2026-03-03');
  const { now, wait, arrive, list } = draw([january, february, block('2026-03-02', 'loading')]);
  arrive([january, february, chosen]);
  expect(now()).toMatchObject({ month: '2026-03', isLocked: true });
  wait(1000);
  expect(list.scrollLeft).toBe(6 * cardStep);
  arrive([block('2026-01-05', 'loaded', ['2026-01-05'], '2026-01-05'), february, chosen]);
  wait(1000);
  expect(scrolled).toHaveBeenCalledOnce();
});

test('a date that is in view already is not moved to', () => {
  const { now, wait } = draw([block('2026-01-05', 'loaded', ['2026-02-02', '2026-02-03'], '2026-02-02')]);
  wait(1000);
  expect(now().month).toBe('2026-02');
  expect(scrolled).not.toHaveBeenCalled();
});
