import { render } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import { KeptPlace } from './KeptPlace.ts';
import { block, cardStep, layOutLists, PlainList, shiftItems } from './test-list.tsx';

let scrolled: ReturnType<typeof layOutLists>;
beforeEach(() => {
  scrolled = layOutLists();
});
afterEach(() => vi.restoreAllMocks());

function Page({ blocks, movedBy = 0 }: { blocks: BlockModel[]; movedBy?: number }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <KeptPlace list={list}>
      <PlainList list={list} blocks={blocks} />
      <Move px={movedBy} />
    </KeptPlace>
  );
}

/** Moves the dates as they are drawn. */
function Move({ px }: { px: number }) {
  useLayoutEffect(() => shiftItems(px), [px]);
  return null;
}

const january = block('2026-01-05', 'loaded', ['2026-01-05', '2026-01-06']);
const february = block('2026-02-02', 'loaded', ['2026-02-02', '2026-02-03']);
const between = block('2026-01-19', 'loaded', ['2026-01-19', '2026-01-20', '2026-01-21']);

test('dates that arrive before those in view do not move them', () => {
  const { rerender, getByRole } = render(<Page blocks={[january, block('2026-01-19', 'loading'), february]} />);
  getByRole('radiogroup').scrollLeft = 3 * cardStep + 10;
  rerender(<Page blocks={[january, between, february]} />);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 2 * cardStep, behavior: 'instant' });
});

test('dates that arrive after those in view scroll nothing', () => {
  const { rerender } = render(<Page blocks={[january, block('2026-01-19', 'loading'), february]} />);
  rerender(<Page blocks={[january, between, february]} />);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a date that goes takes its place with it', () => {
  const { rerender, getByRole } = render(<Page blocks={[january, february]} />);
  getByRole('radiogroup').scrollLeft = cardStep;
  rerender(<Page blocks={[february]} />);
  expect(scrolled).not.toHaveBeenCalled();
});

test('a list that is empty, or not there, has no place to come back to', () => {
  const { rerender } = render(<Page blocks={[]} />);
  rerender(<Page blocks={[january]} />);
  const list = { current: null };
  const { rerender: redraw } = render(<KeptPlace list={list}>Nothing yet</KeptPlace>);
  redraw(<KeptPlace list={list}>Nothing still</KeptPlace>);
  expect(scrolled).not.toHaveBeenCalled();
});

test.each([
  [0.9, null],
  [1, 1],
  [-1.5, -1.5],
])('dates that have moved by %s px are put back only if that is no rounding', (px, left) => {
  const { rerender } = render(<Page blocks={[january, february]} />);
  rerender(<Page blocks={[january, february]} movedBy={px} />);
  expect(scrolled.mock.calls).toEqual(left === null ? [] : [[{ left, behavior: 'instant' }]]);
});
