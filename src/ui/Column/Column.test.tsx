import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Arrival, arrivalOf } from '../PageHeading/heading-focus.ts';
import { PageHeading } from '../PageHeading/PageHeading.tsx';
import { Column } from './Column.tsx';

const page = (name: string) => (
  <Column key={name}>
    <PageHeading>{name}</PageHeading>
  </Column>
);

const columnOf = (name: string) => screen.getByRole('heading', { name }).parentElement?.parentElement;

test('what a customer arrives at is there at once, and stays as it is; what takes its place appears gently', () => {
  const arrival = arrivalOf();
  const { rerender } = render(<Arrival value={arrival}>{page('Your plans')}</Arrival>);
  expect(columnOf('Your plans')).not.toHaveAttribute('data-next');
  rerender(<Arrival value={arrival}>{page('Your plans')}</Arrival>);
  expect(columnOf('Your plans')).not.toHaveAttribute('data-next');
  rerender(<Arrival value={arrival}>{page('Your options')}</Arrival>);
  expect(columnOf('Your options')).toHaveAttribute('data-next');
});

test('it appears gently only where motion is welcome, and its heading is there at once', () => {
  const css = readFileSync('src/ui/Column/Column.module.css', 'utf8');
  const [still = '', gentle = ''] = css.split('@media (prefers-reduced-motion: no-preference)');
  expect(still).not.toContain('animation');
  expect(gentle).toContain('[data-next] > :not(:first-child)');
});
