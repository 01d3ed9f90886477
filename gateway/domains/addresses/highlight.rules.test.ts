import { expect, test } from 'vitest';
import { highlight } from './highlight.rules.ts';

test.each([
  ['LK1 2AB', 'lk12ab', '0-3,4-7'],
  ['LK1 2AB', 'lk1', '0-3'],
  ['12 Saltmarsh Row', 'row 12 salt', '0-2,3-7,13-16'],
  ["St Oswyn's Row", 'oswyns', '3-10'],
  ['Saltmarsh Row', 'saltmrash', '0-9'],
  ['Brontë Close', 'bronte', '0-6'],
  ['Saltmarsh Row', 'heron', ''],
])('"%s" shows what "%s" found (AD-08)', (text, typed, ranges) => expect(highlight(text, typed)).toBe(ranges));
