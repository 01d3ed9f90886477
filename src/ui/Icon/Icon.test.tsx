import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Icon } from './Icon.tsx';
import type { icons } from './icons.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an icon is 48 by 48 unless another size is asked for (UI-13)', () => {
  const { container } = render(
    <>
      <Icon name="check" />
      <Icon name="check" size={24} />
    </>,
  );
  expect([...container.querySelectorAll('svg')].map((svg) => svg.getAttribute('width'))).toEqual(['48', '24']);
});

test('an icon with a label is read out, one without is not', () => {
  const { container } = render(
    <>
      <Icon name="lock" label="Secure" />
      <Icon name="lock" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Secure' })).toBeVisible();
  expect(container.querySelectorAll('[aria-hidden]')).toHaveLength(1);
});

test('an unknown icon logs an error and draws nothing (ER-12)', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  // The name may come from content that no compiler has seen.
  const { container } = render(<Icon name={'unicorn' as keyof typeof icons} />);
  expect(container).toBeEmptyDOMElement();
  expect(log).toHaveBeenCalledWith('Icon "unicorn" does not exist.');
});
