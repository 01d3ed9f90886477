import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test('the spinner says what is being waited for', () => {
  render(<Spinner label="Checking your address" />);
  expect(screen.getByRole('status')).toHaveTextContent('Checking your address');
});

test('it turns only where motion is welcome (UI-12)', () => {
  const css = readFileSync('src/ui/Spinner/Spinner.module.css', 'utf8');
  const [still = '', moving = ''] = css.split('@media (prefers-reduced-motion: no-preference)');
  expect(still).not.toContain('animation');
  expect(moving).toContain('animation: turn var(--spinner-turn) linear infinite');
});
