import { createMachine } from 'xstate';
import { expect, it } from 'vitest';
import { readChart } from '../../charts/read-chart.ts';
import { changeAt, marksOfSide, placeOfChange } from './change-marks.ts';
import { compareJourneys } from './compare-journeys.ts';

const paying = { description: 'Pay.', meta: { view: 'Paying' } };
const before = readChart(
  createMachine({
    id: 'shop',
    initial: 'inside',
    states: {
      inside: {
        initial: 'looking',
        states: { looking: { on: { paid: '#shop.paying' } }, trying: { on: { liked: 'looking' } } },
      },
      paying,
    },
  }),
);
const after = readChart(
  createMachine({
    id: 'shop',
    initial: 'inside',
    states: { inside: { initial: 'looking', states: { looking: { on: { paid: '#shop.sent' } } } }, paying, sent: {} },
  }),
);
const shop = { name: 'shop', title: 'Shop', errand: 'Buy.' };
const changes = compareJourneys(
  { ...shop, chart: before, copy: { 'Paying.heading': 'Pay now' } },
  { ...shop, chart: after, copy: { 'Paying.heading': 'Pay' } },
);
const changeOf = (place: string) => {
  const found = changes.find((change) => change.place === place);
  if (!found) throw new Error(`Nothing has changed at ${place}`);
  return found;
};
const signsIn = (side: 'before' | 'after') =>
  [...marksOfSide(changes, side === 'before' ? before : after, side)].map(([id, { sign }]) => `${sign} ${id}`);

it('each chart marks its own part of every change, with a sign that needs no colour', () => {
  expect(signsIn('before')).toEqual([
    '~ shop.paying',
    '− shop.inside.trying',
    '~ shop.inside.looking · paid → shop.paying',
    '− shop.inside.trying · liked → shop.inside.looking',
  ]);
  expect(signsIn('after')).toEqual(['~ shop.paying', '+ shop.sent', '~ shop.inside.looking · paid → shop.sent']);
});

it('a change is shown in both charts; where one has no such state, the state around it stands for it', () => {
  const removed = changeOf('shop.inside.trying');
  expect(placeOfChange(removed, 'before', before, after)).toEqual({ kind: 'state', id: 'shop.inside.trying' });
  expect(placeOfChange(removed, 'after', after, before)).toEqual({ kind: 'state', id: 'shop.inside' });
  const gone = changeOf('shop.inside.trying · liked');
  expect(placeOfChange(gone, 'after', after, before)).toEqual({ kind: 'state', id: 'shop.inside' });
  const led = changeOf('shop.inside.looking · paid');
  expect(placeOfChange(led, 'after', after, before)).toMatchObject({
    kind: 'transition',
    id: 'shop.inside.looking · paid → shop.sent',
  });
});

it('other words are shown at the state whose view says them', () => {
  const words = changeOf('Paying.heading');
  expect(placeOfChange(words, 'before', before, after)).toEqual({ kind: 'state', id: 'shop.paying' });
});

it('a marked place leads to its change, and a state without one of its own to its words', () => {
  const at = (id: string, kind: 'state' | 'transition' = 'state') => changeAt(changes, 'before', before, { kind, id });
  expect(at('shop.inside.trying')?.kind).toBe('removed');
  expect(at('shop.inside.looking · paid → shop.paying', 'transition')?.what).toBe('transition');
  expect(at('shop.paying')?.place).toBe('Paying.heading');
  expect(at('shop.inside.looking')).toBeUndefined();
});
