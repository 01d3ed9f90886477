import { expect, test } from 'vitest';
import { product } from '../choose-plan/choose-plan.cases.ts';
import { lastChoiceOf } from './last-choice.rules.ts';

const kept = { productId: product.productId, meshWifi: true, connectionDate: '2026-12-10' };
const touched = { months: 1, meshWifi: false, connectionDate: null };

test.each([
  ['nothing was chosen', null, null, null],
  ['what was kept goes along in its length', kept, null, { months: 12, meshWifi: true, connectionDate: '2026-12-10' }],
  ['what was chosen after that goes before it', kept, touched, touched],
  ['a length that was not touched is that of the plan', kept, { ...touched, months: null }, { ...touched, months: 12 }],
])('to another speed: %s (OR-01, CU-02)', (_, customisation, lastChoice, choice) => {
  expect(lastChoiceOf({ customisation, lastChoice, product })).toEqual(choice && expect.objectContaining(choice));
});
