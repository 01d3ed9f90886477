import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { findProviders } from './provider-search.ts';

const names = [
  'Riverbourne Broadband',
  'Tidewell',
  'Fforest Fibre',
  'Café Connect',
  'Marsh & Meadow Net',
  "O'Hara Online",
  'Northlight Broadband',
  'Nova',
];
const providers = names.map((name, index) => ({ id: `R${index}`, name }));
const found = (typed: string) => findProviders(providers, typed).map(({ name }) => name);

it('shows every provider while nothing is typed (SW-02)', () => {
  expect(found('')).toEqual(names);
  expect(found('   ')).toEqual(names);
});

it.each([
  ['river', 'Riverbourne Broadband'],
  ['RIVER BOURNE', 'Riverbourne Broadband'],
  ['rivebourne', 'Riverbourne Broadband'],
  ['riverborune', 'Riverbourne Broadband'],
  ['rivreborne', 'Riverbourne Broadband'],
  ['nortlihgt', 'Northlight Broadband'],
  ['tidwell', 'Tidewell'],
  ['tide well', 'Tidewell'],
  ['forest', 'Fforest Fibre'],
  ['cafe', 'Café Connect'],
  ['marsh and meadow', 'Marsh & Meadow Net'],
  ['ohara', "O'Hara Online"],
  ["o'h", "O'Hara Online"],
  ['broadband river', 'Riverbourne Broadband'],
])('forgives how "%s" is typed (SW-02)', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

it('does not take short words for slips', () => {
  expect(found('tir')).toEqual([]);
  expect(found('tydwel')).toEqual([]);
  expect(found('no')).toEqual(['Northlight Broadband', 'Nova']);
});

it('says nothing rather than anything', () => {
  expect(found('zzzzzz')).toEqual([]);
});

it('finds every provider by its own name, and by the beginning of it', () => {
  assert(
    property(constantFrom(...providers), nat({ max: 20 }), (provider, cut) => {
      const typed = provider.name.slice(0, Math.max(2, cut));
      expect(findProviders(providers, typed)).toContain(provider);
      expect(findProviders(providers, provider.name)[0]).toBe(provider);
    }),
  );
});
