import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Unbroken } from './Unbroken.tsx';

test.each([
  ['2 Two Call Road, Wrenholt, LK9 2BB', ['LK9 2BB']],
  ['1 Kite Street, London, EC1A 1BB', ['EC1A 1BB']],
  ['£29 a month with mesh Wi-Fi', ['£29 a month', 'Wi-Fi']],
  ['£35.16 deposit, £766.44 in all, 9.9% APR', ['£35.16', '£766.44', '9.9% APR']],
  ['£1,234.50, of which -£5 is credit and £30 once', ['£1,234.50,', '-£5', '£30 once']],
  ['In the morning (8am-12pm) or the afternoon (12pm-4pm).', ['(8am-12pm)', '(12pm-4pm).']],
  ['At 2 Two Call Road, Wrenholt, LK9 2BB.', ['LK9 2BB.']],
  ['We keep it for 30 days.', ['30 days.']],
  ['You can cancel until Monday 14 December 2026, without a reason.', ['14 December 2026,']],
  ['150 Mbps · £0.00 today', ['£0.00 today']],
  ['Your order LK-7Q4M2X9 is on its way.', ['LK-7Q4M2X9']],
  ['12 months', []],
])(
  'of "%s" no amount, number of days, rate, Wi-Fi, day of a month, slot, number of an order or postcode is broken',
  (words, whole) => {
    const { container } = render(<Unbroken>{words}</Unbroken>);
    expect(container).toHaveTextContent(words);
    expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(whole);
  },
);

test('a very long word is shown as it is, and looked through in one go', () => {
  const word = 'x'.repeat(200_000);
  const { container } = render(<Unbroken>{word}</Unbroken>);
  expect(container.textContent).toBe(word);
});

test('of what has an @ twice nothing is lost', () => {
  const { container } = render(<Unbroken>a@x.example/b@y.example</Unbroken>);
  expect(container).toHaveTextContent('a@x.example/b@y.example');
});

test('an email address that a line has no room for goes on with its host, and is copied as it is', () => {
  const { container } = render(<Unbroken>We’ve written to wren@example.com.</Unbroken>);
  expect(container).toHaveTextContent(/^We’ve written to wren@example\.com\.$/);
  expect(container.querySelector('wbr')?.previousSibling).toHaveTextContent('@');
  expect(container.querySelector('wbr')?.nextSibling).toHaveTextContent('example.com.');
});
