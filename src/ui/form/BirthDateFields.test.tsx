import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BirthDateFields } from './BirthDateFields.tsx';
import { JourneyForm } from './JourneyForm.tsx';

type Values = Record<string, string>;

function show({ errors = {}, values = {} }: { errors?: Values; values?: Values } = {}) {
  const [submit, keep] = [vi.fn<(values: Values) => void>(), vi.fn<(values: Values) => void>()];
  render(
    <JourneyForm name="join" errors={errors} draft={{ values, keep }} onSubmit={submit} submitLabel="Join">
      <BirthDateFields />
    </JourneyForm>,
  );
  return { submit, keep };
}

const group = () => within(screen.getByRole('group', { name: 'Date of birth', description: 'For example, 27 3 1990' }));
const field = (name: string) => group().getByRole('textbox', { name });

test('a date of birth is three fields in one group, which a browser can fill in and a phone offers digits for (AU-10)', () => {
  show();
  const fields = ['Day', 'Month', 'Year'].map(field);
  expect(fields.map((each) => each.getAttribute('autocomplete'))).toEqual(['bday-day', 'bday-month', 'bday-year']);
  for (const each of fields) {
    expect(each).toBeRequired();
    expect(each).toHaveAttribute('inputmode', 'numeric');
  }
});

test('what is typed is kept as it is typed, sent as it is typed, and comes back (AU-10)', async () => {
  const { submit, keep } = show({ values: { birthDay: '31', birthMonth: '2' } });
  await userEvent.type(field('Year'), '90');
  const typed = { birthDay: '31', birthMonth: '2', birthYear: '90' };
  expect(keep).toHaveBeenLastCalledWith(typed);
  await userEvent.click(screen.getByRole('button', { name: 'Join' }));
  expect(submit).toHaveBeenCalledWith(typed);
});

test('one error says what is wrong, at the part to mend and nowhere else, and the summary leads there (UI-09)', async () => {
  const message = 'Enter all four digits of the year, like 1990';
  show({ errors: { birthYear: message } });
  expect(group().getAllByText(message)).toHaveLength(1);
  expect(field('Year')).toBeInvalid();
  expect(field('Year')).toHaveAccessibleDescription(message);
  for (const name of ['Day', 'Month']) {
    expect(field(name)).toBeValid();
    expect(field(name)).not.toHaveAccessibleDescription();
  }
  await userEvent.click(screen.getByRole('link', { name: message }));
  expect(field('Year')).toHaveFocus();
});
