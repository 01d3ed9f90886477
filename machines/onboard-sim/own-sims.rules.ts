import type { Sim } from './onboard-sim.types.ts';

/** Being switched on; an eSIM that was ordered with a phone waits for its member instead. */
export const isUnderWay = ({ state, isFromShop }: Sim): boolean =>
  state === 'ACTIVATING' || (state === 'ORDERED' && !isFromShop);

/** One that its member can have switched on. */
export const isWaiting = ({ state, isFromShop }: Sim): boolean =>
  state === 'READY' || (state === 'ORDERED' && isFromShop);

/** An eSIM that is on can be given out again, for another phone. */
export const canBeRenewed = ({ state, canBeInstalled }: Sim): boolean => state === 'ACTIVE' && canBeInstalled;

/** The SIMs of now, and those that others have replaced. */
export function sorted(sims: readonly Sim[]): { current: readonly Sim[]; retired: readonly Sim[] } {
  const isRetired = ({ state }: Sim) => state === 'RETIRED';
  return { current: sims.filter((sim) => !isRetired(sim)), retired: sims.filter(isRetired) };
}
