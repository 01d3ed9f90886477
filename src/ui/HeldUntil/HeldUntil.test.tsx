import { render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeldUntil, heldWords } from './HeldUntil.tsx';
import { useEndOfHold } from './use-end-of-hold.ts';

const now = '2026-11-27T14:00:00Z';

beforeEach(() => void vi.useFakeTimers({ now: new Date(now) }));
afterEach(() => void vi.useRealTimers());

test.each([
  [true, '2026-11-28T14:35:00Z', 'We hold both dates until 2:35pm on Saturday 28 November 2026.'],
  [false, '2026-11-28T14:35:00Z', 'We hold this date until 2:35pm on Saturday 28 November 2026.'],
  // By the clocks of the UK, whichever day it is elsewhere.
  [true, '2026-06-30T23:05:00Z', 'We hold both dates until 12:05am on Wednesday 1 July 2026.'],
])('the moment is said by the clocks of the UK, and what happens then (BK-32)', (areBoth, until, words) => {
  const { container } = render(<HeldUntil until={until} areBoth={areBoth} />);
  expect(container).toHaveTextContent(words);
  expect(screen.getByText(/we’ll ask you to choose again\. Everything else is kept\./)).toBeVisible();
});

test.each([null, undefined])('nothing is said where nobody told it', (until) => {
  const { container } = render(<HeldUntil until={until} areBoth />);
  expect(container).toBeEmptyDOMElement();
});

test('a card says it in few words, and no moment that nobody told (BK-32)', () => {
  expect(heldWords('2026-11-28T14:35:00Z')).toBe('Held until 2:35pm on Saturday 28 November 2026');
  expect(heldWords(null)).toBe('Held for you');
});

const listen = (until: string | null, isListening = true) => {
  const told = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(({ at }) => useEndOfHold(until, at, told), {
    initialProps: { at: isListening },
  });
  return { told, unmount, nowListening: () => rerender({ at: true }) };
};

test('who arrives after the hold is told at once, and once (BK-32)', () => {
  const { told } = listen('2026-11-27T13:59:00Z');
  vi.advanceTimersByTime(0);
  expect(told).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(told).toHaveBeenCalledOnce();
});

test('a page that is left open is told when the hold ends, and one that was left is not (BK-32)', () => {
  const [open, left] = [listen('2026-11-28T14:00:00Z'), listen('2026-11-28T14:00:00Z')];
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 - 1);
  expect(open.told).not.toHaveBeenCalled();
  left.unmount();
  vi.advanceTimersByTime(1);
  expect(open.told).toHaveBeenCalledOnce();
  expect(left.told).not.toHaveBeenCalled();
});

test('while we act it is not told, but as soon as it can be (BK-32)', () => {
  const { told, nowListening } = listen('2026-11-27T13:59:00Z', false);
  vi.advanceTimersByTime(60_000);
  expect(told).not.toHaveBeenCalled();
  nowListening();
  vi.advanceTimersByTime(0);
  expect(told).toHaveBeenCalledOnce();
});

test.each([null, 'no moment', '2027-06-01T00:00:00Z'])('of %s nothing is told', (until) => {
  const { told } = listen(until);
  vi.advanceTimersByTime(30 * 24 * 60 * 60 * 1000);
  expect(told).not.toHaveBeenCalled();
});
