import { expect, test } from 'vitest';
import { visa } from '../choose-payment-method/choose-payment-method.cases.ts';
import { offline, refused } from '../shared/model-case.ts';
import {
  beingPaid,
  cancellable,
  current,
  middle,
  nothingYet,
  popular,
  ready,
  repeated,
  running,
  waiting,
} from './buy-sim-plan.cases.ts';
import {
  canBuy,
  cancellingOf,
  choiceAfter,
  choiceThatFits,
  missingCredit,
  refusalOf,
  repeatOf,
  startsOf,
  wantedOf,
} from './buy-sim-plan.rules.ts';
import { hasSimPlan } from '../shared/own-sim-plan.ts';
import type { Choice } from './buy-sim-plan.types.ts';

const said: Choice = { planId: popular.id, start: 'NOW', payBy: 'CREDIT', isRepeated: true };

test('a plan starts now, or when the one that runs ends, as long as none waits (MK-07)', () => {
  expect(startsOf(ready.mine)).toEqual(['NOW']);
  expect(startsOf(running.mine)).toEqual(['NOW', 'WHEN_CURRENT_ENDS']);
  expect(startsOf(waiting.mine)).toEqual(['NOW']);
});

test('without a SIM that is on, a plan that runs is not ended, and one alone can wait', () => {
  expect(startsOf(nothingYet.mine)).toEqual(['NOW']);
  expect(startsOf({ ...running.mine, hasActiveSim: false })).toEqual(['WHEN_CURRENT_ENDS']);
  expect(startsOf({ ...waiting.mine, hasActiveSim: false })).toEqual([]);
  expect(startsOf({ ...waiting.mine, current: null })).toEqual([]);
});

test('while a bank has yet to answer nothing else is bought', () => {
  expect([ready, beingPaid].map(({ mine }) => canBuy(mine))).toEqual([true, false]);
});

test('starting now names the plan that ends by it; waiting names none (MK-07)', () => {
  expect(wantedOf({ known: running, choice: said })).toMatchObject({ endsPlanId: current.purchaseId });
  expect(wantedOf({ known: running, choice: { ...said, start: 'WHEN_CURRENT_ENDS' } })).toMatchObject({
    endsPlanId: null,
  });
  expect(wantedOf({ known: ready, choice: said })).toMatchObject({ endsPlanId: null });
});

test('what is bought each time is paid as the purchase is (MK-07)', () => {
  expect(wantedOf({ known: ready, choice: said })?.repeat).toEqual({ payBy: 'CREDIT', cardId: null });
  expect(wantedOf({ known: ready, choice: { ...said, payBy: 'CARD' } })?.repeat).toEqual({
    payBy: 'CARD',
    cardId: null,
  });
  expect(wantedOf({ known: ready, choice: { ...said, isRepeated: false } })?.repeat).toBeNull();
});

test.each(['planId', 'start', 'payBy', 'isRepeated'] as const)('nothing is bought while %s is not said', (field) => {
  expect(wantedOf({ known: ready, choice: { ...said, [field]: null } })).toBeNull();
});

test('what the credit lacks is told to the penny (MK-05)', () => {
  expect([nothingYet, ready].map(({ mine }) => missingCredit(mine, popular))).toEqual([1_000, 0]);
  expect(missingCredit({ ...ready.mine, creditInPence: 999 }, popular)).toBe(1);
});

test('a choice keeps what still holds after it was read again', () => {
  expect(choiceThatFits(ready, said)).toEqual(said);
  expect(choiceThatFits(nothingYet, said)).toEqual({ ...said, payBy: null });
  expect(choiceThatFits(ready, { ...said, start: 'WHEN_CURRENT_ENDS' })).toEqual(said);
  expect(choiceThatFits({ ...ready, plans: [middle] }, said)).toMatchObject({ planId: null, start: null });
});

test('what is bought each time is one of the plans, from credit or by a kept card', () => {
  expect(repeatOf(repeated, { planId: middle.id, payBy: 'CREDIT' })).toEqual({
    repeating: { planId: middle.id, priceInPence: 800, payBy: 'CREDIT', cardId: null },
  });
  expect(repeatOf(repeated, { planId: middle.id, payBy: visa.id })).toMatchObject({
    repeating: { payBy: 'CARD', cardId: visa.id },
  });
  expect(repeatOf(repeated, { planId: 'none', payBy: 'none' })).toEqual({
    errors: { planId: 'planNotChosen', payBy: 'repeatPayByNotChosen' },
  });
});

test('who cancels says what they were shown to come back; a plan of which nothing comes back is not cancelled (MK-07)', () => {
  expect(cancellingOf(cancellable)).toEqual({ purchaseId: current.purchaseId, returnInPence: 770 });
  expect([running, ready, null].map(cancellingOf)).toEqual([null, null, null]);
});

test('how it stands may change while something runs, waits, or is asked of a bank', () => {
  expect([running, waiting, beingPaid].map(({ mine }) => hasSimPlan(mine))).toEqual([true, true, true]);
  expect([nothingYet, ready].map(({ mine }) => hasSimPlan(mine))).toEqual([false, false]);
});

test('a refusal keeps of a choice what it says nothing of', () => {
  expect(choiceAfter('planChanged', said)).toEqual({ ...said, start: null });
  expect(choiceAfter('creditShort', said)).toEqual({ ...said, payBy: null });
  expect(choiceAfter('priceChanged', said)).toEqual(said);
  expect(choiceAfter('planGone', said)).toMatchObject({ planId: null });
});

test('whatever else fails is tried again', () => {
  expect(refusalOf(refused(409, 'airtime.not-enough'))).toBe('creditShort');
  expect(refusalOf(refused(503, 'server.busy'))).toBeNull();
  expect(refusalOf(offline)).toBeNull();
});
