import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import { block, PlainList, watchIntersections } from './test-list.tsx';
import { useNearBlocks } from './use-near-blocks.ts';

const dates = ['2026-01-05', '2026-01-06', '2026-01-07', '2026-01-08'];
const first = block('2026-01-05', 'loaded', dates);
const second = block('2026-01-19', 'awaited');

let view: ReturnType<typeof watchIntersections>;
beforeEach(() => {
  view = watchIntersections();
});
afterEach(() => vi.unstubAllGlobals());

const near = vi.fn<(startDate: string) => void>();
afterEach(() => near.mockReset());

function Page({ blocks, isPaused = false }: { blocks: BlockModel[]; isPaused?: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useNearBlocks({ list, blocks, isPaused, onNear: near });
  return <PlainList list={list} blocks={blocks} />;
}

test('a block comes near when half of its place is in view (BK-15)', () => {
  render(<Page blocks={[first, second]} />);
  view.show('2026-01-19', 0.49);
  expect(near).not.toHaveBeenCalled();
  view.show('2026-01-19', 0.5);
  expect(near).toHaveBeenCalledExactlyOnceWith('2026-01-19');
});

test('a block comes near when the view is within 2 dates of the end before it (BK-15)', () => {
  render(<Page blocks={[first, second]} />);
  view.show('2026-01-06', 1);
  expect(near).toHaveBeenCalledExactlyOnceWith('2026-01-19');
});

test('it is looked at inside the list, and nothing else is', () => {
  const { getByRole } = render(<Page blocks={[first, second]} />);
  expect([...view.observers].map(({ options }) => options)).toEqual([
    { root: getByRole('radiogroup'), threshold: 0.5 },
  ]);
  expect(view.watchedDates()).toEqual(['2026-01-19', '2026-01-06']);
});

test('what the list passes while it moves by itself is not near; where it stops is looked at anew', () => {
  const { rerender } = render(<Page blocks={[first, second]} isPaused />);
  expect(view.watchedDates()).toEqual([]);
  rerender(<Page blocks={[first, second]} />);
  expect(view.watchedDates()).toEqual(['2026-01-19', '2026-01-06']);
});

test('choosing another date does not begin again', () => {
  const { rerender } = render(<Page blocks={[first, second]} />);
  const [observer] = view.observers;
  rerender(<Page blocks={[block('2026-01-05', 'loaded', dates, '2026-01-07'), second]} />);
  expect([...view.observers]).toEqual([observer]);
});

test('nothing is watched any more when the dialog is gone', () => {
  const { unmount } = render(<Page blocks={[first, second]} />);
  unmount();
  expect(view.observers.size).toBe(0);
});
