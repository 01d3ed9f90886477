import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { QrCode } from './QrCode.tsx';

const pathOf = (container: HTMLElement) => container.querySelector('path')?.getAttribute('d') ?? '';

test('a QR code has a name, three finders in their corners and nothing around it', () => {
  const { container } = render(<QrCode text="HELLO" label="QR code for your app" />);
  const size = Number(screen.getByRole('img', { name: 'QR code for your app' }).getAttribute('viewBox')?.split(' ')[2]);
  const dark = new Set([...pathOf(container).matchAll(/M(\d+) (\d+)/g)].map(([, x, y]) => `${x} ${y}`));
  // The smallest code has 21 modules, and four of nothing on each side.
  expect(size).toBe(29);
  for (const [x, y] of [
    [4, 4],
    [24, 4],
    [4, 24],
  ])
    expect(dark).toContain(`${x} ${y}`);
  expect([...dark].filter((place) => place.split(' ').some((at) => Number(at) < 4 || Number(at) > 24))).toEqual([]);
});

test('another text is another picture', () => {
  const one = pathOf(render(<QrCode text="one" label="One" />).container);
  expect(pathOf(render(<QrCode text="two" label="Two" />).container)).not.toBe(one);
});

test('a text that no code can hold is no picture, and costs no page', () => {
  const { container } = render(<QrCode text={'long '.repeat(1_000)} label="Too long" />);
  expect(container.innerHTML).toBe('');
});
