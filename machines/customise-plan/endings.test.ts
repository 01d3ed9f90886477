import { expect, test } from 'vitest';
import { customerAfter, describeCustomers, type Past } from '../../studio/machine-tests/describe-customers.ts';
import { answered, failed } from '../shared/model-case.ts';
import type { Failure } from '../shared/failure.ts';
import { connectionDateError, latestDateOf, refusedDateWords } from './customise-plan.rules.ts';
import { plan, rolling, starts } from './customise-plan.cases.ts';
import { customisePlanMachine } from './customise-plan.machine.ts';

const comesBack = starts['a customer who comes back'];
const isNew = starts['a customer who is new to this step'];
const loaded = (isDateFree: boolean) =>
  answered('loadOptions', {
    lengths: [isNew.product, rolling],
    isDateFree,
    isOutsideVisitRequired: !isDateFree,
    meshMonthlyPriceInPence: 400,
  });
const refusedFields = [
  { path: 'body.productId', message: 'No such length' },
  { path: 'body.connectionDate', message: 'Too early' },
];
const dateRefused: Failure = {
  kind: 'HttpError',
  status: 400,
  code: 'invalid.request',
  message: '',
  fields: refusedFields,
};
const kept = { ...plan, displayName: 'as it was kept' };
const wished = { productId: rolling.productId, meshWifi: true, connectionDate: '2026-12-24' };

describeCustomers(
  { machine: customisePlanMachine },
  {
    'a customer who goes on with what was chosen (CU-01)': {
      begins: isNew,
      past: [
        loaded(true),
        { type: 'length.chosen', productId: rolling.productId },
        { type: 'meshWifi.toggled', meshWifi: true },
        { type: 'connectionDate.chosen', connectionDate: '2026-12-24' },
        'installBooking.requested',
      ],
      at: 'keepingCustomisation',
      asks: { keepCustomisation: { planId: plan.id, customisation: wished } },
    },
    'the same, once it is kept: the order goes on with the plan as it was kept': {
      begins: comesBack,
      past: [
        loaded(true),
        { type: 'connectionDate.chosen', connectionDate: '2026-12-24' },
        'installBooking.requested',
        answered('keepCustomisation', kept),
      ],
      at: 'planCustomised',
      ends: { plan: kept, product: rolling, customisation: wished },
    },
    'a customer who chooses no day gets the earliest (CU-03)': {
      begins: isNew,
      past: [loaded(true), 'installBooking.requested', answered('keepCustomisation', kept)],
      at: 'planCustomised',
      ends: {
        plan: kept,
        product: isNew.product,
        customisation: { productId: isNew.product.productId, meshWifi: false, connectionDate: '2026-12-01' },
      },
    },
    'a customer whose in-home visit decides the day (CU-03)': {
      begins: comesBack,
      past: [loaded(false), 'installBooking.requested'],
      at: 'keepingCustomisation',
      asks: { keepCustomisation: { customisation: { ...wished, connectionDate: null } } },
    },
    'a customer whose in-home visit decides the day cannot choose one (CU-03)': {
      begins: comesBack,
      past: [loaded(false)],
      at: 'customisingPlan.choosingOptions',
      knows: { choice: { ...wished, connectionDate: null } },
      ignores: [
        { type: 'connectionDate.chosen', connectionDate: '2026-12-24' },
        { type: 'connectionDate.chosen', connectionDate: '' },
      ],
    },
    'a customer whose connection date has gone by is told so, and has none (CU-03)': {
      begins: starts['a customer whose connection date has gone by'],
      past: [loaded(true)],
      at: 'customisingPlan.choosingOptions',
      knows: {
        choice: { connectionDate: null },
        errors: { connectionDate: 'dateTooSoon' },
      },
    },
    'a customer whose day the gateway refuses has none, and reads its words (CU-03)': {
      begins: comesBack,
      past: [loaded(true), 'installBooking.requested', failed('keepCustomisation', dateRefused)],
      at: 'customisingPlan.choosingOptions',
      knows: { choice: { ...wished, connectionDate: null }, errors: { connectionDate: 'Too early' } },
    },
    'a customer who takes back the length: the rest of the choice stays': {
      begins: comesBack,
      past: [loaded(true), { type: 'length.chosen', productId: isNew.product.productId }],
      at: 'customisingPlan.choosingOptions',
      knows: { choice: { productId: isNew.product.productId, meshWifi: true, connectionDate: '2026-12-10' } },
    },
  },
);

/** What is said to be wrong, with nothing else said. */
function errorsAfter(...past: Past): unknown {
  return customerAfter(customisePlanMachine, isNew, past).now().context.errors;
}

test('a day that can be had takes back what was said of the one before', () => {
  const early = { type: 'connectionDate.chosen', connectionDate: '2026-11-30' };
  expect(errorsAfter(loaded(true), early, { ...early, connectionDate: '2026-12-24' })).toEqual({});
  expect(errorsAfter(loaded(true))).toEqual({});
  expect(errorsAfter(loaded(false))).toEqual({});
});

test('nothing is said of a day before the customer chooses one, where the gateway has not said the first (CU-03)', () => {
  const { earliestActivationDate: _, ...undated } = plan;
  const { context } = customerAfter(customisePlanMachine, { ...isNew, plan: undated }, [loaded(true)]).now();
  expect(context.errors).toEqual({});
  expect(context.choice).toMatchObject({ connectionDate: null });
});

test('any real day can be chosen where the gateway has not said the first', () => {
  expect(connectionDateError('2026-11-30')).toBeNull();
  expect(connectionDateError('2036-11-30')).toBeNull();
  expect(latestDateOf('soon')).toBeNull();
});

test('the words of the gateway are those about the day, where that is what it refused', () => {
  expect(refusedDateWords(dateRefused)).toBe('Too early');
  expect(refusedDateWords({ ...dateRefused, status: 500 })).toBe('');
  expect(refusedDateWords({ ...dateRefused, fields: refusedFields.slice(0, 1) })).toBe('');
  expect(refusedDateWords({ kind: 'NetworkError', message: 'offline' })).toBe('');
});
