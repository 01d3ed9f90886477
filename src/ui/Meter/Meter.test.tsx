import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Meter } from './Meter.tsx';

const words = '12.4 GB of 30 GB left';

it('is read aloud in words, and measured in hundredths', () => {
  render(<Meter label="Data" words={words} measure={{ left: 12_400, of: 30_000 }} />);
  const meter = screen.getByRole('meter', { name: 'Data' });
  expect(meter).toHaveAttribute('aria-valuetext', words);
  expect(meter).toHaveAttribute('aria-valuenow', '41');
  expect(meter).toHaveTextContent(`Data ${words}`);
  expect(meter.querySelector('rect')).toHaveAttribute('width', '41%');
});

it.each([
  ['more than there can be', { left: 31, of: 30 }, '100'],
  ['less than nothing', { left: -1, of: 30 }, '0'],
  ['something of nothing', { left: 5, of: 0 }, '0'],
])('of %s the bar stays within its ends', (_, measure, now) => {
  render(<Meter label="Days" words="So many" measure={measure} />);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', now);
});

it('what has no limit says so, and has no bar', () => {
  render(<Meter label="Texts" words="Unlimited" measure={null} />);
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.getByText('Unlimited')).toBeVisible();
});
