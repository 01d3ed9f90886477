import { readFileSync } from 'node:fs';
import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { withLaterClock } from '../LazyLoader/test-clock.ts';
import { Skeleton } from './Skeleton.tsx';

withLaterClock();

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const words = () => screen.getByRole('status');

test('what is waited for is read out at once, and seen after one second', () => {
  render(<Skeleton shape="cards" label="Fetching your bills" />);
  expect(words()).toHaveTextContent('Fetching your bills');
  wait(999);
  expect(words()).toHaveAttribute('data-overdue', 'false');
  wait(1);
  expect(words()).toHaveAttribute('data-overdue', 'true');
});

test('a short wait shows no shape, a wait of 200 ms does (UI-12)', () => {
  const { container } = render(<Skeleton shape="rows" label="Fetching your orders" />);
  wait(199);
  expect(container.firstElementChild).toHaveAttribute('data-late', 'false');
  wait(1);
  expect(container.firstElementChild).toHaveAttribute('data-late', 'true');
});

test('of the shape nothing is read out, and no heading is in it', () => {
  render(<Skeleton shape="card" label="Fetching your bill" />);
  expect(screen.queryAllByRole('heading')).toEqual([]);
  expect(document.body).toHaveTextContent(/^Fetching your bill$/);
});

test('it moves only where motion is welcome', () => {
  const css = readFileSync('src/ui/Skeleton/Skeleton.module.css', 'utf8');
  const [still = '', moving = ''] = css.split('@media (prefers-reduced-motion: no-preference)');
  expect(still).not.toContain('animation');
  expect(moving).toContain('animation: breathe');
});
