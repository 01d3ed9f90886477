import type { Entry } from '../entry.ts';
import { appointmentSelectorEntry } from './appointment-selector.tsx';

/**
 * Pieces of journeys that are hard to reach in a walk: the losing side of a switch, a list that failed. Put the examples
 * into a file beside this one and the entry here; give heavy ones to `lazy`, an example waits for its code by itself.
 */
export const journeyEntries: readonly Entry[] = [appointmentSelectorEntry];
