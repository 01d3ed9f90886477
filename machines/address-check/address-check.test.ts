import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor, type SnapshotFrom } from 'xstate';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, home, neighbour, nothing, outcomeByStatus, servedHome, starts } from './address-check.cases.ts';
import { addressCheckMachine } from './address-check.machine.ts';
import type { AddressCheckResult, AddressQuery, Suggestion } from './address-check.types.ts';

describeMachine({
  machine: addressCheckMachine,
  starts,
  cases,
  facts,
  invariants: {
    'the customer goes on to the plans with a home only': ({ status, output }) =>
      status !== 'done' || output !== undefined,
    'a home that is served already is not ordered for without saying so (AD-12)': (snapshot) =>
      !snapshot.matches('addressServed') || snapshot.context.premise?.hasActiveService !== true,
    'before the commercial launch no home is offered for an order (SC-10)': (snapshot) =>
      snapshot.context.flags.commercialLaunch || !snapshot.matches('addressServed'),
    'a choice of homes shows homes (AD-13)': (snapshot) =>
      !snapshot.matches('choosingPremise') || snapshot.context.premises.length > 1,
  },
  moves: {
    'a home that is not in the list cannot be chosen': ({ event, before, after }) =>
      !('premiseId' in event && event.premiseId === 'not-listed') || after.matches(before.value),
    'an address without a postcode is not checked (AD-02, AD-11)': ({ event, after }) =>
      !('postcode' in event && event.postcode === 'somewhere') || !after.matches('checkingAddress'),
  },
});

const viewIn = (snapshot: SnapshotFrom<typeof addressCheckMachine>): string =>
  Object.values(snapshot.getMeta())
    .flatMap((meta) => meta?.view ?? [])
    .join(' ');

describe('a customer who opens the page', () => {
  it.each(
    Object.entries({
      'a new customer': { enteringAddress: 'awaitingText' },
      'a customer who comes back to the home chosen': 'addressServed',
      'a customer who comes back to one of several homes': 'addressNotFound',
      'a customer who comes back to a home that cannot be switched': 'switchingNotAvailable',
      'somebody before the commercial launch': { enteringAddress: 'awaitingText' },
    }),
  )('%s begins at %j (AD-01)', (start, place) => {
    expect(createActor(addressCheckMachine, { input: starts[start] ?? nothing }).getSnapshot().value).toEqual(place);
  });
});

describe('the page that asked for an address', () => {
  const typed = { postcode: 'LK1 1AA', streetNumber: '12' };
  const suggestion: Suggestion = { id: 'S2', type: 'Address', text: '12', description: '' };

  /** Several homes share the address, and there is no answer to the next question. Hears what is shown at each check. */
  function customer() {
    const shownAtChecks: string[] = [];
    const answers = [{ status: 'MULTIPLE_ADDRESS_MATCH', premises: [home, neighbour], transactionId: 'ncc-1' }];
    const machine = addressCheckMachine.provide({
      actors: {
        searchAddresses: fromPromise(() => Promise.resolve([suggestion])),
        retrieveAddress: fromPromise(() => Promise.resolve(typed)),
        checkAddress: fromPromise(() => {
          const answer = answers.pop();
          return answer ? Promise.resolve(answer) : Promise.reject(new Error('offline'));
        }),
      },
    });
    const actor = createActor(machine, { input: nothing });
    actor.subscribe((snapshot) => {
      if (snapshot.matches('checkingAddress')) shownAtChecks.push(viewIn(snapshot));
    });
    return { actor: actor.start(), shownAtChecks };
  }

  it('stays while we check: the form that was filled in by hand, then the list of homes (AD-02, AD-13)', async () => {
    const { actor, shownAtChecks } = customer();
    actor.send({ type: 'manualEntry.requested' });
    actor.send({ type: 'address.submitted', ...typed });
    await waitFor(actor, (snapshot) => snapshot.matches('choosingPremise'));
    expect(shownAtChecks).toEqual(['EnteringAddressByHand']);
    actor.send({ type: 'premise.chosen', premiseId: home.premiseId });
    await waitFor(actor, (snapshot) => snapshot.matches('addressCheckFailed'));
    actor.send({ type: 'retry.requested' });
    expect(shownAtChecks).toEqual(['EnteringAddressByHand', 'ChoosingPremise', 'ChoosingPremise']);
  });

  it('is the search where the home was picked from its suggestions (AD-08)', async () => {
    const { actor, shownAtChecks } = customer();
    actor.send({ type: 'search.submitted', text: 'LK1 1AA' });
    await waitFor(actor, (snapshot) => snapshot.matches({ enteringAddress: 'choosingSuggestion' }));
    actor.send({ type: 'suggestion.chosen', suggestion });
    await waitFor(actor, (snapshot) => snapshot.matches('choosingPremise'));
    expect(shownAtChecks).toEqual(['EnteringAddress']);
  });
});

