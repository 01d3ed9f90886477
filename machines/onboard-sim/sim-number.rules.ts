import { hasCheckDigit } from '../shared/check-digit.ts';
import { codeOf, type Failure } from '../shared/failure.ts';
import type { NumberRefusal } from './onboard-sim.types.ts';

const DIGITS = 19;

/** The digits of what was typed, however it was put apart. */
export const digitsOf = (typed: string): string => typed.replaceAll(/\D/g, '');

/** Why a number that was typed cannot be one of a SIM; null where it can. */
export function numberRefusalOf(typed: string): NumberRefusal | null {
  const digits = digitsOf(typed);
  if (digits === '') return 'missing';
  if (digits.length !== DIGITS) return 'length';
  return hasCheckDigit(digits) ? null : 'digit';
}

const refusals: Readonly<Record<string, NumberRefusal>> = {
  'sim.not-found': 'unknown',
  'sim.active': 'active',
  'sim.stolen': 'stolen',
  'sim.blocked': 'blocked',
  'sim.retired': 'retired',
};

/** Why the gateway refuses the number of a SIM; null where it does so for another reason. */
export const refusalOf = (failure: Failure): NumberRefusal | null => refusals[codeOf(failure)] ?? null;
