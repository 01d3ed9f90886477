import { describe, expect, test } from 'vitest';
import { readQuery } from './query.rules.ts';

describe('what was typed is taken apart, in whatever order', () => {
  test.each([
    ['12 Saltmarsh Row LK1 2AB', { postcodes: ['LK12AB'], numbers: ['12'], words: ['saltmarsh', 'row'] }],
    ['lk12ab saltmarsh row 12', { postcodes: ['LK12AB'], numbers: ['12'], words: ['saltmarsh', 'row'] }],
    ['LK1 2AB, 12A', { postcodes: ['LK12AB'], numbers: ['12a'], words: [] }],
    ['12 a St Oswyn’s Row', { numbers: ['12a'], words: ['st', 'oswyns', 'row'] }],
    ['Flat 3, Tern House', { numbers: ['3'], words: ['tern', 'house'] }],
    ['L K 1 2AB', { postcodes: ['LK12AB'], numbers: [], words: [] }],
    ['lk1 2', { postcodeStart: 'LK12', numbers: [], words: [] }],
    ['gull cottage lk1', { postcodeStart: 'LK1', numbers: [], words: ['gull', 'cottage'] }],
    ['Brontë Close', { numbers: [], words: ['bronte', 'close'] }],
    ['', { postcodes: [], numbers: [], words: [] }],
  ])('%s', (text, parts) => expect(readQuery(text)).toMatchObject(parts));

  test('words are not taken for postcodes', () => {
    for (const text of ['the old forge', 'mill hill 12', 'row 1 larkhaven', 'unit 4 curlew way'])
      expect(readQuery(text)).toMatchObject({ postcodes: [], postcodeStart: undefined });
  });
});
