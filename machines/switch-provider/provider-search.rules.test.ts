import { assert, constantFrom, nat, property } from 'fast-check';
import { expect, it } from 'vitest';
import { findProviders } from './provider-search.rules.ts';

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
  ['broadband rivxrboxrne', 'Riverbourne Broadband'],
  ['rivxr boxrne', 'Riverbourne Broadband'],
  ['iverbxurne', 'Riverbourne Broadband'],
  ['tixe', 'Tidewell'],
  ['tydewel', 'Tidewell'],
  ['tiddewe', 'Tidewell'],
  ['tidxwxll', 'Tidewell'],
  [' tide-well! ', 'Tidewell'],
])('forgives how "%s" is typed (SW-02)', (typed, name) => {
  expect(found(typed)[0]).toBe(name);
});

it('does not take short words for slips', () => {
  expect(found('tir')).toEqual([]);
  expect(found('ver')).toEqual([]);
  expect(found('no')).toEqual(['Northlight Broadband', 'Nova']);
  expect(found('no.')).toEqual(['Northlight Broadband', 'Nova']);
});

it.each(['tydwel', 'tidxwez', 'txiewel', 'tdxewel', 'itdxwel', 'rxverbxxrne'])(
  'does not take "%s", which has too many slips, for another name',
  (typed) => expect(found(typed)).toEqual([]),
);

it('wants every word that is typed to be in the name', () => expect(found('river zzzzzz')).toEqual([]));

it.each([
  ['light', ['Daylight Net', 'Lightning Fibre'], ['Lightning Fibre', 'Daylight Net']],
  ['brook', ['Brockside', 'Brookwater'], ['Brookwater', 'Brockside']],
  ['brockwater', ['Brackwaver', 'Brookwater'], ['Brookwater', 'Brackwaver']],
  ['broadband', ['Tidewell Broadband', 'Northlight Broadband'], ['Northlight Broadband', 'Tidewell Broadband']],
  ['ban', ['Sol Bàn Net'], ['Sol Bàn Net']],
])('"%s" among %j: the likeliest first, then by the alphabet (SW-02)', (typed, given, listed) => {
  expect(
    findProviders(
      given.map((name) => ({ id: name, name })),
      typed,
    ).map(({ name }) => name),
  ).toEqual(listed);
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