it('asks the network for a postcode without the spaces that came with it (AD-02)', () => {
  const asked: AddressQuery[] = [];
  const machine = addressCheckMachine.provide({
    actors: { checkAddress: fromPromise(({ input }) => Promise.reject(new Error(String(asked.push(input))))) },
  });
  const actor = createActor(machine, { input: nothing }).start();
  actor.send({ type: 'manualEntry.requested' });
  actor.send({ type: 'address.submitted', postcode: ' LK1  1AA     ', streetNumber: '12 ' });
  expect(asked).toEqual([{ postcode: 'LK1 1AA', streetNumber: '12' }]);
});

it('the home that was chosen from the list is asked for, not the one above it (AD-13)', async () => {
  const asked: AddressQuery[] = [];
  const premises = [home, { ...neighbour, streetNumber: '14', uprn: '100000000014' }];
  const machine = addressCheckMachine.provide({
    actors: {
      checkAddress: fromPromise(({ input }) => {
        asked.push(input);
        return Promise.resolve({ status: 'MULTIPLE_ADDRESS_MATCH', premises, transactionId: 'ncc-1' });
      }),
    },
  });
  const actor = createActor(machine, { input: nothing }).start();
  actor.send({ type: 'manualEntry.requested' });
  actor.send({ type: 'address.submitted', postcode: 'LK1 1AA', streetNumber: 'Tern House' });
  await waitFor(actor, (snapshot) => snapshot.matches('choosingPremise'));
  actor.send({ type: 'premise.chosen', premiseId: neighbour.premiseId });
  expect(asked.at(-1)).toEqual({ postcode: 'LK1 1AA', streetNumber: '14', uprn: '100000000014' });
});

async function checkedWith(result: AddressCheckResult, { commercialLaunch = true } = {}) {
  const machine = addressCheckMachine.provide({
    actors: { checkAddress: fromPromise(() => Promise.resolve(result)) },
  });
  const actor = createActor(machine, { input: { ...nothing, flags: { ...nothing.flags, commercialLaunch } } }).start();
  actor.send({ type: 'manualEntry.requested' });
  actor.send({ type: 'address.submitted', postcode: 'LK1 1AA', streetNumber: '12' });
  return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
}

describe('what the network says about a home', () => {
  it.each(Object.entries(outcomeByStatus))('%s leads to %s (AD-14 to AD-24)', async (status, state) => {
    const snapshot = await checkedWith({ status, premises: [], transactionId: 'ncc-1' });
    expect(snapshot.value).toBe(state);
    expect(viewIn(snapshot).toLowerCase()).toBe(state.toLowerCase());
  });

  it.each([
    ['SINGLE_ADDRESS_MATCH', 'premiseAlreadyServed'],
    ['SWITCHING_NOT_AVAILABLE', 'premiseAlreadyServed'],
    ['NO_PRODUCTS', 'areaNotServed'],
    ['RESTRICTED_PREMISE', 'permissionNeeded'],
  ])(
    '%s of a home that is served already leads to %s: only who could order is asked whether they move in (AD-24)',
    async (status, state) => {
      const snapshot = await checkedWith({ status, premises: [servedHome], transactionId: 'ncc-1' });
      expect(snapshot.value).toBe(state);
    },
  );

  it('several homes of which it names one are a choice of that one (AD-13)', async () => {
    const snapshot = await checkedWith({ status: 'MULTIPLE_ADDRESS_MATCH', premises: [home], transactionId: 'ncc-1' });
    expect(snapshot.value).toBe('choosingPremise');
  });

  it('in words that nobody has told us of is noted, with the words (AD-24)', () => {
    const noted: unknown[] = [];
    const input = { ...nothing, premise: home, transactionId: 'ncc-1', status: 'A_STATUS_OF_TOMORROW' };
    const actor = createActor(addressCheckMachine, { input, logger: (words) => noted.push(words) }).start();
    expect(noted).toEqual(['Unknown address check status: A_STATUS_OF_TOMORROW']);
    // Nothing was asked here that could be asked again.
    expect(actor.getSnapshot().can({ type: 'retry.requested' })).toBe(false);
  });

  it('one home that matches is served (AD-12)', async () => {
    const snapshot = await checkedWith({ status: 'SINGLE_ADDRESS_MATCH', premises: [home], transactionId: 'ncc-1' });
    expect(snapshot.value).toBe('addressServed');
    expect(snapshot.context.premise).toEqual(home);
  });
});

