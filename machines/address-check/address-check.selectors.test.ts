import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { address, container, home, neighbour, nothing, offline, result, starts } from './address-check.cases.ts';
import { addressCheckMachine } from './address-check.machine.ts';
import { premiseLine, selectAddressCheck } from './address-check.selectors.ts';

/** What the page of a customer is told after these events. */
function shown(events: readonly Happening[] = [], start = 'a new customer') {
  const actor = createActor(unanswered(addressCheckMachine), { input: starts[start] ?? nothing }).start();
  for (const event of events) actor.send(event);
  return selectAddressCheck(actor.getSnapshot() as SnapshotFrom<typeof addressCheckMachine>);
}

const submitted = { type: 'search.submitted', text: 'LK1' };
const found = [submitted, answered('searchAddresses', [container, address])];
const byHand = [
  { type: 'manualEntry.requested' },
  { type: 'address.submitted', postcode: 'LK1 1AA', streetNumber: 'Tern House' },
];

describe('the address search', () => {
  it.each([
    ['at first', 'resting', []],
    ['while we look for homes', 'searching', [submitted]],
    ['when homes were found', 'suggesting', found],
    ['when none were', 'nothingFound', [submitted, answered('searchAddresses', [])]],
    ['when the search did not work', 'failed', [submitted, failed('searchAddresses', offline)]],
    ['while the home picked is fetched', 'retrieving', [...found, { type: 'suggestion.chosen', suggestion: address }]],
    [
      'when it could not be fetched',
      'failed',
      [...found, { type: 'suggestion.chosen', suggestion: address }, failed('retrieveAddress', offline)],
    ],
    ['while we ask the network', 'checking', byHand],
  ] as const)('%s is %s (AD-06, AD-08)', (_, search, events) => {
    expect(shown(events).search).toBe(search);
  });

  it('shows the text that was typed, what was found for it, and what is missing', () => {
    expect(shown(found)).toEqual({
      text: 'LK1',
      suggestions: [container, address],
      errors: {},
      query: null,
      container: null,
      postcode: '',
      areHomesListed: false,
      search: 'suggesting',
      premises: [],
      address: '',
      earliestGoLiveDay: null,
    });
    expect(shown([{ type: 'search.submitted', text: 'L' }])).toMatchObject({
      text: 'L',
      errors: { text: 'textMissing' },
    });
  });

  it('lists all homes of a postcode, and keeps it for who types the address by hand (AD-08)', () => {
    const typed = { type: 'search.submitted', text: 'lk11aa' };
    const listed = [typed, answered('searchAddresses', [address])];
    expect(shown(listed)).toMatchObject({ areHomesListed: true, postcode: 'LK1 1AA' });
    expect(shown([...listed, { type: 'manualEntry.requested' }])).toMatchObject({ postcode: 'LK1 1AA' });
    // So many homes that the list has parts; and none at all.
    expect(shown([typed, answered('searchAddresses', [container])]).areHomesListed).toBe(false);
    expect(shown([typed, answered('searchAddresses', [])]).areHomesListed).toBe(false);
    expect(shown([submitted, answered('searchAddresses', [address])]).areHomesListed).toBe(false);
  });

  it('names the innermost of the places that are open (AD-08)', () => {
    const street = { ...container, id: 'S3', text: 'Saltmarsh Row' };
    const opened = [...found, { type: 'suggestion.chosen', suggestion: container }];
    expect(shown(opened).container).toBe('LK1 1AA');
    const openedTwice = [
      ...opened,
      answered('searchAddresses', [street]),
      { type: 'suggestion.chosen', suggestion: street },
    ];
    expect(shown(openedTwice).container).toBe('Saltmarsh Row');
  });
});

describe('the address that an answer is about', () => {
  it('is the home that the network knows', () => {
    expect(shown([], 'a customer who comes back to the home chosen').address).toBe(
      '12 Saltmarsh Row, Larkhaven, LK1 1AA',
    );
    expect(shown([...byHand, answered('checkAddress', result('SWITCHING_NOT_AVAILABLE', home))]).address).toBe(
      '12 Saltmarsh Row, Larkhaven, LK1 1AA',
    );
  });

  it('is what was typed where the network knows none, and stays in the form', () => {
    const { address: line, query } = shown([...byHand, answered('checkAddress', result('NO_PRODUCTS'))]);
    expect(line).toBe('Tern House, LK1 1AA');
    expect(query).toEqual({ postcode: 'LK1 1AA', streetNumber: 'Tern House' });
  });
});

it('says the first day that the home found can be live, where the gateway does (CU-03)', () => {
  const dated = { ...home, earliestActivationDate: '2026-12-07' };
  const checked = (premise: typeof home) =>
    shown([...byHand, answered('checkAddress', result('SINGLE_ADDRESS_MATCH', premise))]);
  expect(checked(dated).earliestGoLiveDay).toBe('2026-12-07');
  expect(checked(home).earliestGoLiveDay).toBeNull();
});

describe('the homes to choose from (AD-13)', () => {
  it('are told by what tells them apart', () => {
    const flat = { ...neighbour, propertyName: 'Flat 3, Tern House' };
    expect(shown([...byHand, answered('checkAddress', result('MULTIPLE_ADDRESS_MATCH', home, flat))]).premises).toEqual(
      [
        { premiseId: 'P1', line: '12 Saltmarsh Row, Larkhaven, LK1 1AA' },
        { premiseId: 'P2', line: 'Flat 3, Tern House, 12 Saltmarsh Row, Larkhaven, LK1 1AA' },
      ],
    );
  });

  it('are one line each, without gaps for what the network does not know (AD-10)', () => {
    const { streetNumber: _, ...numberless } = home;
    expect(premiseLine({ ...numberless, propertyName: 'Curlew Cottage', locality: 'Netherby' })).toBe(
      'Curlew Cottage, Saltmarsh Row, Netherby, Larkhaven, LK1 1AA',
    );
  });
});
