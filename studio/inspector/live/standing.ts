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

/** The actor that nobody has started of those above one. */
function rootOf(actor: StandingActor, actors: readonly StandingActor[]): StandingActor {
  const parent = actors.find((one) => one.actor === actor.parent);
  return parent ? rootOf(parent, actors) : actor;
}

/** The address that the app showed last. */
const addressOf = (actors: readonly StandingActor[]): string | undefined =>
  actors
    .flatMap(({ step }) => (step ? [step] : []))
    .toSorted((one, other) => one.serial - other.serial)
    .at(-1)?.page;

/**
 * The machine that the customer is in. Of journeys that run beside each other, such as an order and the log-in that it leads to,
 * it is the one whose page they are on, then the one that went on last; of its machines the innermost one that they see.
 */
export function innermost(
  actors: readonly StandingActor[],
  entries: readonly JourneyEntry[],
): StandingActor | undefined {
  const seen = actors.filter(
    (actor) => entryOf(entries, actor)?.isSeen === true && !actor.isOver && actor.step !== null,
  );
  const address = addressOf(actors);
  const ranked = seen.map((actor) => {
    const root = rootOf(actor, actors);
    const family = seen.filter((one) => rootOf(one, actors) === root);
    const isHere = family.some((one) => entryOf(entries, one)?.paths.includes(address ?? '') === true);
    const wentOn = Math.max(...family.map(({ moved }) => moved));
    return { actor, by: [Number(isHere), wentOn, depthOf(actor, actors), actor.step?.serial ?? 0] };
  });
  const before = (one: readonly number[], other: readonly number[]): number =>
    one.map((rank, place) => (other[place] ?? 0) - rank).find((difference) => difference !== 0) ?? 0;
  return ranked.toSorted((one, other) => before(one.by, other.by))[0]?.actor;
}

/** The machine of a chart: one that still runs before one that is over, the newest first. */
export const actorOf = (actors: readonly StandingActor[], machine: string | undefined): StandingActor | undefined => {
  const own = actors.filter((actor) => actor.machine === machine);
  return own.findLast(({ isOver }) => !isOver) ?? own.at(-1);
};

export const isInspector = ({ told }: InspectedApp): boolean =>
  told.findLast((one) => one.kind === 'step')?.page.startsWith('/inspector') === true;

/** The app that is looked at: the one chosen, or the one heard of last that is there and is no inspector itself. */
export function appOf(inspection: Inspection, tab: string | null): InspectedApp | undefined {
  const chosen = tab === null ? undefined : inspection.get(tab);
  const apps = [...inspection.values()];
  return chosen ?? apps.findLast((app) => app.isHere && !isInspector(app)) ?? apps.findLast((app) => !isInspector(app));
}
