import { availabilityOf } from '../select-appointment/select-appointment.cases.ts';
import { addDays, type LocalDate } from '../shared/local-date.ts';
import { answered, failed, offline, refused, type ModelCase } from '../shared/model-case.ts';
import type { choosePairMachine } from './choose-pair.machine.ts';
import type { ChoosePairContext, ChoosePairInput, Slot } from './choose-pair.types.ts';

export const input: ChoosePairInput = {
  outsideAppointmentId: '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0001',
  inHomeAppointmentId: '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0002',
  earliestInHomeDate: null,
  isPairLost: false,
};

export const starts = {
  'a customer who plans both visits': input,
  'a customer whose pair has gone meanwhile': { ...input, isPairLost: true },
} satisfies Record<string, ChoosePairInput>;

/** A Tuesday: five days later the home can be visited, which is a Sunday. */
export const firstOutside: LocalDate = '2026-02-17';

export const outsideDates = availabilityOf([firstOutside, 'PM'], ['2026-02-18', 'AM'], ['2026-02-18', 'PM']);

/** In each block of a week: Monday in the afternoon, Tuesday all day, Friday in the morning. */
export const inHomeDates = availabilityOf(
  ...[0, 7, 14].flatMap((days): [LocalDate, Slot][] => [
    [addDays('2026-02-23', days), 'PM'],
    [addDays('2026-02-24', days), 'PM'],
    [addDays('2026-02-24', days), 'AM'],
    [addDays('2026-02-27', days), 'AM'],
  ]),
);

/** One Monday afternoon, and nothing else. */
export const oneInHomeDate = availabilityOf(['2026-02-23', 'PM']);

export const outsideAnswered = answered('loadOutsideDates', outsideDates);
export const inHomeAnswered = answered('loadInHomeDates', inHomeDates);
export const oneAfternoon = answered('loadInHomeDates', oneInHomeDate);

/** What the gateway says to a block behind its last date. */
export const behindLastDate = refused(400, 'invalid.request');

export const onlyFridays = { type: 'pairs.narrowed', weekday: 5, slot: null } as const;
export const anyDay = { type: 'pairs.narrowed', weekday: null, slot: null } as const;
export const mornings = { type: 'pairs.narrowed', weekday: null, slot: 'AM' } as const;

/** The Tuesday of the first week in the home. */
export const taken = { type: 'pair.taken', date: '2026-02-24' } as const;

export const cases: readonly ModelCase<typeof choosePairMachine>[] = [
  outsideAnswered,
  answered('loadOutsideDates', availabilityOf()),
  failed('loadOutsideDates', offline),
  inHomeAnswered,
  oneAfternoon,
  answered('loadInHomeDates', availabilityOf()),
  failed('loadInHomeDates', behindLastDate),
  failed('loadInHomeDates', offline),
  taken,
  { type: 'pair.taken', date: firstOutside },
  onlyFridays,
  anyDay,
  mornings,
  { type: 'pairs.narrowed', weekday: 7 as never, slot: null },
];

export const facts = ({ outsideDates, inHomeDates, nextBlock, wanted, weekday, slot, taken }: ChoosePairContext) => ({
  hasOutside: outsideDates && outsideDates.length > 0,
  inHomeDates: inHomeDates.length,
  nextBlock,
  wanted,
  weekday,
  slot,
  isTaken: taken !== null,
});
