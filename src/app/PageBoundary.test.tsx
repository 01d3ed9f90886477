import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '../runtime/log.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { rootErrors } from '../runtime/root-errors.ts';

let error = new TypeError('Failed to fetch dynamically imported module');

function Broken(): never {
  throw error;
}

const reload = vi.fn<() => void>();

beforeEach(() => {
  sessionStorage.clear();
  error = new TypeError('Failed to fetch dynamically imported module');
  vi.spyOn(log, 'error').mockReturnValue();
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockClear();
});

const at = (pathname: string, page: ReactNode) => <PageBoundary pathname={pathname}>{page}</PageBoundary>;
const { onCaughtError } = rootErrors;
const show = (pathname: string) => render(at(pathname, <Broken />), onCaughtError && { onCaughtError });

test('a page whose code does not arrive is loaded anew, once; then it says so, and offers to try again', () => {
  const { unmount } = show('/choose-plan');
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  show('/choose-plan');
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page didn’t load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a page that breaks for another reason is not loaded anew, and the log names the cause (ER-04)', () => {
  error = new TypeError('undefined is not a function', { cause: new Error('no plan') });
  show('/choose-plan');
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page didn’t load');
  expect(log.error).toHaveBeenCalledWith('A page could not be drawn', {
    reason: 'TypeError: undefined is not a function (because of no plan)',
  });
});

test('another page is drawn as ever, and the broken one is tried again on return', () => {
  error = new TypeError('undefined is not a function');
  const { rerender } = show('/choose-plan');
  rerender(at('/', <h1>Home</h1>));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home');
  rerender(at('/choose-plan', <h1>Choose your plan</h1>));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Choose your plan');
});

test.each([
  ['was offline is loaded again when the connection is back, without being asked for', false, 1],
  ['did not arrive for another reason waits to be asked for', true, 0],
])('a page that %s', (_, onLine, times) => {
  vi.stubGlobal('navigator', { onLine });
  error = new TypeError(onLine ? 'undefined is not a function' : 'Failed to fetch dynamically imported module');
  show('/choose-plan');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(times);
});
