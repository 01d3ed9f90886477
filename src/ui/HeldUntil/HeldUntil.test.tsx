import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeldUntil } from './HeldUntil.tsx';

test.each([
  [true, '2026-11-28T14:35:00Z', 'We hold both dates until 14:35 on Saturday 28 November 2026.'],
  [false, '2026-11-28T14:35:00Z', 'We hold this date until 14:35 on Saturday 28 November 2026.'],
  // By the clocks of the UK, whichever day it is elsewhere.
  [true, '2026-06-30T23:05:00Z', 'We hold both dates until 00:05 on Wednesday 1 July 2026.'],
])('the moment is said by the clocks of the UK, and what happens then (BK-32)', (areBoth, until, words) => {
  const { container } = render(<HeldUntil until={until} areBoth={areBoth} />);
  expect(container).toHaveTextContent(words);
  expect(screen.getByText(/we’ll ask you to choose again\. Everything else is kept\./)).toBeVisible();
});

test.each([null, undefined])('nothing is said where nobody told it', (until) => {
  const { container } = render(<HeldUntil until={until} areBoth />);
  expect(container).toBeEmptyDOMElement();
});
