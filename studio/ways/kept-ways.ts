import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JourneyWays } from '../inspector/open-in-state/way.types.ts';

/** Where the ways stand, from the project's folder. */
export const waysFolder = 'studio/inspector/open-in-state/ways';

/** The file of a journey's ways; `{}` where there is none. */
export function keptFile(journey: string): string {
  const file = join(import.meta.dirname, '..', '..', waysFolder, `${journey}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}';
}

/** The ways of a journey, by its name in the register, as "Open here" takes them. */
export const keptWays = (journey: string): JourneyWays => JSON.parse(keptFile(journey)) as JourneyWays;
