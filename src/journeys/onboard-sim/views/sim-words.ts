import type { Sim } from '../../../../machines/onboard-sim/onboard-sim.types.ts';
import { isWaiting } from '../../../../machines/onboard-sim/own-sims.rules.ts';
import { longDate, dayInUk } from '../../../ui/format/date.ts';
import { onboardSimCopy } from '../onboard-sim.copy.ts';

const copy = onboardSimCopy.ShowingSims;

/** A SIM as people tell it from another: `SIM card ending in 9501`. */
export function simInWords({ type, simNumber }: Pick<Sim, 'type' | 'simNumber'>): string {
  const kind = type === 'esim' ? copy.eSim : copy.card;
  return simNumber === null ? kind : `${kind} ${copy.ending(simNumber.slice(-4))}`;
}

/** How a SIM stands, in a sentence. A state that this page does not know is told of by nothing. */
export function standingInWords(sim: Sim): string {
  const { state, failure, isFromShop, activatedAt } = sim;
  if (state === 'ACTIVE' && activatedAt !== null) return copy.since(longDate(dayInUk(new Date(activatedAt))));
  if (isWaiting(sim)) return failure === null ? (isFromShop ? copy.fromShop : copy.states.READY) : copy.notOn;
  const known = Object.entries(copy.states).find(([name]) => name === state);
  return known?.[1] ?? '';
}
