import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { compensation } from '../../pages/content/price-facts.ts';
import { price } from '../format/price.ts';
import { VisitPromise } from './VisitPromise.tsx';

const draw = (date: string, of?: 'start') =>
  render(
    <MemoryRouter>
      <VisitPromise date={date} {...(of && { of })} />
    </MemoryRouter>,
  );

const [before, now] = compensation;

test.each([
  ['2026-03-31', before],
  ['2026-04-01', now],
  ['2027-01-04', now],
  // Earlier than any rate, or no date at all: the first one, never a throw.
  ['2019-01-01', before],
  ['soon', now],
])('a visit on %s is promised what holds on that day, and the whole is in the terms', (date, rates) => {
  draw(date);
  const promise = screen.getByRole('region', { name: 'If we’re late or miss a visit' });
  expect(promise).toHaveTextContent(`we’ll pay you ${price(rates.missedVisit)} for that visit`);
  expect(promise).toHaveTextContent(`we’ll pay you ${price(rates.lateStart)} for each day`);
  expect(screen.getByRole('link', { name: 'What we owe you, in our terms' })).toHaveAttribute(
    'href',
    '/terms#when-things-go-wrong',
  );
});

test('a visit is missed, too, where an engineer comes after the hours that were chosen', () => {
  draw('2026-12-18');
  expect(screen.getByText(/^If we don’t come in the hours you chose, or call it off/)).toBeInTheDocument();
});

test('a home that needs no visit is promised its start alone', () => {
  draw('2026-12-18', 'start');
  const promise = screen.getByRole('region', { name: 'If we’re late' });
  expect(promise).toHaveTextContent(`we’ll pay you ${price(now.lateStart)} for each day`);
  expect(promise).not.toHaveTextContent('visit');
});
