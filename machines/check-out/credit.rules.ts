import { birthDateErrors, birthDateOf } from '../shared/birth-date.ts';
import { codeOf, type Failure } from '../shared/failure.ts';
import { needed } from '../shared/needed.ts';
import { nameErrors } from '../shared/typed-text.ts';
import { addressErrors, refusedOf, trimAddress, wireAddress } from './check-out.rules.ts';
import type {
  CheckOutContext,
  CheckOutRefusal,
  CreditApplicant,
  CreditPiece,
  OrderCredit,
  Signature,
  TypedApplicant,
  UnderAgreement,
} from './check-out.types.ts';

type Errors = CheckOutContext['errors'];

/** As the contract has it. */
const signatureMaxLength = 200;
const incomeMaxInPounds = 10_000_000;

const wants = (state: string) => (credit: Pick<OrderCredit, 'pieces'> | null) =>
  (credit?.pieces ?? []).some((piece) => piece.state === state);

export const isDeclined = wants('DECLINED');
export const isReferred = wants('REFERRED');
export const isAccepted = wants('ACCEPTED');

export const areAllDeclined = (credit: Pick<OrderCredit, 'pieces'> | null): boolean =>
  isDeclined(credit) && (credit?.pieces ?? []).every(({ state }) => state === 'DECLINED');

/** Nothing of the order is paid by instalments, or all of it is agreed, as the order is placed. */
export const isNothingOpen = (credit: Pick<OrderCredit, 'pieces'> | null): boolean =>
  (credit?.pieces ?? []).every(({ state }) => state === 'AGREED' || state === 'PAID_OUT');

/** The agreement that is signed next: each phone has one of its own. */
export const agreementToSign = (credit: Pick<OrderCredit, 'pieces'> | null): CreditPiece | null =>
  credit?.pieces.find(({ state }) => state === 'ACCEPTED') ?? null;

/** What the signature is put under: what stands on the page, whatever another tab has chosen since. */
export function underAgreement(credit: Pick<OrderCredit, 'pieces'> | null): UnderAgreement {
  const { pieceId, applicationReference } = needed(agreementToSign(credit), 'an agreement to sign');
  return { pieceId, applicationReference: needed(applicationReference, 'the application that was accepted') };
}

/** “28,000” or “£28,000.50” in pence; null of what is no sum. */
export function incomeInPence(typed: string): number | null {
  const text = typed.replaceAll(/[£,\s]/g, '');
  if (!/^\d{1,8}(?:\.\d{1,2})?$/.test(text) || Number(text) > incomeMaxInPounds) return null;
  return Math.round(Number(text) * 100);
}

/** Credit is for who is 18 or over and lives in the United Kingdom for good (specification, point 1). */
function residenceError(residence: string): CheckOutRefusal | null {
  if (residence === '') return 'residenceMissing';
  return residence === 'yes' ? null : 'notResident';
}

function incomeError(income: string): CheckOutRefusal | null {
  if (income.trim() === '') return 'incomeMissing';
  return incomeInPence(income) === null ? 'incomeWrong' : null;
}

const asksForIncome = (credit: OrderCredit | null): boolean => credit?.asksForIncome === true;

/** Why an application is refused, by field, in the order of the fields; nothing was asked of anybody then. */
export function applicantErrors(
  typed: TypedApplicant,
  { today, credit }: Pick<CheckOutContext, 'today' | 'credit'>,
): Errors {
  return {
    ...nameErrors(typed),
    ...birthDateErrors(typed, today),
    ...refusedOf([['residence', residenceError(typed.residence)]]),
    ...addressErrors(typed),
    ...refusedOf([['income', asksForIncome(credit) ? incomeError(typed.income) : null]]),
  };
}

/** Who applies, as it is told to the lender; an income only where it is asked for. */
export function applicantOf(context: Pick<CheckOutContext, 'applicant' | 'credit'>): CreditApplicant {
  const typed = needed(context.applicant, 'who applies');
  const income = asksForIncome(context.credit) ? incomeInPence(typed.income) : null;
  return {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    dateOfBirth: birthDateOf(typed),
    isPermanentUkResident: typed.residence === 'yes',
    address: wireAddress(trimAddress(typed)),
    ...(income !== null && { incomeAYearInPence: income }),
  };
}

export function signatureErrors({ name, hasAgreed }: Signature): Errors {
  const length = name.trim().length;
  return refusedOf([
    ['hasAgreed', hasAgreed ? null : 'notAgreed'],
    ['name', length === 0 ? 'signatureMissing' : length > signatureMaxLength ? 'signatureTooLong' : null],
  ]);
}

const refusedFields: Readonly<Record<string, readonly [field: string, CheckOutRefusal] | undefined>> = {
  // Every part was looked at before it was sent: what is left to refuse is the year.
  'body.dateOfBirth': ['birthYear', 'birthYearRefused'],
  'body.incomeAYearInPence': ['income', 'incomeMissing'],
};

/** What the gateway or the lender refuses of who applies, by the fields of the form; empty of any other failure. */
export function applicantRefusals(failure: Failure): Errors {
  switch (codeOf(failure)) {
    case 'applicant.too-young':
      return { birthYear: 'tooYoung' };
    case 'applicant.not-resident':
      return { residence: 'notResident' };
    default:
      return Object.fromEntries(
        (failure.kind === 'HttpError' ? failure.fields : []).flatMap(({ path }) => {
          const refused = refusedFields[path];
          return refused ? [refused] : [];
        }),
      );
  }
}

/** So many applications in a day are enough, for the lender as for the customer's file. */
export const isAskedTooOften = (failure: Failure): boolean => codeOf(failure) === 'credit.too-many';

/** It stands otherwise by now, by another tab or because a day has passed: it is read anew. */
export const standsOtherwise = (failure: Failure): boolean =>
  [
    'credit.nothing-to-apply-for',
    'credit.changed',
    'credit.not-accepted',
    'credit.lapsed',
    'credit.not-signed',
  ].includes(codeOf(failure));
