import { expect, test } from 'vitest';
import { inWords } from './in-words.ts';

const words = { missing: 'Enter your name' };

test('a reason is told in words, at its field', () => {
  expect(inWords({ name: 'missing' }, words)).toEqual({ name: 'Enter your name' });
});

test.each(['The gateway does not take this', 'toString', ''])('"%s" is no reason and stays as it is', (said) => {
  expect(inWords({ name: said }, words)).toEqual({ name: said });
});
