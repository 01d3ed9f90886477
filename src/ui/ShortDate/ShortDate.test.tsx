import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShortDate } from './ShortDate.tsx';

test('a date among facts is short to the eye, and read out in full (FM-03)', () => {
  render(<ShortDate date="2026-01-05" />);
  expect(screen.getByText('Mon, 05/01/26')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Monday 5 January 2026')).toBeInTheDocument();
  expect(screen.getByRole('time')).toHaveAttribute('dateTime', '2026-01-05');
});
