import { groupByDate, windowOf } from '../select-appointment/select-appointment.rules.ts';
import { addDays, isLocalDate, latestOf, type LocalDate } from '../shared/local-date.ts';
import { weekdayOf } from '../shared/week.ts';
import type {
  Availability,
  ChoosePairContext,
  ChoosePairOutput,
  PairWish,
  Selection,
  VisitPair,
  Weekday,
} from './choose-pair.types.ts';

/** So many pairs are shown at first, and so many more each time. */
export const pairsAtOnce = 3;

export const weekdays = [1, 2, 3, 4, 5] as const satisfies readonly Weekday[];

/** What a form or a link says is one of the days and times that there are. */
export const isWish = ({ weekday, slot }: { weekday: unknown; slot: unknown }): boolean =>
  (weekday === null || weekdays.some((day) => day === weekday)) && (slot === null || slot === 'AM' || slot === 'PM');

/** The first free date and time outside; null while none is known. */
export function firstOutside({ outsideDates }: Pick<ChoosePairContext, 'outsideDates'>): Selection | null {
  const [first] = outsideDates ?? [];
  const [slot] = first?.slots ?? [];
  return first && slot ? { date: first.date, ...slot } : null;
}

/** The first date in the home that the outside visit and the network leave (BK-05); null while it is not known. */
export function firstInHomeDate(
  context: Pick<ChoosePairContext, 'outsideDates' | 'leadTimeInDays' | 'earliestInHomeDate'>,
) {
  const outside = firstOutside(context);
  if (!outside || context.leadTimeInDays === null || !isLocalDate(outside.date)) return null;
  return latestOf(addDays(outside.date, context.leadTimeInDays), context.earliestInHomeDate);
}

/**
 * The pairs that fit, the one whose broadband works first at the top: one for each date in the home, in the first time of
 * it that suits. Each has the first outside visit that is free: nobody needs to be there, and it leaves most room after it.
 */
export function pairsOf(
  context: Pick<ChoosePairContext, 'outsideDates' | 'leadTimeInDays' | 'earliestInHomeDate' | 'inHomeDates'> & PairWish,
): VisitPair[] {
  const outsideVisit = firstOutside(context);
  const earliest = firstInHomeDate(context);
  if (!outsideVisit || earliest === null) return [];
  const { weekday, slot: time, inHomeDates } = context;
  return inHomeDates
    .filter(({ date }) => isLocalDate(date) && date >= earliest && (weekday === null || weekdayOf(date) === weekday))
    .flatMap(({ date, slots }) => {
      const slot = slots.find((each) => time === null || each.slot === time);
      return slot ? [{ outsideVisit, inHomeVisit: { date, ...slot } }] : [];
    });
}

/** The pairs that the customer sees. */
export const pairsShown = (context: ChoosePairContext): VisitPair[] => pairsOf(context).slice(0, context.wanted);

/** The pair that is shown with this date in the home. */
export const pairOn = (context: ChoosePairContext, date: LocalDate): VisitPair | null =>
  pairsShown(context).find(({ inHomeVisit }) => inHomeVisit.date === date) ?? null;

export const arePairsEnough = (context: ChoosePairContext): boolean => pairsOf(context).length >= context.wanted;

/** There are later pairs, or dates that were not asked for yet and may have some. */
export const areMoreLeft = (context: ChoosePairContext): boolean =>
  context.nextBlock !== null || pairsOf(context).length > context.wanted;

/** With the outside dates comes how soon after them the home can be visited, so that its dates are asked from then on. */
export function storeOutsideDates(context: ChoosePairContext, availability: Availability) {
  const told = {
    outsideDates: groupByDate(availability, ''),
    leadTimeInDays: availability.inHomeLeadTimeInCalendarDays,
  };
  return { ...told, nextBlock: firstInHomeDate({ ...context, ...told }) };
}

export function storeInHomeDates(context: ChoosePairContext, availability: Availability) {
  const { nextBlock } = context;
  if (nextBlock === null) return {};
  const { daysPerBlock, days } = windowOf(availability);
  const lastDate = context.lastDate ?? addDays(nextBlock, days - 1);
  const next = addDays(nextBlock, daysPerBlock);
  return {
    // What lies behind the block comes with its own.
    inHomeDates: [...context.inHomeDates, ...groupByDate(availability, nextBlock).filter(({ date }) => date < next)],
    lastDate,
    nextBlock: next <= lastDate ? next : null,
  };
}

/** How the errand ends: with the pair that was taken, or to choose each date by itself. */
export function outputOf({ taken, leadTimeInDays }: ChoosePairContext): ChoosePairOutput {
  return taken ? { kind: 'pairTaken', ...taken, inHomeLeadTimeInDays: leadTimeInDays } : { kind: 'eachDate' };
}
