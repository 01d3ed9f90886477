import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { product } from '../choose-plan/choose-plan.cases.ts';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './customise-plan.cases.ts';
import { customisePlanMachine } from './customise-plan.machine.ts';
import type { PlanOptions } from './customise-plan.types.ts';
import { connectionDateError, latestDateOf } from './customise-plan.rules.ts';

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
    'a date is chosen only when it is one on which the home can be connected (CU-03)': ({ context }) =>
      !context.isDateFree ||
      context.choice.connectionDate === null ||
      connectionDateError(context.choice.connectionDate, context.plan.earliestActivationDate) === null,
    'where the date is missing its words say why, or wait for the customer to go on (CU-03)': ({ context }) =>
      context.errors.connectionDate === undefined || context.choice.connectionDate === null,
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
    ['', 'dateMissing'],
    ['2026-02-30', 'dateWrong'],
    ['soon', 'dateWrong'],
    ['2026-11-30', 'dateTooSoon'],
    ['2026-12-01', null],
    ['2027-02-16', null],
    ['2027-02-17', 'dateNotYetOpen'],
    ['٢٠٢٦-١٢-٠١', 'dateWrong'],
  ])('%s: %s (CU-03)', (date, reason) => {
    expect(connectionDateError(date, '2026-12-01')).toBe(reason);
  });

  it('can be chosen for eleven weeks from the earliest day on, where that is known', () => {
    expect(latestDateOf('2026-12-01')).toBe('2027-02-16');
    expect(latestDateOf(undefined)).toBeNull();
  });
});

describe('a customer who changes the connection date (CU-03)', () => {
  const choosing = () => {
    const machine = customisePlanMachine.provide({
      actors: {
        loadOptions: fromPromise<PlanOptions, { planId: string; speedInMbps: number; uprn: string | null }>(() =>
          Promise.resolve({
            lengths: [product],
            isDateFree: true,
            isOutsideVisitRequired: false,
            meshMonthlyPriceInPence: 400,
          }),
        ),
      },
    });
    const actor = createActor(machine, { input: starts['a customer who comes back'] }).start();
    return waitFor(actor, (snapshot) => snapshot.matches('customisingPlan')).then(() => actor);
  };

  it.each([
    ['', 'dateMissing'],
    ['2026-02-30', 'dateWrong'],
    ['0002-12-01', 'dateWrong'],
    ['2026-11-30', 'dateTooSoon'],
    ['2036-11-20', 'dateNotYetOpen'],
  ])('to "%s" has none, is told %s, and is told it again on the way on', async (connectionDate, reason) => {
    const actor = await choosing();
    actor.send({ type: 'connectionDate.chosen', connectionDate });
    expect(actor.getSnapshot().context).toMatchObject({
      choice: { connectionDate: null },
      errors: { connectionDate: reason },
    });
    actor.send({ type: 'meshWifi.toggled', meshWifi: false });
    const { errors } = actor.getSnapshot().context;
    actor.send({ type: 'installBooking.requested' });
    expect(actor.getSnapshot().matches({ customisingPlan: 'choosingOptions' })).toBe(true);
    expect(actor.getSnapshot().context.errors).toEqual({ connectionDate: reason });
    expect(actor.getSnapshot().context.errors).not.toBe(errors);
    actor.send({ type: 'connectionDate.chosen', connectionDate: '2026-12-11' });
    expect(actor.getSnapshot().context).toMatchObject({ choice: { connectionDate: '2026-12-11' }, errors: {} });
  });
});
