import { expect, test } from 'vitest';
import { none } from './move-number.cases.ts';
import { isUnderWay, numberOf, pacOf, refusalsOf, refusalsOfFailure } from './move-number.rules.ts';

test.each(['WRN400951', 'wrn 400 951', ' Wrn-400951 '])('a PAC is read as it was meant: %s (PH-12)', (typed) => {
  expect(pacOf(typed)).toBe('WRN400951');
});

test.each(['07700 900951', '+44 7700 900951', '+44 (0)7700 900951', '00447700900951', '07700-900951'])(
  'a number is read as it was meant: %s (PH-12)',
  (typed) => expect(numberOf(typed)).toBe('07700900951'),
);

const right = { pac: 'WRN400951', phoneNumber: '07700900951', day: '2026-11-24' };

test.each([
  [{}, {}],
  [{ pac: ' ' }, { pac: 'pacMissing' }],
  [{ pac: 'WRN40095' }, { pac: 'pacForm' }],
  [{ pac: '400951WRN' }, { pac: 'pacForm' }],
  [{ phoneNumber: '' }, { phoneNumber: 'numberMissing' }],
  [{ phoneNumber: '020 7946 0951' }, { phoneNumber: 'numberForm' }],
  [{ phoneNumber: '07700 90095' }, { phoneNumber: 'numberForm' }],
  [{ day: '' }, { day: 'dayMissing' }],
  [{ day: '2026-11-28' }, { day: 'dayNotPossible' }],
  [
    { pac: '', day: '' },
    { pac: 'pacMissing', day: 'dayMissing' },
  ],
])('of what was typed, %j is answered with %j (PH-12)', (typed, refusals) => {
  expect(refusalsOf({ ...right, ...typed }, none)).toEqual(refusals);
});

test.each([
  ['pac.unknown', { pac: 'pacUnknown' }],
  ['pac.expired', { pac: 'pacExpired' }],
  ['pac.used', { pac: 'pacUsed' }],
  ['pac.wrong-number', { pac: 'pacOfOther' }],
  ['number.ours', { phoneNumber: 'numberOurs' }],
  ['day.not-possible', { day: 'dayNotPossible' }],
  ['constructor', { pac: 'networkRefused' }],
  [null, { pac: 'networkRefused' }],
])('what the network refuses with %s stands at its field (PH-12)', (failure, refusals) => {
  expect(refusalsOfFailure(failure)).toEqual(refusals);
});

test('a number is under way that was asked for or accepted', () => {
  const states = ['ASKED', 'ACCEPTED', 'MOVED', 'FAILED', 'STOPPED'];
  expect(states.filter((state) => isUnderWay({ state }))).toEqual(['ASKED', 'ACCEPTED']);
  expect(isUnderWay(null)).toBe(false);
});
