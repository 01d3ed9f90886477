import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageHeading } from '../ui/PageHeading/PageHeading.tsx';
import { comingView } from './coming-view.tsx';

const Coming = comingView({ title: 'Your bills', heading: 'Your bills', loading: 'Fetching your bills' }, 'rows');

test('a page that is on its way has its heading, and says what is waited for', () => {
  render(<Coming />);
  expect(screen.getByRole('heading', { level: 1, name: 'Your bills' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Fetching your bills');
});

test('whoever waits stands at the heading, at the top of the page, and so does who is there at last', () => {
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { rerender } = render(<PageHeading>Your dashboard</PageHeading>);
  rerender(<Coming />);
  expect(screen.getByRole('heading', { level: 1, name: 'Your bills' })).toHaveFocus();
  expect(scrolled).toHaveBeenLastCalledWith(expect.objectContaining({ top: 0 }));
  rerender(<PageHeading>Your bill of March</PageHeading>);
  expect(screen.getByRole('heading', { level: 1, name: 'Your bill of March' })).toHaveFocus();
});
