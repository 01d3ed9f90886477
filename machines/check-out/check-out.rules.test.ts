import { describe, expect, it } from 'vitest';
import { nothingLookedFor } from '../shared/finding-address.ts';
import { address, checkoutOf, contact, galaxy, input, later, open, refusedWith, saved } from './check-out.cases.ts';
import { accepted, signed } from './credit.cases.ts';
import {
  addressErrors,
  afterReading,
  canAsk,
  changeOf,
  contactErrors,
  isBeingPaid,
  nextStep,
  orderWanted,
  simErrors,
} from './check-out.rules.ts';
import type { CheckOutContext } from './check-out.types.ts';

const nothingSaid: CheckOutContext = {
  ...input,
  checkout: open,
  contact: null,
  address: null,
  day: null,
  sims: null,
  ways: null,
  credit: null,
  applicant: null,
  signedAs: '',
  isSignatureGone: false,
  ...nothingLookedFor,
  errors: {},
  isDayGone: false,
  change: null,
  orderId: null,
  paymentSessionId: null,
  failure: null,
};
const allSaid: CheckOutContext = { ...nothingSaid, contact, address, day: '2026-11-24', sims: ['esim'], ways: [null] };

describe('what is typed (PH-05)', () => {
  it.each([
    [contact, {}],
    [
      { ...contact, firstName: ' ', lastName: '' },
      { firstName: 'firstNameMissing', lastName: 'lastNameMissing' },
    ],
    [{ ...contact, phoneNumber: '' }, { phoneNumber: 'phoneMissing' }],
    [{ ...contact, phoneNumber: '07700 9001' }, { phoneNumber: 'phoneWrong' }],
  ])('%j is refused as %j', (typed, errors) => expect(contactErrors(typed)).toEqual(errors));

  it.each([
    [address, {}],
    [{ ...address, line2: 'Flat 2' }, {}],
    [
      { ...address, line1: '', city: ' ' },
      { line1: 'line1Missing', city: 'cityMissing' },
    ],
    [{ ...address, postcode: 'LK9' }, { postcode: 'postcodeWrong' }],
    [{ ...address, line2: 'a'.repeat(101) }, { line2: 'textTooLong' }],
    [{ ...address, line1: '<script>' }, { line1: 'addressWrong' }],
  ])('%j is refused as %j', (typed, errors) => expect(addressErrors(typed)).toEqual(errors));

  it('a SIM has to be said of each phone, and be one that it takes (PH-12)', () => {
    const onlyESim = { ...galaxy, simTypes: ['esim' as const, 'none' as const] };
    const checkout = checkoutOf([galaxy, onlyESim]);
    expect(simErrors({ checkout }, ['psim', 'esim'])).toEqual({});
    expect(simErrors({ checkout }, ['', 'psim'])).toEqual({ sim0: 'simMissing', sim1: 'simMissing' });
  });
});

describe('what is asked next', () => {
  it.each([
    [{}, 'contact'],
    [{ contact }, 'address'],
    [{ contact, address }, 'day'],
    [{ contact, address, day: '2026-11-24' }, 'sims'],
    [{ contact, address, day: '2026-11-24', sims: ['none' as const] }, 'ways'],
    [{ contact, address, day: '2026-11-24', sims: ['none' as const], ways: [null] }, null],
    [{ contact, address, day: '2026-11-24', sims: ['none' as const], ways: [12 as const] }, 'credit'],
    [{ contact, address, day: '2026-11-24', sims: ['none' as const], ways: [12 as const], credit: accepted }, 'credit'],
    [{ contact, address, day: '2026-11-24', sims: ['none' as const], ways: [12 as const], credit: signed }, null],
  ])('after %j it is %s', (said, step) => expect(nextStep({ ...nothingSaid, ...said })).toBe(step));

  it('a page can be asked for once all before it is said, and none while the basket cannot be bought', () => {
    expect(canAsk({ ...nothingSaid, contact }, 'address')).toBe(true);
    expect(canAsk({ ...nothingSaid, contact }, 'day')).toBe(false);
    expect(canAsk(allSaid, 'contact')).toBe(true);
    for (const checkout of [
      { ...open, canCheckOut: false },
      { ...open, isBeingPaid: true },
    ])
      expect(canAsk({ ...allSaid, checkout }, 'contact')).toBe(false);
  });
});

describe('what is read anew', () => {
  it('leaves what was said as it is (PH-11)', () => {
    expect(afterReading(allSaid, open)).toMatchObject({ contact, address, day: '2026-11-24', sims: ['esim'] });
  });

  it('brings back what was saved with the order', () => {
    expect(afterReading(nothingSaid, saved)).toMatchObject({ contact, address, day: '2026-11-24', sims: ['esim'] });
  });

  it('takes a start for what is known of the member, and asks all the same', () => {
    expect(afterReading(nothingSaid, open)).toMatchObject({ contact: null, address: null });
  });

  it('asks again for a day that has gone, and says so', () => {
    expect(afterReading(allSaid, later)).toMatchObject({ day: null, isDayGone: true });
  });

  it('asks again for the SIMs of other phones', () => {
    expect(afterReading(allSaid, checkoutOf([galaxy, galaxy]))).toMatchObject({ sims: null });
    const onlyNone = checkoutOf([{ ...galaxy, simTypes: ['none'] }]);
    expect(afterReading(allSaid, onlyNone)).toMatchObject({ sims: null });
  });
});

it('what is ordered is what was said and read, at the price that was shown (PH-05)', () => {
  expect(orderWanted(allSaid)).toEqual({
    contact,
    address: { line1: '4 Heron Way', city: 'Larkford', postcode: 'LK9 1SA' },
    deliveryDay: '2026-11-24',
    pieces: [{ sku: galaxy.sku, simType: 'esim' }],
    totalInPence: 72_900,
  });
  expect(orderWanted({ ...allSaid, ways: [12] }).pieces).toEqual([
    { sku: galaxy.sku, simType: 'esim', instalmentMonths: 12 },
  ]);
  expect(orderWanted({ ...allSaid, address: { ...address, line2: 'Flat 2' } }).address).toHaveProperty(
    'line2',
    'Flat 2',
  );
});

it.each([
  ['product.out-of-stock', 'soldOut', false],
  ['price.changed', 'price', false],
  ['basket.changed', 'basket', false],
  ['basket.full', 'basket', false],
  ['order.being-paid', null, true],
  ['payment.pending', null, true],
  ['payment.nothing-due', null, true],
  ['payment.unavailable', null, false],
])('a refusal %s is a change of the basket: %s, and a payment under way: %s', (code, change, isUnderWay) => {
  expect([changeOf(refusedWith(code)), isBeingPaid(refusedWith(code))]).toEqual([change, isUnderWay]);
});
