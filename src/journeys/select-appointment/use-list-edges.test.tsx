import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { block, layOutLists, PlainList, watchIntersections } from './test-list.tsx';
import { useListEdges } from './use-list-edges.ts';

const blocks = [block('2026-01-05', 'loaded', ['2026-01-05', '2026-01-06']), block('2026-01-19', 'awaited')];

let view: ReturnType<typeof watchIntersections>;
beforeEach(() => {
  view = watchIntersections();
  layOutLists();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  const list = useRef<HTMLDivElement>(null);
  const { isAtStart, isAtEnd, step } = useListEdges(list, blocks);
  return (
    <>
      <PlainList list={list} blocks={blocks} />
      <button type="button" disabled={isAtStart} onClick={() => step(-1)}>
        Earlier
      </button>
      <button type="button" disabled={isAtEnd} onClick={() => step(1)}>
        Later
      </button>
    </>
  );
}

test('there is a way to later dates as long as the last one is not wholly in view', () => {
  render(<Page />);
  act(() => {
    view.show('2026-01-05', 1);
    view.show('2026-01-19', 0.9);
  });
  expect(screen.getByRole('button', { name: 'Earlier' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Later' })).toBeEnabled();
  act(() => {
    view.show('2026-01-05', 0);
    view.show('2026-01-19', 1);
  });
  expect(screen.getByRole('button', { name: 'Earlier' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Later' })).toBeDisabled();
});

test('a press moves the list by most of its width, so that something known stays in view', () => {
  render(<Page />);
  act(() => view.show('2026-01-19', 0));
  act(() => screen.getByRole('button', { name: 'Later' }).click());
  expect(screen.getByRole('radiogroup').scrollLeft).toBe(248);
});
