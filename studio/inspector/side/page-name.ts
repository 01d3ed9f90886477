import { actorsAt, type InspectedApp } from '../inspection/inspection.ts';
import { entryOf, innermost } from '../live/standing.ts';
import type { JourneyEntry } from '../register/register.types.ts';

/** "Choose your plan · /choose-plan · Choose a plan": a page by its title, its address and the journey that the customer is in. */
export function pageName(app: InspectedApp, entries: readonly JourneyEntry[]): string {
  const machine = innermost(actorsAt(app), entries);
  const address = app.told.findLast((one) => one.kind === 'step')?.page ?? 'not begun';
  const journey = machine && entryOf(entries, machine)?.title;
  return [app.title || 'A page', address, ...(journey === undefined ? [] : [journey])].join(' · ');
}
