import type { components } from '../../openapi/generated/courier.d.ts';
import type { Life } from '../../openapi/partners/courier/test-data.ts';
import { HOUR_MS, ukDateOf } from '../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../platform/clock/local-date.ts';
import { ukTime } from '../../platform/clock/uk-time.ts';
import { addWorkingDays, workingDayBefore } from '../../platform/clock/working-days.ts';
import type { parcels } from './db/schema.ts';
import { doorTimeOf } from './numbers.ts';

type Event = components['schemas']['ParcelEvent'];
export type Parcel = Pick<
  typeof parcels.$inferSelect,
  'reference' | 'way' | 'givenAt' | 'deliverOn' | 'redeliverOn' | 'recalledAt' | 'done'
>;

/** Something that happens to a parcel, and what is told of it. */
export type Step = { id: string; at: Date } & Pick<Event, 'kind'> &
  Partial<Pick<Event, 'expectedOn' | 'heldUntil' | 'from' | 'to'>>;

const PACKED_AFTER_MS = HOUR_MS;
const RECALLED_AFTER_MS = 15 * 60_000;
/** The last hour in which a parcel is taken for the next working day, and the one in which it leaves. */
const LAST_HOUR = 19;
const LEAVES_AT = 20;
const HELD_DAYS = 10;
const LOST_AFTER_WORKING_DAYS = 5;
/** How long anything is under way back to the shop, working days. */
const BACK_WORKING_DAYS = 2;

const at = (day: LocalDate, hour: number): Date => new Date(ukTime(day, hour));
const plus = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds);
const earlierOf = (one: Date, other: Date): Date => (one < other ? one : other);

/** Until when a parcel is taken that is to be there on a day. */
export const lastMomentFor = (deliverOn: LocalDate): Date => at(workingDayBefore(deliverOn), LAST_HOUR);

/** One try at the door. It ends in a window of two hours, which is told in the morning. */
function doorSteps(reference: string, day: LocalDate, end: Omit<Step, 'id' | 'at'>): Step[] {
  const { from, to, comes } = doorTimeOf(reference, day);
  return [
    { id: `out:${day}`, at: at(day, 7), kind: 'OUT_FOR_DELIVERY', from: from.toISOString(), to: to.toISOString() },
    { id: `${end.kind}:${day}`, at: comes, ...end },
  ];
}

function backSteps(from: LocalDate): Step[] {
  return [{ id: 'back', at: at(addWorkingDays(from, BACK_WORKING_DAYS), 12), kind: 'BACK' }];
}

/** What becomes of it once it has left. */
function stepsOnTheWay(life: Life, parcel: Parcel & { deliverOn: LocalDate }): Step[] {
  const { reference, deliverOn, redeliverOn } = parcel;
  const next = addWorkingDays(deliverOn, 1);
  const delivered = (day: LocalDate) => doorSteps(reference, day, { kind: 'DELIVERED' });
  const nobody = (expectedOn: LocalDate) => doorSteps(reference, deliverOn, { kind: 'NOT_DELIVERED', expectedOn });
  switch (life) {
    case 'late':
      return [{ id: 'delayed', at: at(deliverOn, 12), kind: 'DELAYED', expectedOn: next }, ...delivered(next)];
    case 'nobody-once':
      return [...nobody(next), ...delivered(next)];
    case 'nobody-twice': {
      const heldUntil = addDays(next, HELD_DAYS);
      return [
        ...nobody(next),
        ...doorSteps(reference, next, { kind: 'NOT_DELIVERED', heldUntil }),
        ...(redeliverOn === null ? backSteps(heldUntil) : delivered(redeliverOn)),
      ];
    }
    case 'refused':
      return [...doorSteps(reference, deliverOn, { kind: 'REFUSED' }), ...backSteps(deliverOn)];
    case 'lost':
      return [{ id: 'lost', at: at(addWorkingDays(deliverOn, LOST_AFTER_WORKING_DAYS), 17), kind: 'LOST' }];
    case 'muddled':
    case 'never-posted':
    case 'return-lost':
    case 'smooth':
      return delivered(deliverOn);
  }
}

function stepsOfParcel(life: Life, parcel: Parcel & { deliverOn: LocalDate }): Step[] {
  const leavesAt = at(workingDayBefore(parcel.deliverOn), LEAVES_AT);
  const packed: Step = { id: 'packed', at: earlierOf(plus(parcel.givenAt, PACKED_AFTER_MS), leavesAt), kind: 'PACKED' };
  if (parcel.recalledAt === null)
    return [packed, { id: 'sent', at: leavesAt, kind: 'SENT' }, ...stepsOnTheWay(life, parcel)];
  const recalled: Step = { id: 'recalled', at: plus(parcel.recalledAt, RECALLED_AFTER_MS), kind: 'RECALLED' };
  return packed.at < recalled.at ? [packed, recalled] : [recalled];
}

/** A customer who sends something back hands it in on the next working day, in the morning. */
function stepsOfReturn(life: Life, { givenAt, recalledAt }: Parcel): Step[] {
  if (life === 'never-posted' || recalledAt !== null) return [];
  const day = addWorkingDays(ukDateOf(givenAt), 1);
  const posted: Step = { id: 'posted', at: at(day, 10), kind: 'RETURN_POSTED' };
  if (life === 'return-lost') return [posted];
  return [posted, { id: 'received', at: at(addWorkingDays(day, BACK_WORKING_DAYS), 14), kind: 'RETURN_RECEIVED' }];
}

/** All that happens to it, in its order, as things stand: what is done is in it, too. */
export function stepsOf(life: Life, parcel: Parcel): Step[] {
  const { deliverOn } = parcel;
  return deliverOn === null ? stepsOfReturn(life, parcel) : stepsOfParcel(life, { ...parcel, deliverOn });
}

/** What happens next; undefined when nothing does. */
export function nextStep(life: Life, parcel: Parcel): Step | undefined {
  return stepsOf(life, parcel).find(({ id }) => !parcel.done.includes(id));
}

/** Whether it can be stopped: it has not left, and does not leave before that is done. */
export function isStillHere(life: Life, parcel: Parcel, now: Date): boolean {
  const leaves = stepsOf(life, { ...parcel, recalledAt: null }).find(({ kind }) => kind === 'SENT');
  return leaves !== undefined && !parcel.done.includes('sent') && plus(now, RECALLED_AFTER_MS) < leaves.at;
}

/** Until when the courier holds it at `now`; null when it does not. */
export function heldUntil(life: Life, parcel: Parcel): LocalDate | null {
  const steps = stepsOf(life, parcel);
  const held = steps.findIndex(({ heldUntil }) => typeof heldUntil === 'string');
  const step = steps[held];
  if (!step || !parcel.done.includes(step.id)) return null;
  return steps.slice(held + 1).some(({ id }) => parcel.done.includes(id)) ? null : (step.heldUntil ?? null);
}
