import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { answered } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { home, neighbour, nothing, result } from './address-check.cases.ts';
import { addressCheckMachine } from './address-check.machine.ts';
import { plansOutput } from './address-check.rules.ts';
import { prospectOf } from './prospect-address.rules.ts';
import type { AddressCheckInput } from './address-check.types.ts';

/** What a customer leaves with after these events. */
function leaves(events: readonly Happening[], input: AddressCheckInput = nothing): unknown {
  const actor = createActor(unanswered(addressCheckMachine), { input }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().output;
}

const checked = (status: string, ...premises: (typeof home)[]) => [
  { type: 'manualEntry.requested' },
  { type: 'address.submitted', postcode: 'LK2 2AB', streetNumber: 'Tern House' },
  answered('checkAddress', result(status, ...premises)),
];
const cameBack = { ...nothing, premise: home, transactionId: 'ncc-7', status: 'SWITCHING_NOT_AVAILABLE' };

describe('somebody who goes on to the plans', () => {
  it('takes the home along, with its check and what was said of it (AD-04, AD-12)', () => {
    expect(leaves([...checked('SINGLE_ADDRESS_MATCH', home), { type: 'plans.requested' }])).toEqual({
      kind: 'plansRequested',
      premise: home,
      transactionId: 'ncc-1',
      status: 'SINGLE_ADDRESS_MATCH',
    });
  });

  it('orders without switching where we cannot switch (AD-18)', () => {
    expect(leaves([{ type: 'plans.requested' }], cameBack)).toEqual({
      kind: 'plansRequested',
      premise: home,
      transactionId: 'ncc-7',
      status: 'SWITCHING_NOT_AVAILABLE',
    });
  });

  it('cannot go on while no home is known', () => {
    expect(leaves([...checked('SWITCHING_NOT_AVAILABLE'), { type: 'plans.requested' }])).toBeUndefined();
  });

  it.each([{ premise: null }, { transactionId: null }, { status: null }])('takes nothing along with %j', (unknown) => {
    const { context } = createActor(addressCheckMachine, { input: cameBack }).getSnapshot();
    expect(plansOutput({ context })).toBeDefined();
    expect(plansOutput({ context: { ...context, ...unknown } })).toBeUndefined();
  });
});

describe('somebody who wants to be the first to know (RI-01, RI-02)', () => {
  const interest = { type: 'interest.requested' };

  it('leaves with the home that the network knows', () => {
    const address = { lines: ['12 Saltmarsh Row'], postcode: 'LK1 1AA', city: 'Larkhaven', uprn: '100000000001' };
    const told = { kind: 'interestRequested', address, transactionId: 'ncc-1' };
    expect(leaves([...checked('SWITCHING_NOT_AVAILABLE', home), interest])).toEqual(told);
    expect(leaves([interest], cameBack)).toEqual({ ...told, transactionId: 'ncc-7' });
  });

  it('leaves with the first of several', () => {
    const other = { ...neighbour, streetNumber: '14' };
    expect(leaves([...checked('NO_PRODUCTS', other, home), interest])).toMatchObject({
      address: { lines: ['14 Saltmarsh Row'] },
    });
  });

  it('leaves with what was typed where the network knows no home', () => {
    expect(leaves([...checked('NO_PRODUCTS'), interest])).toEqual({
      kind: 'interestRequested',
      address: { lines: ['Tern House'], postcode: 'LK2 2AB' },
      transactionId: 'ncc-1',
    });
  });

  it('has the line of the home without gaps, and no UPRN where there is none (AD-10)', () => {
    const { streetNumber: _, ...numberless } = home;
    expect(prospectOf({ ...numberless, propertyName: 'Curlew Cottage', uprn: null })).toEqual({
      lines: ['Curlew Cottage Saltmarsh Row'],
      postcode: 'LK1 1AA',
      city: 'Larkhaven',
    });
  });
});

it('somebody who saved an order leaves with its code as we wrote it (CU-04)', () => {
  expect(leaves([{ type: 'savedCode.submitted', savedCode: ' abcd2345 ' }])).toEqual({
    kind: 'savedJourneyRequested',
    code: 'ABCD2345',
  });
});
