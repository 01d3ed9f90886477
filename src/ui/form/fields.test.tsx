import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { JourneyForm } from './JourneyForm.tsx';
import { RadioField } from './RadioField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

function show(fields: ReactNode, errors: Record<string, string> = {}) {
  return render(
    <JourneyForm name="visit" errors={errors} onSubmit={() => {}} submitLabel="Continue">
      {fields}
    </JourneyForm>,
  );
}

describe('required and optional (UI-08)', () => {
  test('a field is required unless it says otherwise', () => {
    show(<TextField name="email" label="Email" />);
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeRequired();
  });

  test('what is not required says "(optional)", unless suppressed', () => {
    show(
      <>
        <TextField name="a" label="Last name" required={false} />
        <TextField name="b" label="Anything else, if you like" required={false} hideOptional />
        <RadioField name="c" label="Title" required={false} options={[]} />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Last name (optional)' })).not.toBeRequired();
    expect(screen.getByRole('textbox', { name: 'Anything else, if you like' })).not.toBeRequired();
    expect(screen.getByRole('radiogroup', { name: 'Title (optional)' })).not.toBeRequired();
  });

  test('a checkbox shows an asterisk, and what it means, when it has to be ticked (UI-04)', () => {
    show(
      <>
        <CheckboxField name="a" label="I accept the contract" />
        <CheckboxField name="b" label="Keep me posted" required={false} />
      </>,
    );
    expect(screen.getByText('* (required)')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'I accept the contract' })).toBeRequired();
    expect(screen.getByRole('checkbox', { name: 'Keep me posted (optional)' })).not.toBeRequired();
  });
});

test('a group of choices shows an asterisk when one has to be chosen (UI-04)', () => {
  const options = [{ value: 'own', label: 'I own it' }];
  show(
    <>
      <RadioField name="a" label="Your home" options={options} />
      <RadioField name="b" label="Your garden" options={options} required={false} />
    </>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Your home' })).toHaveTextContent('Your home * (required)');
  expect(screen.getByRole('radiogroup', { name: 'Your home' })).toBeRequired();
  expect(screen.getByRole('radiogroup', { name: 'Your garden (optional)' })).not.toHaveTextContent('*');
});

test('short choices stand side by side, and are chosen and refused like any other', () => {
  const options = [
    { value: '5', label: '£5' },
    { value: '20', label: '£20' },
  ];
  show(<RadioField name="a" label="How much?" options={options} initial="20" areShort />, { a: 'Choose an amount' });
  expect(screen.getByRole('radio', { name: '£20' })).toBeChecked();
  expect(screen.getByRole('radiogroup', { name: /How much/ })).toHaveAccessibleDescription('Choose an amount');
});

describe('errors (UI-09, UI-10)', () => {
  test('an error stands under its field with a sign, and is read out with the description', () => {
    const { container } = show(<TextField name="email" label="Email" description="For your confirmation" />, {
      email: 'Enter a valid email',
    });
    const field = screen.getByRole('textbox');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('For your confirmation Enter a valid email');
    expect(container.querySelector('#visit-email-error svg')).not.toBeNull();
  });

  test.each([
    ['checkbox', <CheckboxField key="x" name="x" label="I agree" />],
    ['radiogroup', <RadioField key="x" name="x" label="Which?" options={[{ value: '1', label: 'One' }]} />],
  ])('a %s shows its error, too (UI-04)', (role, field) => {
    show(field, { x: 'Choose one' });
    expect(screen.getByRole(role)).toHaveAccessibleDescription('Choose one');
    expect(screen.getByRole(role)).toBeInvalid();
  });

  test('a read-only field is never required and never wrong', () => {
    show(<TextField name="email" label="Email" readOnly initial="wren@example.com" />, { email: 'Wrong' });
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toHaveValue('wren@example.com');
    expect(field).toHaveAttribute('readonly');
    expect(field).not.toBeRequired();
    expect(field).toBeValid();
    expect(field).not.toHaveAccessibleDescription();
  });

  test('a wrong field has a red border and a tinted ground', () => {
    expect(readFileSync('src/ui/form/control.module.css', 'utf8')).toMatch(
      /\[aria-invalid='true'\] \{\s+border-color: var\(--colour-error\);\s+background: var\(--colour-error-tint\)/,
    );
  });
});

describe('long text (UI-05)', () => {
  test('what is left is counted, and being over is no loss of text', async () => {
    show(<TextAreaField name="notes" label="Notes" maxLength={5} initial="abc" />);
    expect(screen.getAllByText('2 characters left')[0]).toBeVisible();
    await userEvent.type(screen.getByRole('textbox'), 'def');
    expect(screen.getAllByText('1 character too many')[0]).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('abcdef');
  });

  test('the count is heard only when it gets close', async () => {
    const { container } = show(<TextAreaField name="notes" label="Notes" maxLength={22} />);
    const heard = container.querySelector('[aria-live]');
    expect(heard).toHaveTextContent('');
    await userEvent.type(screen.getByRole('textbox'), 'ab');
    expect(heard).toHaveTextContent('20 characters left');
  });

  test('it is at least 160 px high', () => {
    expect(readFileSync('src/ui/form/control.module.css', 'utf8')).toContain('min-height: var(--text-area-min-height)');
  });
});

describe('a pattern (UI-11)', () => {
  function code(onKeep = vi.fn<(values: Record<string, string>) => void>()) {
    render(
      <JourneyForm name="bank" draft={{ values: {}, keep: onKeep }} onSubmit={() => {}} submitLabel="Continue">
        <TextField name="code" label="Sort code" pattern="##-##-##" initial="1234" />
      </JourneyForm>,
    );
    return screen.findByDisplayValue<HTMLInputElement>('12-34-');
  }

  test('what the field starts with is put into it, and the signs between are written by themselves', async () => {
    const field = await code();
    await userEvent.type(field, '56');
    expect(field).toHaveValue('12-34-56');
  });

  test('signs that do not fit are left out, however they come', async () => {
    const field = await code();
    await userEvent.type(field, 'x5y');
    expect(field).toHaveValue('12-34-5');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('sort code 65 43 21');
    expect(field).toHaveValue('65-43-21');
  });

  test('in the middle of it a sign is put in where the caret is', async () => {
    const field = await code();
    await userEvent.type(field, '9', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field).toHaveValue('19-23-4');
  });

  test('the draft hears of every sign, although the mask writes it', async () => {
    const keep = vi.fn<(values: Record<string, string>) => void>();
    const field = await code(keep);
    await userEvent.type(field, '5');
    expect(keep).toHaveBeenLastCalledWith({ code: '12-34-5' });
    await userEvent.keyboard('{Backspace}');
    expect(keep).toHaveBeenLastCalledWith({ code: '12-34-' });
  });

  test('a wrong masked field stays wrong, and letters have their places, too', async () => {
    show(<TextField name="reference" label="Reference" pattern="**-##" initial="lk1 1" />, { reference: 'Not known' });
    expect(await screen.findByDisplayValue('lk-11')).toBeInvalid();
  });
});
