import { ukDateOf } from '../../../platform/clock/clock.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import type { Slot } from '../visits/slots.rules.ts';
import { couldHave, earlierSlots, type PlannedVisit } from '../visits/earlier-days.rules.ts';

interface When {
  day: string | null;
  slot: Slot | null;
}

/** Whether a visit still has the date of which an earlier one was asked for. */
export function isStill(
  request: When,
  { day, slot, state, rebookingRequired }: When & { state: string; rebookingRequired: boolean },
): boolean {
  return state === 'CONFIRMED' && !rebookingRequired && day === request.day && slot === request.slot;
}

/** Whether there is a date before its own that a visit could have. */
export const canBeEarlier = (planned: PlannedVisit, today: string): boolean => earlierSlots(planned, today).length > 0;

/** Whether an offer may be taken: nobody else has its place, and it is a date that the visit could have. */
export function canTake(
  {
    request,
    offer,
    planned,
  }: {
    request: When;
    offer: { day: string; slot: Slot; state: string; endsAt: Date };
    planned: PlannedVisit;
  },
  now: Date,
): boolean {
  return (
    offer.state === 'OPEN' &&
    offer.endsAt > now &&
    isStill(request, planned.visit) &&
    couldHave(planned, offer, ukDateOf(now))
  );
}

/** There is no earlier date that the visit could have, free or not, or it has none at all. */
export const noEarlierDate = (): HttpProblem =>
  new HttpProblem(409, 'earlier-date.none', { message: 'There’s no earlier date that this visit could have.' });

export const offerGone = (): HttpProblem =>
  new HttpProblem(409, 'earlier-date.gone', { message: 'This date is no longer on offer. Your visit keeps its date.' });
