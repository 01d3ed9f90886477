import { render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { typography } from '../palette.ts';
import { Text } from './Text.tsx';

test('every name of the type scale can be written in (TK-05)', () => {
  const css = readFileSync('src/ui/Text/Text.module.css', 'utf8');
  for (const name of Object.keys(typography)) expect(css).toContain(`.${name} {\n  font: var(--type-${name});`);
});

test('text is a paragraph unless it is something else', () => {
  render(
    <>
      <Text>Plain</Text>
      <Text as="h2" type="louder">
        Loud
      </Text>
    </>,
  );
  expect(screen.getByText('Plain').tagName).toBe('P');
  expect(screen.getByRole('heading', { level: 2, name: 'Loud' })).toBeVisible();
});
