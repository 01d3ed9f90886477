import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { JourneyForm, type Draft } from './JourneyForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { RadioField } from './RadioField.tsx';
import { TextField } from './TextField.tsx';

type Values = Record<string, string>;
type Errors = Record<string, string>;

const nothing = () => {};

const whose = [
  { value: 'own', label: 'I own it' },
  { value: 'rent', label: 'I rent it' },
];

function Contact({
  onSubmit = nothing,
  errors,
  draft,
  busy,
}: {
  onSubmit?: (values: Values) => void;
  errors?: Errors;
  draft?: Draft;
  busy?: boolean;
}) {
  return (
    <JourneyForm name="contact" errors={errors} draft={draft} busy={busy} onSubmit={onSubmit} submitLabel="Continue">
      <TextField name="firstName" label="First name" />
      <RadioField name="home" label="Your home" options={whose} />
      <CheckboxField name="agree" label="I agree" />
    </JourneyForm>
  );
}

test('submitting hands over every field, also the ones left alone', async () => {
  const submit = vi.fn<(values: Values) => void>();
  render(<Contact onSubmit={submit} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'First name' }), 'Wren');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(submit).toHaveBeenLastCalledWith({ firstName: 'Wren', home: '', agree: '' });
  await userEvent.click(screen.getByRole('radio', { name: 'I rent it' }));
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(submit).toHaveBeenLastCalledWith({ firstName: 'Wren', home: 'rent', agree: 'yes' });
});

test('nothing is sent twice while we act on it', async () => {
  const submit = vi.fn<(values: Values) => void>();
  render(<Contact onSubmit={submit} busy />);
  await userEvent.type(screen.getByRole('textbox'), 'Wren{Enter}');
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('the draft keeps what is typed, as it is typed, and gives it back', async () => {
  const keep = vi.fn<(values: Values) => void>();
  const { unmount } = render(<Contact draft={{ values: {}, keep }} />);
  await userEvent.type(screen.getByRole('textbox'), 'Wr');
  expect(keep).toHaveBeenLastCalledWith({ firstName: 'Wr', home: '', agree: '' });
  unmount();
  render(<Contact draft={{ values: { firstName: 'Wren', home: 'own', agree: 'yes' }, keep }} />);
  expect(screen.getByRole('textbox')).toHaveValue('Wren');
  expect(screen.getByRole('radio', { name: 'I own it' })).toBeChecked();
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a password is sent but never kept in the draft, shown or not', async () => {
  const keep = vi.fn<(values: Values) => void>();
  const submit = vi.fn<(values: Values) => void>();
  render(
    <JourneyForm name="login" draft={{ values: {}, keep }} onSubmit={submit} submitLabel="Log in">
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </JourneyForm>,
  );
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  await userEvent.type(screen.getByLabelText('Password'), '1');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(keep.mock.calls.flat()).toEqual(Array.from({ length: 7 }, () => ({})));
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(submit).toHaveBeenCalledWith({ password: 'secret1' });
});

test('a refused form says what is wrong above and at the field, and leads there', async () => {
  const { rerender } = render(<Contact errors={{}} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Contact errors={{ firstName: 'First name is required', home: 'Choose one' }} />);
  const summary = screen.getByRole('alert', { name: 'There is a problem' });
  expect(summary).toHaveFocus();
  expect(screen.getByRole('textbox', { description: 'First name is required' })).toBeInvalid();
  await userEvent.click(screen.getByRole('link', { name: 'First name is required' }));
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose one' }));
  expect(screen.getByRole('radio', { name: 'I own it' })).toHaveFocus();
});

/** A machine that refuses an empty name, and keeps the draft. */
function Refusing() {
  const [errors, setErrors] = useState<Errors>({});
  const refuse = () => setErrors({ firstName: 'First name is required' });
  return <Contact errors={errors} onSubmit={refuse} draft={{ values: {}, keep: () => setErrors({ ...errors }) }} />;
}

test('the same refusal again takes the focus again, typing does not', async () => {
  render(<Refusing />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox'), ' ');
  expect(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue(' ');
});

/** A machine that decides with every change. */
function Deciding() {
  const [errors, setErrors] = useState<Errors>({});
  const decide = (text: string) => setErrors(text === '' ? { day: 'Choose a day' } : {});
  return (
    <JourneyForm name="days" errors={errors} onSubmit={() => setErrors({ ...errors })} submitLabel="Continue">
      <TextField name="day" label="Day" initial="Monday" onChange={decide} />
    </JourneyForm>
  );
}

test('what is refused while somebody types is told at the field only, until they submit it (UI-09)', async () => {
  render(<Deciding />);
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  expect(field).toHaveAccessibleDescription('Choose a day');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('alert')).toHaveFocus();
  await userEvent.type(field, 'T');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(field).toBeValid();
});

test('the form hears which of its buttons was pressed, where it has a name', async () => {
  const submit = vi.fn<(values: Values) => void>();
  const later = (
    <Button type="submit" name="way" value="later">
      Save for later
    </Button>
  );
  render(
    <JourneyForm name="plan" onSubmit={submit} submitLabel="Continue" actions={later}>
      <TextField name="firstName" label="First name" />
    </JourneyForm>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save for later' }));
  expect(submit).toHaveBeenLastCalledWith({ firstName: '', way: 'later' });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(submit).toHaveBeenLastCalledWith({ firstName: '' });
});
