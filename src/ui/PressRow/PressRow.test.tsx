import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PressRow } from './PressRow.tsx';

test('a row of what was found is a button, and the arrow keys, Home and End lead through its list', async () => {
  const press = vi.fn<(name: string) => void>();
  render(
    <ul>
      {['Riverbourne', 'Tidewell', 'Northlight'].map((name) => (
        <li key={name}>
          <PressRow onPress={() => press(name)}>{name}</PressRow>
        </li>
      ))}
    </ul>,
  );
  const row = (name: string) => screen.getByRole('button', { name });
  await userEvent.tab();
  expect(row('Riverbourne')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(row('Riverbourne')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(row('Tidewell')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(row('Northlight')).toHaveFocus();
  await userEvent.keyboard('{Home}{Enter}');
  expect(press).toHaveBeenCalledExactlyOnceWith('Riverbourne');
});
