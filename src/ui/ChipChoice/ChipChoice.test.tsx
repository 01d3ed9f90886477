import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChipChoice } from './ChipChoice.tsx';

const options = [
  { value: 'any', label: 'Any day' },
  { value: '5', label: 'Only Fridays' },
] as const;

test('one of the words is chosen, by a click or by the arrows', async () => {
  const choose = vi.fn<(value: string) => void>();
  render(<ChipChoice legend="Day" options={options} selected="any" onChoose={choose} />);
  expect(screen.getByRole('group', { name: 'Day' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Any day' })).toBeChecked();
  await userEvent.click(screen.getByText('Only Fridays'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('5');
});

test('of a long word its short one is seen, and the long one is heard', () => {
  render(
    <ChipChoice
      legend="Day"
      options={[{ value: '5', label: 'Only Fridays', short: 'Fri' }]}
      selected="5"
      onChoose={() => {}}
    />,
  );
  expect(screen.getByText('Fri')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Only Fridays' })).toBeChecked();
});
