import { describe, expect, it } from 'vitest';
import { describeMachine } from '../../tests/support/model/describe-machine.ts';
import { cases, facts, starts } from './customise-plan.cases.ts';
import { customisePlanMachine } from './customise-plan.machine.ts';
import { connectionDateError } from './customise-plan.setup.ts';

describeMachine({
  machine: customisePlanMachine,
  starts,
  cases,
  facts,
  invariants: {
    'what is kept is never before the earliest date (CU-03)': (snapshot) =>
      !(snapshot.matches('keepingCustomisation') || snapshot.matches('keepingForLater')) ||
      !snapshot.context.isDateFree ||
      (snapshot.context.choice.connectionDate ?? '') >= '2026-12-01',
    'the in-home visit decides the date where there is one (CU-03)': (snapshot) =>
      snapshot.matches('loadingOptions') ||
      snapshot.matches('optionsNotLoaded') ||
      snapshot.context.isDateFree ||
      snapshot.context.choice.connectionDate === null,
    'the length chosen is one on offer (CU-02)': (snapshot) =>
      !snapshot.matches('planCustomised') ||
      snapshot.context.lengths.some(({ productId }) => productId === snapshot.context.choice.productId),
    'a code is shown only for a journey that was saved (CU-04)': (snapshot) =>
      snapshot.matches({ customisingPlan: 'journeySaved' }) === (snapshot.context.ticket !== null),
  },
});

describe('a connection date', () => {
  it.each([
    ['', 'Choose the day you want to be connected'],
    ['2026-02-30', 'Enter a real date, like 2027-01-15'],
    ['soon', 'Enter a real date, like 2027-01-15'],
    ['2026-11-30', 'That is sooner than we can connect you. Choose a later date'],
    ['2026-12-01', ''],
  ])('%s: %s (CU-03)', (date, message) => {
    expect(connectionDateError(date, '2026-12-01')).toBe(message);
  });
});
