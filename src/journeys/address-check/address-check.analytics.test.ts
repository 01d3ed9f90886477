import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { nothing } from '../../../machines/address-check/address-check.cases.ts';
import { addressCheckMachine } from '../../../machines/address-check/address-check.machine.ts';
import { addressCheckAnalytics } from './address-check.analytics.ts';

/** What is told of a check that the network has answered so. */
function toldOf(status: string | null) {
  const snapshot = createActor(addressCheckMachine, { input: { ...nothing, status } }).getSnapshot();
  return addressCheckAnalytics.taking['xstate.done.actor.checkAddress']?.({ snapshot, output: undefined, left: [] });
}

describe('what is told of an address check (SC-15)', () => {
  it('is its status', () => {
    expect(toldOf('SINGLE_ADDRESS_MATCH')).toEqual({
      name: 'address_checked',
      data: { status: 'SINGLE_ADDRESS_MATCH' },
    });
    expect(toldOf('TooManyAddressesFound')).toMatchObject({ data: { status: 'TooManyAddressesFound' } });
  });

  it('is nothing of the words of a status that nobody has told us of', () => {
    expect(toldOf('12 Saltmarsh Row')).toEqual({ name: 'address_checked', data: { status: 'UNKNOWN' } });
  });
});
