import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { address, container, nothing, offline } from './address-check.cases.ts';
import { addressCheckMachine } from './address-check.machine.ts';

/** Somebody at the search after these events, with a clock of their own. */
function customer(...events: readonly Happening[]) {
  const clock = new SimulatedClock();
  const actor = createActor(unanswered(addressCheckMachine), { input: nothing, clock }).start();
  const send = (event: Happening) => actor.send(event);
  events.forEach(send);
  return {
    clock,
    send,
    stands: () => actor.getSnapshot() as SnapshotFrom<typeof addressCheckMachine>,
    /** What the call of this name is asked with. */
    asked: (call: string) => {
      const child = (actor.getSnapshot().children as Record<string, AnyActorRef | undefined>)[call];
      return (child?.getSnapshot() as { input?: unknown } | undefined)?.input;
    },
  };
}

const searching = { enteringAddress: 'searchingAddresses' };
const submitted = { type: 'search.submitted', text: 'LK1' };
const open = (suggestion: typeof container) => ({ type: 'suggestion.chosen', suggestion });

it('a search begins a quarter of a second after the last letter, and not before (AD-06)', () => {
  const { clock, send, stands } = customer({ type: 'text.typed', text: 'LK1' });
  clock.increment(200);
  send({ type: 'text.typed', text: 'LK1 1' });
  clock.increment(249);
  expect(stands().value).toEqual({ enteringAddress: 'awaitingPause' });
  clock.increment(1);
  expect(stands().value).toEqual(searching);
});

describe('the places that hold homes (AD-08)', () => {
  const street = { ...container, id: 'S3', text: 'Saltmarsh Row' };
  const found = [submitted, answered('searchAddresses', [container])];

  it('are opened one in another, and closed one after the other', () => {
    const { send, asked } = customer(...found, open(container));
    expect(asked('searchAddresses')).toMatchObject({ text: 'LK1', containerId: 'S1' });
    send(answered('searchAddresses', [street]));
    send(open(street));
    expect(asked('searchAddresses')).toMatchObject({ text: 'LK1', containerId: 'S3' });
    send(answered('searchAddresses', []));
    send({ type: 'container.closed' });
    expect(asked('searchAddresses')).toMatchObject({ containerId: 'S1' });
    send(answered('searchAddresses', [street]));
    send({ type: 'container.closed' });
    expect(asked('searchAddresses')).toMatchObject({ containerId: null });
  });

  it('are closed only where one is open', () => {
    const close = { type: 'container.closed' } as const;
    expect(
      customer(...found)
        .stands()
        .can(close),
    ).toBe(false);
    expect(customer(submitted, answered('searchAddresses', [])).stands().can(close)).toBe(false);
  });

  it('are opened again where the search in one did not work (ER-04)', () => {
    const { asked } = customer(...found, open(container), failed('searchAddresses', offline), {
      type: 'retry.requested',
    });
    expect(asked('searchAddresses')).toMatchObject({ text: 'LK1', containerId: 'S1' });
  });
});

it('somebody who looks at the form for typing by hand comes back to the one home that was found (AD-01)', () => {
  const { stands } = customer(
    submitted,
    answered('searchAddresses', [address]),
    { type: 'manualEntry.requested' },
    { type: 'search.requested' },
  );
  expect(stands().value).toEqual({ enteringAddress: 'choosingSuggestion' });
  expect(stands().context.suggestions).toEqual([address]);
});

describe('what went wrong (ER-04)', () => {
  const searchFailed = [submitted, failed('searchAddresses', offline)];
  const found = [submitted, answered('searchAddresses', [address])];
  const notFetched = [...found, open(address), failed('retrieveAddress', offline)];
  const retry = { type: 'retry.requested' };
  const fetched = answered('retrieveAddress', { postcode: 'LK1 1AA', streetNumber: '12' });
  const failureAfter = (...events: Happening[]) => customer(...events).stands().context.failure;

  it('is forgotten when the next try works', () => {
    expect(failureAfter(...searchFailed)).toEqual(offline);
    expect(failureAfter(...searchFailed, retry, answered('searchAddresses', [address]))).toBeNull();
    const result = { status: 'NO_PRODUCTS', premises: [], transactionId: 'ncc-1' };
    expect(failureAfter(...notFetched, retry, fetched)).toEqual(offline);
    expect(failureAfter(...notFetched, retry, fetched, answered('checkAddress', result))).toBeNull();
  });

  it('is forgotten with the address that it was about', () => {
    const notChecked = [...found, open(address), fetched, failed('checkAddress', offline)];
    expect(failureAfter(...notChecked)).toEqual(offline);
    expect(failureAfter(...notChecked, { type: 'address.changed' })).toBeNull();
  });
});

describe('the look-up that is asked (SC-10: address-lookup-spike)', () => {
  const spike = { type: 'flags.changed', flags: { commercialLaunch: true, addressLookupSpike: true } };

  it('is the one that holds when the text is typed, also where the flag came after the page', () => {
    const { asked, send } = customer(spike, submitted);
    const asPlace = { containerId: null, wantsAllHomes: false };
    expect(asked('searchAddresses')).toEqual({ ...asPlace, text: 'LK1', lookup: 'addressApi' });
    send({ ...spike, flags: nothing.flags });
    send({ type: 'search.submitted', text: 'LK2' });
    expect(asked('searchAddresses')).toEqual({ ...asPlace, text: 'LK2', lookup: 'capture' });
  });

  it.each(['LK1 1AA', 'lk11aa', 'LKI 1AA'])(
    'is the gateway’s own for a whole postcode, which is asked for all its homes: %s',
    (text) => {
      const { asked } = customer({ type: 'search.submitted', text });
      expect(asked('searchAddresses')).toEqual({
        text,
        containerId: null,
        lookup: 'addressApi',
        wantsAllHomes: true,
      });
    },
  );

  it('is asked for a part of the homes where a postcode has too many to list them at once', () => {
    const { asked } = customer(
      { type: 'search.submitted', text: 'LK1 1AA' },
      answered('searchAddresses', [container]),
      open(container),
    );
    expect(asked('searchAddresses')).toEqual({
      text: 'LK1 1AA',
      containerId: 'S1',
      lookup: 'addressApi',
      wantsAllHomes: false,
    });
  });
});
