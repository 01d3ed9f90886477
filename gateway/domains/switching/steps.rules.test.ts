import { describe, expect, test } from 'vitest';
import { hasNothingToCancel, isOrdered, nextStep, type StepFacts } from './steps.rules.ts';

const facts = (given: Partial<StepFacts>): StepFacts => ({
  state: 'consented',
  pendingStep: null,
  refusedStep: null,
  wantedDate: null,
  confirmedDate: null,
  activationDate: null,
  cancelWantedAt: null,
  chosenReference: 'reference',
  ...given,
});
const day = '2026-12-08';
const ended = new Date('2026-12-01T09:00:00Z');

describe('the next message to the losing provider', () => {
  test.each<[string, Partial<StepFacts>, string | undefined]>([
    ['none until the broadband is ordered', {}, undefined],
    ['the order, with the day of the installation', { wantedDate: day }, `order:${day}`],
    ['none while an answer is awaited', { wantedDate: day, pendingStep: 'order:2026-12-07' }, undefined],
    ['none before the customer has agreed', { state: 'matched', wantedDate: day }, undefined],
    ['none when the day is the confirmed one', { state: 'ordered', wantedDate: day, confirmedDate: day }, undefined],
    ['the day when it has moved', { state: 'ordered', wantedDate: day, confirmedDate: '2026-12-07' }, `update:${day}`],
    ['the day when nobody confirmed one', { state: 'ordered', wantedDate: day }, `update:${day}`],
    [
      'not the day that was refused',
      { state: 'ordered', wantedDate: day, confirmedDate: '2026-12-07', refusedStep: `update:${day}` },
      undefined,
    ],
    [
      'another day than the refused one',
      { state: 'updated', wantedDate: day, confirmedDate: '2026-12-07', refusedStep: 'update:2026-12-09' },
      `update:${day}`,
    ],
    ['the start, once the new service is live', { state: 'updated', wantedDate: day, activationDate: day }, 'trigger'],
    ['no start that was refused', { state: 'ordered', activationDate: day, refusedStep: 'trigger' }, undefined],
    [
      'the cancellation, rather than anything else',
      { state: 'ordered', cancelWantedAt: ended, activationDate: day },
      'cancel',
    ],
    ['no cancellation of what was never ordered', { cancelWantedAt: ended, wantedDate: day }, undefined],
    ['none after the end', { state: 'triggered', activationDate: day, wantedDate: day }, undefined],
  ])('%s', (_, given, step) => {
    expect(nextStep(facts(given))).toBe(step);
  });
});

test('a switch whose order has ended is over when the losing provider has nothing of it', () => {
  expect(hasNothingToCancel(facts({ cancelWantedAt: ended }))).toBe(true);
  expect(hasNothingToCancel(facts({ cancelWantedAt: ended, pendingStep: `order:${day}` }))).toBe(false);
  expect(hasNothingToCancel(facts({ cancelWantedAt: ended, state: 'updated' }))).toBe(false);
  expect(hasNothingToCancel(facts({}))).toBe(false);
});

test('a customer can change a switch until the losing provider may have the order', () => {
  expect(isOrdered(facts({}))).toBe(false);
  expect(isOrdered(facts({ state: 'loading', pendingStep: 'match' }))).toBe(false);
  expect(isOrdered(facts({ pendingStep: `order:${day}` }))).toBe(true);
  for (const state of ['ordered', 'updated', 'triggered'] as const) expect(isOrdered(facts({ state }))).toBe(true);
});
