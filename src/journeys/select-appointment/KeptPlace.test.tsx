import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BlockModel } from '../../../machines/select-appointment/select-appointment.selectors.ts';
import { KeptPlace } from './KeptPlace.ts';
import { block, cardStep, layOutLists, PlainList } from './test-list.tsx';

let scrolled: ReturnType<typeof layOutLists>;
beforeEach(() => {
  scrolled = layOutLists();
});
afterEach(() => vi.restoreAllMocks());

function Page({ blocks }: { blocks: BlockModel[] }) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <KeptPlace list={list}>
      <PlainList list={list} blocks={blocks} />
    </KeptPlace>
  );
}

const january = block('2026-01-05', 'loaded', ['2026-01-05', '2026-01-06']);
const february = block('2026-02-02', 'loaded', ['2026-02-02', '2026-02-03']);
const between = block('2026-01-19', 'loaded', ['2026-01-19', '2026-01-20', '2026-01-21']);

test('dates that arrive before those in view do not move them', () => {
  const { rerender, getByRole } = render(<Page blocks={[january, block('2026-01-19', 'loading'), february]} />);
  getByRole('radiogroup').scrollLeft = 3 * cardStep;
  rerender(<Page blocks={[january, between, february]} />);
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 2 * cardStep, behavior: 'instant' });
});

test('dates that arrive after those in view scroll nothing', () => {
  const { rerender } = render(<Page blocks={[january, block('2026-01-19', 'loading'), february]} />);
  rerender(<Page blocks={[january, between, february]} />);
  expect(scrolled).not.toHaveBeenCalled();
});
