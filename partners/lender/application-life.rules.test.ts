import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ukDateOf } from '../../platform/clock/clock.ts';
import { addDays, addMonths } from '../../platform/clock/local-date.ts';
import { isWorkingDay } from '../../platform/clock/working-days.ts';
import { answerOf, isGrownUp, nextStep, withdrawUntilOf, type Application } from './application-life.rules.ts';

const anyMoment = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });

const signedAt = (moment: Date): Application => ({
  life: 'smooth',
  state: 'SIGNED',
  appliedAt: moment,
  acceptedUntil: null,
  signedAt: moment,
  drawnAt: null,
  paidOutOn: null,
  applicant: null,
});

test.each([
  ['2008-11-24', false],
  ['2008-11-23', true],
  ['1950-01-01', true],
  ['9990-01-01', false],
])('who was born on %s is grown up on 23 November 2026: %s', (dateOfBirth, isSo) => {
  expect(isGrownUp(dateOfBirth, '2026-11-23')).toBe(isSo);
});

test('who was born on 29 February is 18 on 1 March', () => {
  expect(isGrownUp('2008-02-29', '2026-02-28')).toBe(false);
  expect(isGrownUp('2008-02-29', '2026-03-01')).toBe(true);
});

test('an agreement for goods that are not sent lapses after the days to withdraw, and before the first payment', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const step = nextStep(signedAt(moment));
      const day = ukDateOf(step?.at ?? moment);
      expect(step?.kind).toBe('LAPSED');
      expect(day > withdrawUntilOf(moment)).toBe(true);
      expect(day < addMonths(ukDateOf(moment), 1)).toBe(true);
    }),
  );
});

test('the lender pays out on a working day after the goods were sent, at most five days later', () => {
  fc.assert(
    fc.property(anyMoment, (moment) => {
      const step = nextStep({ ...signedAt(moment), drawnAt: moment });
      const day = ukDateOf(step?.at ?? moment);
      expect(step?.kind).toBe('PAID_OUT');
      expect(isWorkingDay(day)).toBe(true);
      expect(day > ukDateOf(moment)).toBe(true);
      expect(day <= addDays(ukDateOf(moment), 5)).toBe(true);
    }),
  );
});

describe('income', () => {
  const terms = { priceInPence: 60_000, upfrontInPence: 0, months: 12, aprInPercent: 0 } as const;
  const earning = (incomeAYearInPence: number | null) =>
    answerOf('smooth', {
      reference: 'CRD-1000',
      terms,
      applicant: {
        firstName: 'Wren',
        lastName: 'Fairweather',
        dateOfBirth: '1990-04-12',
        isPermanentUkResident: true,
        address: { lines: ['4 Heron Way'], postcode: 'LK9 1SA' },
        incomeAYearInPence,
      },
    });

  test('of which the payments are more than a tenth is too little, and no agency is named', () => {
    expect(earning(599_999)).toEqual({ state: 'DECLINED', creditReferenceAgency: null });
    expect(earning(600_000)).toMatchObject({ state: 'ACCEPTED' });
  });

  test('that was not asked for decides nothing', () => {
    expect(earning(null)).toMatchObject({ state: 'ACCEPTED' });
  });
});
