import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { OptionRow } from './OptionRow.tsx';

const words = { name: 'Mesh Wi-Fi', hint: 'A second Wi-Fi point', price: '£4 a month' };

test('a row is pressed as a whole, and its box says more than its name (CU-02)', async () => {
  const toggle = vi.fn<(isWanted: boolean) => void>();
  render(
    <OptionRow
      {...words}
      input={{ type: 'checkbox', 'aria-label': words.name, onChange: ({ target }) => toggle(target.checked) }}
    />,
  );
  expect(screen.getByRole('checkbox', { name: 'Mesh Wi-Fi' })).toHaveAccessibleDescription(
    'A second Wi-Fi point £4 a month',
  );
  await userEvent.click(screen.getByText('£4 a month'));
  expect(toggle).toHaveBeenLastCalledWith(true);
});

test('what comes with the rest is no label', () => {
  const { container } = render(<OptionRow {...words} />);
  expect(container.querySelector('label')).toBeNull();
});

test('what is paid once stands under what is paid each month, and is read out with it', () => {
  render(<OptionRow {...words} once="+ £30 once" input={{ type: 'radio' }} />);
  expect(screen.getByRole('radio')).toHaveAccessibleName(/£4 a month \+ £30 once$/);
});
