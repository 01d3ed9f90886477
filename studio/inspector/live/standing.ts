import type { InspectedApp, Inspection, StandingActor } from '../inspection/inspection.ts';
import type { JourneyEntry } from '../register/register.types.ts';

/** Machines that run behind every page, by their ids: nobody sets out to do what they do. */
export const background: ReadonlySet<string> = new Set(['session', 'mobile-menu']);

export const entryOf = (entries: readonly JourneyEntry[], actor: Pick<StandingActor, 'machine'>) =>
  entries.find(({ machine }) => machine === actor.machine);

/** How many actors stand above one. */
function depthOf(actor: StandingActor, actors: readonly StandingActor[]): number {
  const parent = actors.find((one) => one.actor === actor.parent);
  return parent ? 1 + depthOf(parent, actors) : 0;
}

/** The machine that the customer is in: of those they see the innermost one that runs; of two, the one that took a step last. */
export function innermost(
  actors: readonly StandingActor[],
  entries: readonly JourneyEntry[],
): StandingActor | undefined {
  const running = actors.filter(
    (actor) => entryOf(entries, actor)?.isSeen === true && !actor.isOver && actor.step !== null,
  );
  const rank = (actor: StandingActor) => depthOf(actor, actors) * 1e9 + (actor.step?.serial ?? 0);
  return running.toSorted((one, other) => rank(other) - rank(one))[0];
}

/** The machine of a chart: one that still runs before one that is over, the newest first. */
export const actorOf = (actors: readonly StandingActor[], machine: string | undefined): StandingActor | undefined => {
  const own = actors.filter((actor) => actor.machine === machine);
  return own.findLast(({ isOver }) => !isOver) ?? own.at(-1);
};

const isInspector = ({ told }: InspectedApp): boolean =>
  told.findLast((one) => one.kind === 'step')?.page.startsWith('/inspector') === true;

/** The app that is looked at: the one chosen, or the one heard of last that is there and is no inspector itself. */
export function appOf(inspection: Inspection, tab: string | null): InspectedApp | undefined {
  const chosen = tab === null ? undefined : inspection.get(tab);
  const apps = [...inspection.values()];
  return chosen ?? apps.findLast((app) => app.isHere && !isInspector(app)) ?? apps.findLast((app) => !isInspector(app));
}
