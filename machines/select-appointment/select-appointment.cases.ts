import type { AnyMachineSnapshot } from 'xstate';
import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import { addDays, type LocalDate } from '../shared/local-date.ts';
import type { selectAppointmentMachine } from './select-appointment.machine.ts';
import type {
  Availability,
  SelectAppointmentContext,
  SelectAppointmentInput,
  Selection,
  Slot,
} from './select-appointment.types.ts';

const labels = { AM: '8am-12pm', PM: '12pm-4pm' };

export const selectionOf = (date: LocalDate, slot: Slot): Selection => ({ date, slot, formattedSlot: labels[slot] });

/** An answer of the gateway: three blocks of a week each, and these slots. */
export function availabilityOf(...free: [date: LocalDate, slot: Slot][]): Availability {
  return {
    appointmentId: '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0001',
    visitType: 'PRE_WORK',
    estimatedDurationInMinutes: 60,
    availableAppointments: free.map(([date, slot]) => ({
      date,
      slot,
      earliestArrivalTime: `${date}T${slot === 'AM' ? '08' : '12'}:00:00+00:00`,
      latestArrivalTime: `${date}T${slot === 'AM' ? '12' : '16'}:00:00+00:00`,
      formattedArrivalTime: labels[slot],
    })),
    appointmentWindowInDaysPerCall: 7,
    inHomeLeadTimeInCalendarDays: 5,
    maxAppointmentWindowInDays: 21,
  };
}

/** A Monday; the window's three blocks begin here, on 23 February and on 2 March. */
export const startDate = '2026-02-16';

export const input: SelectAppointmentInput = {
  appointmentId: '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0001',
  visitType: 'PRE_WORK',
  startDate,
  earliestDate: '2026-02-17',
  chosen: null,
};

export const starts: Record<string, SelectAppointmentInput> = {
  'nothing chosen before': input,
  'a date of the last block chosen before': { ...input, chosen: selectionOf('2026-03-03', 'AM') },
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as SelectAppointmentContext;

/** Two dates are free in each block: the second day all day, the third in the morning. The first day is too early. */
const blockAnswered = (snapshot: AnyMachineSnapshot) => {
  const asked = contextOf(snapshot).queue[0] ?? startDate;
  const [second, third] = [addDays(asked, 1), addDays(asked, 2)];
  return answered('loadBlock', availabilityOf([asked, 'AM'], [second, 'PM'], [second, 'AM'], [third, 'AM']));
};

/** What the gateway says to a block behind its last date. */
export const outsideWindow = {
  kind: 'HttpError',
  status: 400,
  code: 'invalid.request',
  message: 'in the words of the gateway',
  fields: [],
};

export const cases: readonly ModelCase<typeof selectAppointmentMachine>[] = [
  blockAnswered,
  answered('loadBlock', availabilityOf()),
  failed('loadBlock', { kind: 'NetworkError', message: 'offline' }),
  failed('loadBlock', outsideWindow),
  { type: 'date.chosen', date: '2026-02-18' },
  { type: 'date.chosen', date: '2026-02-16' },
  { type: 'slot.chosen', slot: 'PM' },
  { type: 'block.neared', startDate: '2026-02-23' },
  { type: 'block.neared', startDate: '2026-02-24' },
  { type: 'month.chosen', month: '2026-03' },
  { type: 'month.chosen', month: '2027-01' },
  { type: 'block.retried', startDate },
  { type: 'block.retried', startDate: '2026-02-23' },
];

export const facts = ({ queue, blocks, selection, month, window }: SelectAppointmentContext) => ({
  queue,
  blocks: blocks.map((block) => [block.startDate, block.status === 'loaded' ? block.freeDates.length : 'failed']),
  selection,
  month,
  days: window?.days ?? null,
});
