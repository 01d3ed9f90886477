import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Arrival, arrivalOf } from './heading-focus.ts';
import { PageHeading } from './PageHeading.tsx';

test('a new view is announced: its heading takes the focus', () => {
  const { rerender } = render(<PageHeading key="one">Choose your plan</PageHeading>);
  rerender(<PageHeading key="two">Book your install</PageHeading>);
  expect(screen.getByRole('heading', { level: 1, name: 'Book your install' })).toHaveFocus();
});

test('on arrival the focus stays at the top of the page', () => {
  render(
    <Arrival value={arrivalOf()}>
      <PageHeading>Choose your plan</PageHeading>
    </Arrival>,
  );
  expect(document.body).toHaveFocus();
});

test('a heading can leave the focus alone', () => {
  render(<PageHeading takesFocus={false}>Choose your plan</PageHeading>);
  expect(document.body).toHaveFocus();
});

test('the view after the first one is announced, also when it has the same address', () => {
  const arrival = arrivalOf();
  const page = (heading: string) => (
    <Arrival value={arrival}>
      <PageHeading key={heading}>{heading}</PageHeading>
    </Arrival>
  );
  const { rerender } = render(page('Can you get our broadband?'));
  rerender(page('Good news, we cover your address'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('what waits for the first heading is told when it stands in the page, and once', () => {
  const told: string[] = [];
  const arrival = arrivalOf(
    () => told.push(`drawn: ${screen.getByRole('heading').textContent}`),
    () => told.push('over'),
  );
  const page = (heading: string) => (
    <Arrival value={arrival}>
      <PageHeading key={heading}>{heading}</PageHeading>
    </Arrival>
  );
  const { rerender } = render(page('Choose your plan'));
  rerender(page('Book your install'));
  expect(told).toEqual(['drawn: Choose your plan', 'over']);
});
