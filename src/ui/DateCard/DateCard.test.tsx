import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateCard } from './DateCard.tsx';

test('a booked visit shows its day and time, and can be moved (BK-03)', async () => {
  const change = vi.fn<() => void>();
  render(<DateCard title="Outside visit" date="2026-01-05" slotText="8am-12pm" onChange={change} />);
  const card = screen.getByRole('region', { name: 'Outside visit' });
  expect(screen.getByText('Monday 5 January 2026'), 'to the eye as to the ear').toBeVisible();
  expect(card).not.toHaveTextContent('05/01/26');
  expect(card).toHaveTextContent('8am-12pm');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a different date' }));
  expect(change).toHaveBeenCalledOnce();
});

test('a visit that cannot be moved has no control for it', () => {
  render(<DateCard title="Outside visit" date="2026-01-05" slotText="8am-12pm" status="Held for you" />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('Held for you')).toBeVisible();
});

test('a date that is gone says what happened to it', () => {
  render(<DateCard title="Outside visit" date="2026-01-05" slotText="8am-12pm" lost="Expired" />);
  expect(screen.getByRole('region', { name: 'Outside visit' })).toHaveAttribute('data-lost', 'true');
  expect(screen.getByText('Expired')).toBeVisible();
});
