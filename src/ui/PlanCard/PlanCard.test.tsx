import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { PlanCard } from './PlanCard.tsx';

function show(popular: boolean) {
  render(
    <PlanCard
      name="Full fibre 1000"
      speedInMbps={1000}
      priceInPence={4500}
      terms="12 month contract"
      popular={popular}
      benefits={['Same speed up and down']}
      action={<Button variant="primary">Select plan</Button>}
    />,
  );
  return screen.getByRole('article', { name: 'Full fibre 1000' });
}

test('a plan says how fast it is, what it costs and what is in it (PL-03, PL-05)', () => {
  const card = show(false);
  expect(card).toHaveTextContent('1 Gbps');
  expect(card).toHaveTextContent('£45 a month');
  expect(card).toHaveTextContent('12 month contract');
  expect(card).toHaveTextContent('Same speed up and down');
  expect(screen.getByRole('button', { name: 'Select plan' })).toBeVisible();
  expect(card).not.toHaveTextContent('Most popular');
});

test('a plan that is compared by figures has them in place of ticks (PL-03)', () => {
  render(
    <PlanCard name="1 Gbps" speedInMbps={1000} priceInPence={4500} action={<Button>Select plan</Button>}>
      <p>Guaranteed minimum: 500 Mbps</p>
    </PlanCard>,
  );
  const card = screen.getByRole('article', { name: '1 Gbps' });
  expect(card).toHaveTextContent('Guaranteed minimum: 500 Mbps');
  expect(within(card).queryByRole('list')).toBeNull();
});

test('the plan that most customers take is marked (PL-05)', () => {
  expect(show(true)).toHaveTextContent('Most popular');
});
