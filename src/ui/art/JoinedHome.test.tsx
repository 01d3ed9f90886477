import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JoinedHome, type Reach } from './JoinedHome.tsx';

test.each<[Reach, number]>([
  ['street', 2],
  ['wall', 1],
  ['home', 0],
])('where the fibre has come to the %s, the stretches that are still to be laid are dotted: %i', (reach, ahead) => {
  const { container } = render(<JoinedHome reach={reach} />);
  expect(container.querySelectorAll('[data-ahead]')).toHaveLength(ahead);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});
