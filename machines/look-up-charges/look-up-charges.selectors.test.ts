import { expect, test } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { inputsIn } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { byTheDay, calling, charges, france, roaming, spain } from './look-up-charges.cases.ts';
import { lookUpChargesMachine } from './look-up-charges.machine.ts';
import { selectLookUpCharges } from './look-up-charges.selectors.ts';
import type { LookUpChargesEvent, LookUpChargesInput } from './look-up-charges.types.ts';

/** What the page is told once the charges have come and this has happened. */
function shown(
  events: LookUpChargesEvent[] = [],
  input: LookUpChargesInput = roaming,
  load = answered('loadCharges', charges),
) {
  const actor = createActor(unanswered(lookUpChargesMachine), { input }).start();
  actor.send(load);
  for (const event of events) actor.send(event);
  return selectLookUpCharges(actor.getSnapshot() as SnapshotFrom<typeof lookUpChargesMachine>);
}

test('until the charges come there is nothing to choose from', () => {
  const actor = createActor(unanswered(lookUpChargesMachine), { input: roaming }).start();
  expect(selectLookUpCharges(actor.getSnapshot() as SnapshotFrom<typeof lookUpChargesMachine>)).toMatchObject({
    isLoading: true,
    isNotLoaded: false,
    often: [],
    matches: [],
    country: null,
  });
});

test('charges that did not come are said to be missing', () => {
  expect(shown([], roaming, failed('loadCharges', offline))).toMatchObject({ isLoading: false, isNotLoaded: true });
});

test('what is typed brings up the countries that it can mean, each with its address', () => {
  expect(shown([{ type: 'country.typed', text: 'fr' }]).matches).toEqual([
    { code: 'FR', name: 'France', to: '/roaming-charges?country=FR' },
    { code: 'PF', name: 'French Polynesia', to: '/roaming-charges?country=PF' },
  ]);
  expect(shown([{ type: 'country.typed', text: 'spain' }], calling).matches).toEqual([
    { code: 'ES', name: 'Spain', to: '/international?country=ES' },
  ]);
});

test('eight countries are shown, and how many more there are', () => {
  const many = Array.from({ length: 11 }, (_, at) => ({ ...france, code: `A${at}`, name: `Fabled ${at}` }));
  const { matches, more } = shown(
    [{ type: 'country.typed', text: 'fabled' }],
    roaming,
    answered('loadCharges', { ...charges, countries: many }),
  );
  expect(matches).toHaveLength(8);
  expect(more).toBe(3);
});

test('the countries that most ask for are there, as far as they are known', () => {
  expect(shown().often.map(({ name }) => name)).toEqual(['Spain', 'France', 'United States']);
  expect(shown([], calling).often.map(({ name }) => name)).toEqual(['United States']);
});

test('the country in the address has what it costs there, and leads to the other page about it', () => {
  const read = { type: 'address.read', asked: { country: 'us' } } as const;
  expect(shown([read])).toMatchObject({
    country: { name: 'United States', roaming: byTheDay, elsewhere: '/international?country=US' },
    isUnknown: false,
    capInPence: 4000,
  });
  expect(shown([read], calling).country?.elsewhere).toBe('/roaming-charges?country=US');
  expect(shown([{ type: 'address.read', asked: { country: 'ES' } }]).country?.name).toBe(spain.name);
});

test('an address with a country that there is not says so', () => {
  expect(shown([{ type: 'address.read', asked: { country: 'XX' } }])).toMatchObject({ country: null, isUnknown: true });
  expect(shown([{ type: 'address.read', asked: {} }])).toMatchObject({ country: null, isUnknown: false });
});

test.each([roaming, calling])(
  'who presses Enter is led to the likeliest country, on the page where they are',
  (input) => {
    const actor = createActor(unanswered(lookUpChargesMachine), { input }).start();
    actor.send(answered('loadCharges', charges));
    actor.send({ type: 'search.submitted', text: 'fr' });
    expect(inputsIn(actor.getSnapshot())).toEqual({ goToCountry: { path: `${input.path}?country=FR` } });
  },
);
