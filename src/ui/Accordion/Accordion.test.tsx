import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

test('an answer shows when its question is opened, and hides again (UI-05)', async () => {
  render(<Accordion items={[{ title: 'Do I have to be at home?', content: 'Only for the in-home visit.' }]} />);
  const group = screen.getByRole('group');
  expect(group).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('Do I have to be at home?'));
  expect(group).toHaveAttribute('open');
  await userEvent.click(screen.getByText('Do I have to be at home?'));
  expect(group).not.toHaveAttribute('open');
});

test('an answer can be open from the start', () => {
  render(<Accordion items={[{ title: 'How long does it take?', content: 'About an hour.', open: true }]} />);
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

test('a note stands below the title, and is read out with it', () => {
  render(
    <Accordion items={[{ title: 'We’ve got your order', note: 'Email, Mon, 02/02/26', content: 'Thank you.' }]} />,
  );
  expect(screen.getByText('Email, Mon, 02/02/26').closest('summary')).toHaveTextContent(/^We’ve got your order/);
});
