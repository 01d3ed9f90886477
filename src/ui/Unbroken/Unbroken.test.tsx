import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

test.each([
  ['2 Two Call Road, Wrenholt, LK9 2BB', ['LK9 2BB']],
  ['1 Kite Street, London, EC1A 1BB', ['EC1A 1BB']],
  ['£29 a month with mesh Wi-Fi', ['£29 a month']],
  ['£1,234.50, of which -£5 is credit and £30 once', ['£1,234.50', '-£5', '£30 once']],
  ['12 months', []],
])('of "%s" no amount and no postcode is broken', (words, whole) => {
  const { container } = render(<Unbroken>{words}</Unbroken>);
  expect(container).toHaveTextContent(words);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
});

test('an email address goes on after its @ where it has no room', () => {
  const { container } = render(<Unbroken>wren.fairweather@example.com</Unbroken>);
  expect(container.innerHTML).toBe('wren.fairweather@<wbr>example.com');
});
