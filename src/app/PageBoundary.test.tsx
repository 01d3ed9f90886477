import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { log } from '../errors/log.ts';
import { PageBoundary } from './PageBoundary.tsx';

function Broken(): never {
  throw new TypeError('Failed to fetch dynamically imported module');
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(log, 'error').mockReturnValue();
});

const at = (pathname: string, page: ReactNode) => <PageBoundary pathname={pathname}>{page}</PageBoundary>;

test('a page whose code does not arrive says so, and offers to try again', () => {
  render(at('/choose-plan', <Broken />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This page did not load');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(log.error).toHaveBeenCalledWith('A page could not be drawn', {
    reason: 'Failed to fetch dynamically imported module',
  });
});

test('another page is drawn as ever', () => {
  const { rerender } = render(at('/choose-plan', <Broken />));
  rerender(at('/', <h1>Home</h1>));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home');
});
