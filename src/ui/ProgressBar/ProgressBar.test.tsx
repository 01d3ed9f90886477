import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderSteps, ProgressBar } from './ProgressBar.tsx';

const states = {
  Plan: ['active', 'todo', 'todo'],
  Install: ['done', 'active', 'todo'],
  Review: ['done', 'done', 'active'],
};

test.each(orderSteps)('on %s, what is before is done and what is after is to do (RT-05)', (current) => {
  render(<ProgressBar current={current} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.dataset['state'])).toEqual(states[current]);
  expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toHaveLength(1);
});

test('the states can be heard, too', () => {
  render(<ProgressBar current="Install" />);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Plan, done',
    '2Install, you are here',
    '3Review, to do',
  ]);
});
