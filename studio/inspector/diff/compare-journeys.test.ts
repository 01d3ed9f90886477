import { assign, setup } from 'xstate';
import { expect, it } from 'vitest';
import { readChart } from '../../charts/read-chart.ts';
import { changeWords, compareJourneys } from './compare-journeys.ts';
import type { JourneyVersion } from './journey-pieces.ts';

const before = setup({ guards: { isOpen: () => true } }).createMachine({
  id: 'shop',
  initial: 'looking',
  states: {
    looking: {
      description: 'Look around.',
      on: { 'basket.opened': { guard: 'isOpen', target: 'paying' }, 'door.closed': 'leaving' },
    },
    paying: { description: 'Pay.', meta: { view: 'Paying' } },
    leaving: { description: 'Leave.' },
  },
});

const after = setup({ guards: { isOpen: () => true, isSober: () => true } }).createMachine({
  id: 'shop',
  initial: 'looking',
  states: {
    looking: {
      description: 'Look around, and take your time.',
      on: { 'basket.opened': { guard: 'isSober', target: 'paying' }, 'door.closed': { actions: assign({}) } },
    },
    paying: { description: 'Pay.', meta: { view: 'Paying' }, on: { 'card.refused': 'refused' } },
    refused: { description: 'The card was refused.' },
  },
});

const version = (machine: typeof before | typeof after, copy: Record<string, string>): JourneyVersion => ({
  name: 'shop',
  title: 'Shop',
  errand: 'Buy something.',
  chart: readChart(machine),
  copy,
});

const old = version(before, { 'Paying.heading': 'Pay now', 'Paying.body': 'By card' });
const changes = compareJourneys(old, version(after, { 'Paying.heading': 'Pay', 'Paying.note': 'We take all cards' }));

it('a product owner reads what was added, removed and changed, words included', () => {
  expect(changes.map(({ kind, what, place }) => `${kind} ${what} ${place}`)).toEqual([
    'changed state shop.looking',
    'removed state shop.leaving',
    'added state shop.refused',
    'changed transition shop.looking · basket.opened',
    'changed transition shop.looking · door.closed',
    'added transition shop.paying · card.refused',
    'changed copy Paying.heading',
    'removed copy Paying.body',
    'added copy Paying.note',
  ]);
});

it('says what it was and what it is', () => {
  expect(changes.map(changeWords)).toContain(
    '~ state shop.looking (looking)\n    was: Look around.\n    is:  Look around, and take your time.',
  );
  expect(changes.map(changeWords)).toContain(
    '~ transition shop.looking · door.closed\n    was: goes to shop.leaving\n    is:  stays',
  );
  expect(changes.map(changeWords)).toContain('− words Paying.body\n    was: By card');
});

it('a journey that is the same has no differences', () => {
  expect(compareJourneys(old, version(before, { ...old.copy }))).toEqual([]);
});

it('each part has a name in the customer’s words, and says in them what it was', () => {
  const told = changes.map(({ name, before: was, after: is }) => [name.customer, was?.customer, is?.customer]);
  expect(told).toContainEqual(['Looking: basket opened', 'if open, goes to Paying', 'if sober, goes to Paying']);
  expect(told).toContainEqual(['Paying: heading', 'Pay now', 'Pay']);
  expect(told).toContainEqual(['Refused', undefined, 'The card was refused.']);
});

it('a journey that begins elsewhere has changed', () => {
  const elsewhere = { ...old, chart: { ...old.chart, root: { ...old.chart.root, initial: 'shop.paying' } } };
  expect(compareJourneys(old, elsewhere)).toMatchObject([{ what: 'state', kind: 'changed', place: 'shop' }]);
});
