import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { product } from '../choose-plan/choose-plan.cases.ts';
import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, rolling, starts } from './customise-plan.cases.ts';
import { customisePlanMachine } from './customise-plan.machine.ts';
import type { CustomisePlanInput, PlanOptions } from './customise-plan.types.ts';
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

describe('a customer who comes back to the step (CU-02)', () => {
  const lengths = [product, rolling];
  const begin = (input: CustomisePlanInput, offered = lengths) => {
    const machine = customisePlanMachine.provide({
      actors: {
        loadOptions: fromPromise<PlanOptions, { planId: string; speedInMbps: number; uprn: string | null }>(() =>
          Promise.resolve({
            lengths: offered,
            isDateFree: true,
            isOutsideVisitRequired: false,
            meshMonthlyPriceInPence: 400,
          }),
        ),
      },
    });
    const actor = createActor(machine, { input }).start();
    return waitFor(actor, (snapshot) => snapshot.matches('customisingPlan')).then(() => actor);
  };
  const cameBack = starts['a customer who chose before, and has been at another page or at another speed'];

  it('finds length, kit and day as they were left', async () => {
    const actor = await begin(cameBack);
    expect(actor.getSnapshot().context.choice).toEqual({
      productId: rolling.productId,
      meshWifi: true,
      connectionDate: '2026-12-10',
    });
  });

  it('has the length of the plan where the other speed has none like theirs', async () => {
    const actor = await begin(cameBack, [product]);
    expect(actor.getSnapshot().context.choice).toMatchObject({ productId: product.productId, meshWifi: true });
  });

  it('has said no length until they choose one', async () => {
    const actor = await begin(starts['a customer who is new to this step']);
    expect(actor.getSnapshot().context.months).toBeNull();
    actor.send({ type: 'length.chosen', productId: rolling.productId });
    expect(actor.getSnapshot().context.months).toBe(rolling.contractDurationInMonths);
  });
});
