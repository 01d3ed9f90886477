import type { MoveField, MoveRefusal, NumberMove, NumberMoves, TypedMove } from './move-number.types.ts';

type Refusals = Partial<Record<MoveField, MoveRefusal>>;

/** A PAC as the gateway takes it: people write it in any case, and with spaces or hyphens. */
export const pacOf = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** A mobile number as the gateway takes it, `07700900951`, of what people write: `+44 7700 900951`, `(07700) 900 951`. */
export const numberOf = (typed: string): string => typed.replaceAll(/[\s().-]/g, '').replace(/^(?:\+44|0044)0?/, '0');

function pacRefusal(typed: string): MoveRefusal | null {
  const pac = pacOf(typed);
  if (pac === '') return 'pacMissing';
  return /^[A-Z]{3}\d{6}$/.test(pac) ? null : 'pacForm';
}

function numberRefusal(typed: string): MoveRefusal | null {
  const number = numberOf(typed);
  if (number === '') return 'numberMissing';
  return /^07\d{9}$/.test(number) ? null : 'numberForm';
}

function dayRefusal(day: string, { days }: Pick<NumberMoves, 'days'>): MoveRefusal | null {
  if (day === '') return 'dayMissing';
  return days.includes(day) ? null : 'dayNotPossible';
}

/** What is wrong with what was typed, by field; nothing where it can be sent (PH-12). */
export function refusalsOf({ pac, phoneNumber, day }: TypedMove, known: Pick<NumberMoves, 'days'>): Refusals {
  const all = { pac: pacRefusal(pac), phoneNumber: numberRefusal(phoneNumber), day: dayRefusal(day, known) };
  return Object.fromEntries(Object.entries(all).filter(([, refusal]) => refusal !== null)) as Refusals;
}

const ofNetwork: ReadonlyMap<string, Refusals> = new Map<string, Refusals>([
  ['pac.unknown', { pac: 'pacUnknown' }],
  ['pac.expired', { pac: 'pacExpired' }],
  ['pac.used', { pac: 'pacUsed' }],
  ['pac.wrong-number', { pac: 'pacOfOther' }],
  ['number.ours', { phoneNumber: 'numberOurs' }],
  ['day.not-possible', { day: 'dayNotPossible' }],
]);

/** At which field it stands why the network does not bring a number. */
export const refusalsOfFailure = (failure: string | null): Refusals =>
  ofNetwork.get(failure ?? '') ?? { pac: 'networkRefused' };

/** Has neither come nor failed. */
export const isUnderWay = (move: Pick<NumberMove, 'state'> | null): boolean =>
  move !== null && (move.state === 'ASKED' || move.state === 'ACCEPTED');
