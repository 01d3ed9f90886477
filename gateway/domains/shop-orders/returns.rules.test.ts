import { describe, expect, test } from 'vitest';
import { moneyBackBy, optionFor, returnOptions } from './returns.rules.ts';

/** It came on a Tuesday. */
const deliveredAt = new Date('2026-11-24T11:20:00Z');
const fresh = { deliveredAt, condition: 'NEW' as const, isReplaced: false };
const used = { ...fresh, condition: 'REFURBISHED' as const };
const groundsOf = (...of: Parameters<typeof returnOptions>) =>
  returnOptions(...of).map(({ ground, outcome, until }) => `${ground} ${outcome} ${until}`);

const mind = 'CHANGE_OF_MIND REFUND 2026-12-08';
const early = 'FAULTY_EARLY REFUND 2026-12-24';
const half = 'FAULTY_LATER REPLACEMENT 2027-05-24';

describe('for which reasons a phone can be sent back (PH-08)', () => {
  test.each([
    ['on the day on which it came', '2026-11-24', [mind, early]],
    ['on the fourteenth day, counted from the day after', '2026-12-08', [mind, early]],
    ['on the day after that', '2026-12-09', [early]],
    ['on the thirtieth day', '2026-12-24', [early]],
    ['on the day after that, for six months', '2026-12-25', [half]],
    ['on the last day of six months', '2027-05-24', [half]],
    ['on the day after that', '2027-05-25', []],
  ])('a new one, %s', (_, today, grounds) => {
    expect(groundsOf(fresh, today)).toEqual(grounds);
  });

  test('a refurbished one has twelve months’ warranty from us', () => {
    const warranty = ['WARRANTY REPLACEMENT 2027-11-24'];
    expect(groundsOf(used, '2027-05-25')).toEqual(warranty);
    expect([groundsOf(used, '2027-11-24'), groundsOf(used, '2027-11-25')]).toEqual([warranty, []]);
  });

  test('one that has not come can’t be sent back', () => {
    expect(returnOptions({ ...fresh, deliveredAt: null }, '2026-11-24')).toEqual([]);
  });

  test('the one that took its place is paid back where it is faulty, too, and is kept where somebody changes their mind', () => {
    const second = { ...fresh, isReplaced: true };
    expect(groundsOf(second, '2026-12-01')).toEqual([early]);
    expect(groundsOf(second, '2027-01-10')).toEqual(['FAULTY_LATER REFUND 2027-05-24']);
  });

  test('midnight is that of the UK', () => {
    const late = { ...fresh, deliveredAt: new Date('2026-06-09T23:30:00Z') };
    expect(groundsOf(late, '2026-06-24')[0]).toBe('CHANGE_OF_MIND REFUND 2026-06-24');
  });
});

describe('a return of several phones', () => {
  const [mindOption, earlyOption] = returnOptions(fresh, '2026-12-01');
  const [later] = returnOptions(used, '2026-12-30');
  if (!mindOption || !earlyOption || !later) throw new Error('no options');

  test('rests on what all of them have', () => {
    expect(optionFor([[mindOption, earlyOption], [mindOption]], 'CHANGE_OF_MIND')).toEqual(mindOption);
    expect(optionFor([[earlyOption], [later]], 'FAULTY')).toEqual({ ...earlyOption, outcome: 'REPLACEMENT' });
  });

  test('is refused where one has it no more, and says what can be done', () => {
    const refused = (reason: 'CHANGE_OF_MIND' | 'FAULTY') => () => optionFor([[mindOption, earlyOption], []], reason);
    const problem = { status: 409, code: 'return.not-possible' };
    expect(refused('CHANGE_OF_MIND')).toThrow(
      expect.objectContaining({ ...problem, message: expect.stringMatching(/If it’s faulty/) }),
    );
    expect(refused('FAULTY')).toThrow(
      expect.objectContaining({ ...problem, message: expect.stringMatching(/talk to us/) }),
    );
  });
});

test.each([
  ['from proof of posting', { postedAt: new Date('2026-12-02T10:00:00Z'), receivedAt: null }, '2026-12-16'],
  [
    'from the day on which it is here, where nobody has told of the posting',
    { postedAt: null, receivedAt: deliveredAt },
    '2026-12-08',
  ],
  ['not before either', { postedAt: null, receivedAt: null }, null],
])('money goes back within 14 days, %s', (_, facts, day) => {
  expect(moneyBackBy({ state: 'POSTED', outcome: 'REFUND', ...facts })).toBe(day);
  expect(moneyBackBy({ state: 'SETTLED', outcome: 'REFUND', ...facts })).toBeNull();
  expect(moneyBackBy({ state: 'POSTED', outcome: 'REPLACEMENT', ...facts })).toBeNull();
});
