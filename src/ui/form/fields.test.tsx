import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { JourneyForm } from './JourneyForm.tsx';
import { mask } from './mask.ts';
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

  test('a checkbox shows an asterisk when it has to be ticked (UI-04)', () => {
    show(
      <>
        <CheckboxField name="a" label="I accept the contract" />
        <CheckboxField name="b" label="Keep me posted" required={false} />
      </>,
    );
    expect(screen.getByText('*')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'I accept the contract' })).toBeRequired();
    expect(screen.getByRole('checkbox', { name: 'Keep me posted (optional)' })).not.toBeRequired();
  });
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
  test.each([
    ['##-##-##', '123456', '12-34-56'],
    ['##-##-##', '12', '12'],
    ['##-##-##', '1x2y3', '12-3'],
    ['** ***', 'lk1 1aa', 'lk 11a'],
  ])('%s sorts "%s" into "%s"', (pattern, typed, result) => {
    expect(mask(pattern, typed)).toBe(result);
  });

  test('a field with a pattern puts in the signs between', async () => {
    show(<TextField name="code" label="Sort code" pattern="##-##-##" />);
    await userEvent.type(screen.getByRole('textbox'), '123456');
    expect(screen.getByRole('textbox')).toHaveValue('12-34-56');
  });
});
