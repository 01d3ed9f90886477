import { describe, expect, it } from 'vitest';
import { checkoutOf, galaxy, input, open, refusedWith, saved, savedLent } from './check-out.cases.ts';
import { accepted, agreed, applicant, chosen, creditOf, creditPiece, declined, referred } from './credit.cases.ts';
import {
  agreementToSign,
  applicantErrors,
  applicantOf,
  applicantRefusals,
  areAllDeclined,
  incomeInPence,
  isNothingOpen,
  signatureErrors,
} from './credit.rules.ts';
import { areWaysAsked, areWaysSaved, waysNow, waysTyped } from './ways.rules.ts';

const { today } = input;
const asksIncome = creditOf([creditPiece('CHOSEN', { asksForIncome: true })]);
const cheap = { ...galaxy, priceInPence: 5_900, instalments: [] };

describe('who can pay by instalments (PH-04)', () => {
  it.each([
    [{}, {}],
    [{ birthDay: '', birthMonth: '', birthYear: '' }, { birthDay: 'birthDateMissing' }],
    [{ birthDay: '30', birthMonth: '2' }, { birthDay: 'birthDateImpossible' }],
    // 18 tomorrow, and today.
    [{ birthDay: '24', birthMonth: '11', birthYear: '2008' }, { birthYear: 'tooYoung' }],
    [{ birthDay: '23', birthMonth: '11', birthYear: '2008' }, {}],
    [{ residence: '' }, { residence: 'residenceMissing' }],
    [{ residence: 'no' }, { residence: 'notResident' }],
    [
      { firstName: '', city: '' },
      { firstName: 'firstNameMissing', city: 'cityMissing' },
    ],
  ])('with %j it is refused as %j', (typed, errors) => {
    expect(applicantErrors({ ...applicant, ...typed }, { today, credit: chosen })).toEqual(errors);
  });

  it('an income is asked for where the lender asks for it, and told nowhere else', () => {
    const typed = { ...applicant, income: '28,000' };
    expect(applicantErrors(applicant, { today, credit: asksIncome })).toEqual({ income: 'incomeMissing' });
    expect(applicantErrors({ ...typed, income: 'enough' }, { today, credit: asksIncome })).toEqual({
      income: 'incomeWrong',
    });
    expect(applicantOf({ applicant: typed, credit: asksIncome })).toHaveProperty('incomeAYearInPence', 2_800_000);
    expect(applicantOf({ applicant: typed, credit: chosen })).not.toHaveProperty('incomeAYearInPence');
  });

  it.each([
    ['28000', 2_800_000],
    ['£28,000.50', 2_800_050],
    ['0', 0],
    ['10000001', null],
    ['-5', null],
    ['', null],
  ])('an income of “%s” is %s in pence', (typed, pence) => expect(incomeInPence(typed)).toBe(pence));

  it('who applies is told with the address at which they live', () => {
    expect(applicantOf({ applicant: { ...applicant, firstName: ' Alex ' }, credit: chosen })).toEqual({
      firstName: 'Alex',
      lastName: 'Finch',
      dateOfBirth: '1990-03-27',
      isPermanentUkResident: true,
      address: { line1: '4 Heron Way', city: 'Larkford', postcode: 'LK9 1SA' },
    });
  });

  it('what the lender refuses of it is said at its field', () => {
    expect(applicantRefusals(refusedWith('applicant.too-young'))).toEqual({ birthYear: 'tooYoung' });
    expect(applicantRefusals(refusedWith('applicant.not-resident'))).toEqual({ residence: 'notResident' });
    const fields = [{ path: 'body.incomeAYearInPence', message: 'Enter your income' }];
    const refused = { kind: 'HttpError', status: 400, code: 'validation.failed', message: '', fields } as const;
    expect(applicantRefusals(refused)).toEqual({ income: 'incomeMissing' });
    expect(applicantRefusals(refusedWith('credit.unavailable'))).toEqual({});
  });
});

describe('what is signed (PH-04)', () => {
  it.each([
    [{ name: 'Alex Finch', hasAgreed: true }, {}],
    [
      { name: ' ', hasAgreed: false },
      { hasAgreed: 'notAgreed', name: 'signatureMissing' },
    ],
    [{ name: 'a'.repeat(201), hasAgreed: true }, { name: 'signatureTooLong' }],
  ])('%j is refused as %j', (signature, errors) => expect(signatureErrors(signature)).toEqual(errors));

  it('is one agreement after the other', () => {
    const [first, second] = [creditPiece('SIGNED'), creditPiece('ACCEPTED', { pieceId: 'second' })];
    expect(agreementToSign(creditOf([first, second]))).toBe(second);
    expect(agreementToSign(referred)).toBeNull();
    expect(agreementToSign(null)).toBeNull();
  });

  it('is nothing where all is declined, agreed or paid at once', () => {
    expect([declined, creditOf([creditPiece('DECLINED'), creditPiece('ACCEPTED')])].map(areAllDeclined)).toEqual([
      true,
      false,
    ]);
    expect([agreed, creditOf([]), accepted].map(isNothingOpen)).toEqual([true, true, false]);
  });
});

describe('the ways to pay (PH-04)', () => {
  it('are those of each phone; what costs less than £99 is paid at once and not asked for', () => {
    const both = checkoutOf([galaxy, cheap]);
    expect(waysTyped(both, ['24', ''])).toEqual([{ way: 24 }, { way: null }]);
    expect(waysTyped(both, ['at-once', 'at-once'])).toEqual([{ way: null }, { way: null }]);
    expect(waysTyped(both, ['18', ''])).toEqual([null, { way: null }]);
    expect(areWaysAsked(both)).toBe(true);
    expect(areWaysAsked(checkoutOf([cheap]))).toBe(false);
    expect(waysNow(null, checkoutOf([cheap]))).toEqual([null]);
  });

  it('stay as they were said, come back as they were saved, and are asked of another basket', () => {
    expect(waysNow([24], savedLent)).toEqual([24]);
    expect(waysNow(null, savedLent)).toEqual([12]);
    expect(waysNow(null, saved)).toEqual([null]);
    expect(waysNow(null, open)).toBeNull();
    expect(waysNow([12], checkoutOf([galaxy, galaxy]))).toBeNull();
    expect(waysNow([12], { ...open, pieces: [cheap] })).toEqual([null]);
  });

  it('are saved where the gateway has the same', () => {
    expect(areWaysSaved({ checkout: savedLent, ways: [12] })).toBe(true);
    expect(areWaysSaved({ checkout: savedLent, ways: [24] })).toBe(false);
    expect(areWaysSaved({ checkout: open, ways: [12] })).toBe(false);
    expect(areWaysSaved({ checkout: savedLent, ways: null })).toBe(false);
  });
});
