import { act, render } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { customerAt } from './test-tab.ts';
import { useAddressBar } from './use-address-bar.ts';
import { hearWalks } from './walks.ts';

const go = vi.spyOn(window.history, 'go');

beforeEach(() => {
  vi.useFakeTimers();
  // Ways back come to nothing, as where a link has taken the place of the entry.
  go.mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

type JourneyOnPage = ReturnType<typeof customerAt>['journey'];

function Page({ journey, drawn, base = '' }: { journey: JourneyOnPage; drawn?: string[]; base?: string }) {
  const isAnswered = useAddressBar(journey, () => false, base);
  drawn?.push(isAnswered ? (journey.screen().page?.view ?? '') : 'nothing yet');
  return null;
}

/** The browser has gone back to the first page. */
function backAtFirst() {
  window.history.replaceState({ idx: 0, key: 'first' }, '', '/one');
  window.dispatchEvent(new PopStateEvent('popstate'));
}

test('a journey that has left the page while it refused a Back does not move the address any more', async () => {
  hearWalks();
  window.history.replaceState({ idx: 0, key: 'first' }, '', '/one');
  const { journey } = customerAt('/one');
  const { rerender } = render(<Page journey={journey} />, { wrapper: BrowserRouter });
  for (const type of ['went.on', 'went.on']) await act(async () => journey.send({ type }));
  expect(window.location.pathname).toBe('/two');
  act(backAtFirst);
  expect(go).toHaveBeenCalledWith(1);
  rerender(<p>Another page</p>);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(window.location.pathname).toBe('/one');
});

test('a customer who opens a page in the middle never sees the first one before the journey looks for theirs (RT-03)', () => {
  window.history.replaceState({ idx: 0, key: 'first' }, '', '/three');
  const { journey } = customerAt('/one');
  const drawn: string[] = [];
  render(<Page journey={journey} drawn={drawn} />, { wrapper: BrowserRouter });
  expect(new Set(drawn)).toEqual(new Set(['nothing yet', 'Looking']));
});

test('a customer who opens the page that the journey shows has it drawn at once, as the document has its words', () => {
  window.history.replaceState({ idx: 0, key: 'first' }, '', '/one');
  const { journey } = customerAt('/one');
  const drawn: string[] = [];
  render(<Page journey={journey} drawn={drawn} />, { wrapper: BrowserRouter });
  expect(drawn[0]).toBe('One');
});

test('a journey about one thing keeps the address of that before its pages, and takes no page behind another (SW-09)', async () => {
  hearWalks();
  window.history.replaceState({ idx: 0, key: 'first' }, '', '/orders/a/one');
  const { journey } = customerAt('/one');
  const drawn: string[] = [];
  render(<Page journey={journey} drawn={drawn} base="/orders/a" />, { wrapper: BrowserRouter });
  expect(drawn[0]).toBe('One');
  await act(async () => journey.send({ type: 'went.on' }));
  expect(window.location.pathname).toBe('/orders/a/two');
  window.history.replaceState({ idx: 0, key: 'of another' }, '', '/orders/b/one');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(window.location.pathname).toBe('/orders/b/one');
  expect(journey.screen().path).toBe('/two');
  window.history.replaceState({ idx: 0, key: 'first' }, '', '/orders/a/one');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(journey.screen().path).toBe('/one');
});
