import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { equivalents } from './equivalent.ts';
import { findMutants, surroundingsOf } from './find-mutants.ts';

it.each(equivalents)('still stands in the code: $what', ({ file, what }) => {
  const given = { file, text: readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8') };
  expect(findMutants(given, surroundingsOf([given])).map((mutant) => mutant.what)).toContain(what);
});
