import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DateOption } from './DateOption.tsx';

test('a day is read out with its weekday, date and free slots', async () => {
  const choose = vi.fn<(date: string) => void>();
  render(<DateOption date="2026-01-05" name="dates" free={2} selected={false} onChoose={choose} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Monday 5 January 2026, 2 times free' }));
  expect(choose).toHaveBeenCalledWith('2026-01-05');
});

test('a day without a free slot cannot be chosen', () => {
  render(<DateOption date="2026-01-05" name="dates" free={0} selected={false} onChoose={vi.fn<() => void>()} />);
  expect(screen.getByRole('radio', { name: 'Monday 5 January 2026, no times' })).toBeDisabled();
});

test('the chosen day is the checked one of its group', () => {
  render(
    <>
      <DateOption date="2026-01-05" name="dates" free={1} selected onChoose={vi.fn<() => void>()} />
      <DateOption date="2026-01-06" name="dates" free={1} selected={false} onChoose={vi.fn<() => void>()} />
    </>,
  );
  expect(screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.checked)).toEqual([true, false]);
});
