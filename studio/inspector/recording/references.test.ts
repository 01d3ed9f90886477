import { expect, it } from 'vitest';
import { asTemplate, resolved } from './references.ts';

const context = {
  member: { lastName: 'Archer' },
  products: [
    { productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001' },
    { productId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002' },
  ],
  dates: ['2026-02-17', '2026-02-18'],
  suggestions: [
    { id: 'S1', text: 'LK1 1AA' },
    { id: 'S2', text: '4 Heron Way' },
  ],
};

it('what a customer chose from a list is told by its place in it', () => {
  const event = {
    type: 'date.chosen',
    date: '2026-02-18',
    productId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
    suggestion: { id: 'S2', text: '4 Heron Way' },
  };
  const template = asTemplate(event, context);
  expect(template).toEqual({
    type: 'date.chosen',
    date: '‹=dates.1›',
    productId: '‹=products.1.productId›',
    suggestion: '‹=suggestions.1›',
  });
  expect(resolved(template, context)).toEqual(event);
  expect(resolved(template, { ...context, dates: ['2027-03-01', '2027-03-02'] })).toMatchObject({ date: '2027-03-02' });
});

it('a date is told by its place among the dates on offer, wherever else it stands by chance', () => {
  const offered = {
    earliestDate: '2026-02-18',
    blocks: [{ startDate: '2026-02-18', freeDates: [{ date: '2026-02-18' }, { date: '2026-02-19' }] }],
  };
  expect(asTemplate({ type: 'date.chosen', date: '2026-02-18' }, offered)).toEqual({
    type: 'date.chosen',
    date: '‹=blocks.0.freeDates.0.date›',
  });
});

it('what a customer typed is told by its kind, and codes, numbers and answers stay', () => {
  expect(
    asTemplate({ type: 'details.given', accountNumber: '12 34', slot: 'AM', wantsMesh: true, months: 24 }, context),
  ).toEqual({ type: 'details.given', accountNumber: '‹accountNumber›', slot: 'AM', wantsMesh: true, months: 24 });
});

it('where nothing stands now, nothing is given', () => {
  expect(resolved({ type: 'date.chosen', date: '‹=dates.7›' }, context)).toEqual({
    type: 'date.chosen',
    date: undefined,
  });
});