describe('before the commercial launch (SC-10)', () => {
  const before = { commercialLaunch: false };

  it.each(['SINGLE_ADDRESS_MATCH', 'SWITCHING_NOT_AVAILABLE'])(
    '%s leads to being the first to know',
    async (status) => {
      const snapshot = await checkedWith({ status, premises: [home], transactionId: 'ncc-1' }, before);
      expect(snapshot.value).toBe('launchAwaited');
    },
  );

  it('a home that is not reached is told so as ever', async () => {
    const snapshot = await checkedWith({ status: 'NO_PRODUCTS', premises: [], transactionId: 'ncc-1' }, before);
    expect(snapshot.value).toBe('areaNotServed');
  });

  it('somebody who moves into a served home cannot order yet either', () => {
    const input = { premise: servedHome, transactionId: 'ncc-1', status: 'SINGLE_ADDRESS_MATCH' };
    const flags = { ...nothing.flags, ...before };
    const actor = createActor(addressCheckMachine, { input: { ...input, flags } }).start();
    expect(actor.getSnapshot().value).toBe('premiseAlreadyServed');
    actor.send({ type: 'moveIn.declared' });
    expect(actor.getSnapshot().value).toBe('launchAwaited');
    actor.send({ type: 'flags.changed', flags: { ...flags, commercialLaunch: true } });
    expect(actor.getSnapshot().value).toBe('premiseAlreadyServed');
  });

  it('the launch opens the plans on the page that waits for it', async () => {
    const input = { premise: home, transactionId: 'ncc-1', status: 'SINGLE_ADDRESS_MATCH' };
    const actor = createActor(addressCheckMachine, { input: { ...input, flags: { ...nothing.flags, ...before } } });
    actor.start().send({ type: 'flags.changed', flags: nothing.flags });
    expect((await waitFor(actor, (snapshot) => snapshot.matches('addressServed'))).value).toBe('addressServed');
  });
});

describe('the look-up of addresses (SC-10: address-lookup-spike)', () => {
  it.each([
    [false, 'capture'],
    [true, 'addressApi'],
  ])('with the flag %s asks %s, also for what was found there before the flag changed', async (on, lookup) => {
    const asked: string[] = [];
    const machine = addressCheckMachine.provide({
      actors: {
        searchAddresses: fromPromise(({ input }) => {
          asked.push(input.lookup);
          return Promise.resolve([{ id: 'S2', type: 'Address' as const, text: '12', description: '' }]);
        }),
        retrieveAddress: fromPromise(({ input }) => {
          asked.push(input.lookup);
          return Promise.reject(new Error('enough'));
        }),
      },
    });
    const flags = { commercialLaunch: true, addressLookupSpike: on };
    const actor = createActor(machine, { input: { ...nothing, flags } }).start();
    actor.send({ type: 'search.submitted', text: 'Saltmarsh Row' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.matches({ enteringAddress: 'choosingSuggestion' }));
    actor.send({ type: 'flags.changed', flags: { ...flags, addressLookupSpike: !on } });
    for (const suggestion of context.suggestions) actor.send({ type: 'suggestion.chosen', suggestion });
    expect(asked).toEqual([lookup, lookup]);
  });
});
