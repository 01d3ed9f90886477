import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MemberAvatar } from './MemberAvatar.tsx';

test('the avatar can be gold, small and named (SH-24)', () => {
  const { container } = render(<MemberAvatar gold small username="Wren" />);
  expect(container.firstElementChild).toHaveAttribute('data-gold', 'true');
  expect(container.firstElementChild).toHaveAttribute('data-small', 'true');
  expect(screen.getByText('Wren')).toBeVisible();
});

test('without a name there is only the picture', () => {
  const { container } = render(<MemberAvatar imageUrl="/me.png" />);
  expect(container).toHaveTextContent('');
  expect(container.querySelector('img')).toHaveAttribute('src', '/me.png');
});
