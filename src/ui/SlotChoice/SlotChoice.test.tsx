import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SlotChoice } from './SlotChoice.tsx';

const both = [
  { slot: 'AM', time: '8am-12pm' },
  { slot: 'PM', time: '12pm-4pm' },
] as const;

test('the customer chooses the morning or the afternoon (BK-13, BK-17)', async () => {
  const choose = vi.fn<(slot: 'AM' | 'PM') => void>();
  render(<SlotChoice slots={both} selected="AM" onChoose={choose} />);
  expect(screen.getByRole('radio', { name: 'Morning 8am-12pm' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Afternoon 12pm-4pm' }));
  expect(choose).toHaveBeenCalledWith('PM');
});

test('a day without times says so (BK-19)', () => {
  render(<SlotChoice slots={[]} selected={undefined} onChoose={vi.fn<() => void>()} />);
  expect(screen.getByText('No time slots available.')).toBeVisible();
});
