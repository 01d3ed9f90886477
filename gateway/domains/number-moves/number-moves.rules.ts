import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, eachDay, type LocalDate } from '../../../platform/clock/local-date.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import { isWorkingDay } from '../../../platform/clock/working-days.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { shownNumber } from '../sims/sims.rules.ts';
import type { LeavingCodeRow, NumberMoveRow } from './number-moves.store.ts';

type Schemas = components['schemas'];

/** How long a PAC lasts (Ofcom, General Condition C7.16). */
const CODE_DAYS = 30;
const STOPPED_UNTIL_HOUR = 23;

/** From when on a move of that day goes on whatever is said. */
export const stopBefore = (day: LocalDate): Date => new Date(ukTime(addDays(day, -1), STOPPED_UNTIL_HOUR));

/** The days on which a number can come: working days after today and within 30, of which the evening before has not come. */
export function possibleDays(now: Date): LocalDate[] {
  const today = ukDateOf(now);
  return eachDay(addDays(today, 1), addDays(today, CODE_DAYS)).filter(
    (day) => isWorkingDay(day) && now < stopBefore(day),
  );
}

const refused = (code: string, message: string) => new HttpProblem(409, code, { message });

/** Throws 400 `validation.failed` where no number can come on a day. */
export function assertPossible(day: LocalDate, now: Date): void {
  if (possibleDays(now).includes(day)) return;
  const message = 'Choose a working day from the next one on, within 30 days';
  throw new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'body.day', message }] });
}

export const simNotActive = () =>
  refused('sim.not-active', 'You need a SIM of ours that’s on. Switch one on first, then bring your number.');
export const noNumber = () => refused('sim.not-active', 'You have no number with us that could leave.');
export const moveUnderWay = () =>
  refused('move.under-way', 'We’re bringing another number for you. Stop that first, or wait until it’s there.');
export const moveTooLate = () =>
  refused(
    'move.too-late',
    'It’s too late to stop this: your number is on its way. You could stop it until 11pm on the evening before.',
  );
export const moveOver = () => refused('move.over', 'There’s nothing to stop: this move is over.');

/** Has neither come nor failed. */
export const isUnderWay = ({ state }: Pick<NumberMoveRow, 'state'>): boolean =>
  state === 'ASKED' || state === 'ACCEPTED';

/** As its member sees it at `now`. */
export const moveView = (row: NumberMoveRow, now: Date): Schemas['NumberMove'] => ({
  id: row.id,
  phoneNumber: shownNumber(row.phoneNumber),
  day: row.day,
  state: row.state,
  failure: row.failure,
  askedAt: row.askedAt.toISOString(),
  stopBefore: stopBefore(row.day).toISOString(),
  canBeStopped: isUnderWay(row) && row.untold !== 'STOP' && now < stopBefore(row.day),
  isBeingStopped: isUnderWay(row) && row.untold === 'STOP',
});

/** As it stands in a download. */
export const codeData = (row: LeavingCodeRow): Schemas['DataLeavingCode'] => ({
  kind: row.kind,
  phoneNumber: shownNumber(row.phoneNumber),
  lastDay: row.lastDay,
  givenAt: row.givenAt.toISOString(),
  usedAt: row.usedAt?.toISOString() ?? null,
});

const words: Readonly<Partial<Record<string, string>>> = {
  'pac.unknown': 'Your provider doesn’t know this PAC. Check it against their message, and try again.',
  'pac.expired': 'This PAC is more than 30 days old. Ask your provider for a new one, and try again.',
  'pac.used': 'This PAC has been used already. If your number isn’t with us, ask your provider for a new one.',
  'pac.wrong-number': 'This PAC is for another number. Check both against your provider’s message, and try again.',
  'number.ours': 'This number is with us already, so there’s nothing to bring.',
  'sim.not-active': 'Your SIM isn’t on any more. Switch one on, and try again.',
  'day.not-possible': 'The day that you chose isn’t possible any more. Choose another, and try again.',
  'move.refused-by-other-network':
    'Your provider didn’t let your number go. Ask them why, and try again with a new PAC.',
};

/** Why a number does not come, and what to do. */
export const failureWords = (failure: string | null): string =>
  words[failure ?? ''] ?? 'Something went wrong at the network. Please try again.';
