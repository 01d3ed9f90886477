import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LazyLoader } from './LazyLoader.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a short wait shows no spinner, a wait of 200 ms does (UI-12)', () => {
  render(<LazyLoader />);
  act(() => {
    vi.advanceTimersByTime(199);
  });
  expect(screen.queryByRole('status')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByRole('status')).toBeVisible();
});
