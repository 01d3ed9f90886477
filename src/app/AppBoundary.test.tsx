import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AppBoundary } from './AppBoundary.tsx';

afterEach(() => vi.restoreAllMocks());

test('when the header itself breaks there are words and ways on, without router and session (ER-06)', () => {
  vi.spyOn(console, 'error').mockReturnValue();
  function Header(): never {
    throw new Error('no header');
  }
  render(
    <AppBoundary>
      <Header />
      <h1>Home</h1>
    </AppBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Oops, something went wrong');
  expect(screen.getByRole('main')).toHaveTextContent('Please try again later');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
