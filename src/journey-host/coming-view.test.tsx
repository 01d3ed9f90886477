import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { comingView } from './coming-view.tsx';

const Coming = comingView({ title: 'Your bills', heading: 'Your bills', loading: 'Fetching your bills' }, 'rows');

test('a page that is on its way has its heading, and says what is waited for', () => {
  render(<Coming />);
  expect(screen.getByRole('heading', { level: 1, name: 'Your bills' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Fetching your bills');
});

test('the heading is read out once: as the page itself is there, and not while it is on its way', () => {
  const { rerender } = render(<Coming />);
  expect(document.body).toHaveFocus();
  rerender(<PageHeading>Your bills</PageHeading>);
  expect(screen.getByRole('heading', { level: 1, name: 'Your bills' })).toHaveFocus();
});
