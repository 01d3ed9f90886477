import { expect, it } from 'vitest';
import { columnsIn, scaleIn } from './map-fit.ts';

it.each([
  ['a phone', 300, 1],
  ['a tablet', 480, 2],
  ['a window of 1,280', 700, 3],
  ['a wide screen', 1600, 3],
])('on %s there are as many cards abreast as can be read', (_, width, columns) => {
  expect(columnsIn({ width, height: 500 })).toBe(columns);
});

it.each([
  ['fills a pane that is larger', { width: 900, height: 900 }, 1.25],
  ['is no poster', { width: 2000, height: 2000 }, 1.5],
  ['is made no smaller where it is too high: its words have to be read', { width: 720, height: 300 }, 1],
  ['is made smaller where nothing is as narrow', { width: 180, height: 300 }, 0.25],
])('a map of 720 by 600 %s', (_, pane, scale) => {
  expect(scaleIn(pane, { width: 720, height: 600 })).toBe(scale);
});

it('a single column is as wide as a phone, and as long as it is', () => {
  expect(scaleIn({ width: 318, height: 200 }, { width: 212, height: 1000 })).toBe(1.5);
});
