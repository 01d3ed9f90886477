import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SelectList } from './SelectList.tsx';

const options = ['1', '2', '3'].map((value) => ({ value, label: `${value} Skylark Lane` }));

function show() {
  const select = vi.fn<(value: string) => void>();
  render(<SelectList label="Homes" options={options} onSelect={select} />);
  return select;
}

const highlighted = () =>
  screen
    .getAllByRole('option')
    .find((option) => option.id === screen.getByRole('listbox').getAttribute('aria-activedescendant'))?.textContent;

test('arrows, Home and End move the highlight (UI-03)', async () => {
  show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('2 Skylark Lane');
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(highlighted()).toBe('3 Skylark Lane');
  await userEvent.keyboard('{ArrowUp}');
  expect(highlighted()).toBe('2 Skylark Lane');
  await userEvent.keyboard('{Home}{ArrowUp}');
  expect(highlighted()).toBe('1 Skylark Lane');
});

test.each(['{Enter}', ' ', '{ArrowRight}'])('"%s" selects (UI-03)', async (key) => {
  const select = show();
  await userEvent.tab();
  await userEvent.keyboard(`{ArrowDown}${key}`);
  expect(select).toHaveBeenCalledExactlyOnceWith('2');
});

test('a click selects', async () => {
  const select = show();
  await userEvent.click(screen.getByText('3 Skylark Lane'));
  expect(select).toHaveBeenCalledExactlyOnceWith('3');
});

test('the highlight stays with its option while the list narrows, and is the first otherwise (UI-03)', async () => {
  const of = (...values: string[]) => (
    <SelectList
      label="Homes"
      options={options.filter(({ value }) => values.includes(value))}
      onSelect={vi.fn<() => void>()}
    />
  );
  const { rerender } = render(of('1', '2', '3'));
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  rerender(of('2', '3'));
  expect(highlighted()).toBe('3 Skylark Lane');
  rerender(of('1', '2'));
  expect(highlighted()).toBe('1 Skylark Lane');
});
