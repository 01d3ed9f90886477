import type { ActorTold, BridgeMessage, StepTold, Told } from '../bridge/messages.types.ts';

/** One app, in one tab, as long as it is loaded: all that it has told, in order. */
export type InspectedApp = {
  tab: string;
  title: string;
  /** Marks the calls of its tab, where it said so. */
  scope?: string;
  /** The page is still there; what it told can be looked at afterwards, too. */
  isHere: boolean;
  /** How much was told before anybody looked, and is forgotten. */
  dropped: number;
  told: readonly Told[];
};

/** All apps of this origin, the one heard of last at the end. */
export type Inspection = ReadonlyMap<string, InspectedApp>;

/** Who says hello is told everything again; each piece counts once, in its place. */
function withTold(known: readonly Told[], news: readonly Told[]): readonly Told[] {
  const last = known.at(-1)?.serial ?? 0;
  if (news.every(({ serial }) => serial > last)) return [...known, ...news];
  const bySerial = new Map([...known, ...news].map((told) => [told.serial, told]));
  return [...bySerial.values()].toSorted((one, other) => one.serial - other.serial);
}

/** The inspection after one more message. */
export function hear(inspection: Inspection, message: BridgeMessage): Inspection {
  const { tab, title } = message;
  const app = inspection.get(tab) ?? { tab, title, isHere: true, dropped: 0, told: [] };
  // Said to who has asked, and nothing of the journeys.
  if (message.kind === 'answer' || message.kind === 'marked') return inspection;
  const next: InspectedApp = {
    ...app,
    title,
    isHere: message.kind !== 'gone',
    dropped: message.kind === 'here' ? message.dropped : app.dropped,
    ...(message.kind === 'here' && message.scope !== undefined && { scope: message.scope }),
    told: message.kind === 'told' ? withTold(app.told, message.told) : app.told,
  };
  const others = [...inspection].filter(([other]) => other !== tab);
  return new Map([...others, [tab, next]]);
}

export type StandingActor = ActorTold & {
  serial: number;
  /** Where its machine stood at the time; null before its first step and for calls, which have no states. */
  step: (StepTold & { serial: number }) | null;
  /** The last thing told by which it began or went on; what it only ignored is none. */
  moved: number;
  /** Done, failed or stopped by then. */
  isOver: boolean;
};

/** The actors at one time, parents before their children: `serial` of the last thing told that counts. */
export function actorsAt({ told }: InspectedApp, serial: number = Number.POSITIVE_INFINITY): StandingActor[] {
  const actors = new Map<string, StandingActor>();
  for (const one of told) {
    if (one.serial > serial) break;
    const known = actors.get(one.actor);
    if (one.kind === 'actor') actors.set(one.actor, { ...one, step: null, moved: one.serial, isOver: false });
    else if (known && one.kind === 'step')
      actors.set(one.actor, { ...known, step: one, moved: one.taken.length > 0 ? one.serial : known.moved });
    else if (known && one.kind === 'end') actors.set(one.actor, { ...known, isOver: true });
  }
  return [...actors.values()];
}

/** The machine's steps, oldest first. */
export const stepsOf = ({ told }: InspectedApp, actor?: string) =>
  told.flatMap((one) => (one.kind === 'step' && (actor === undefined || one.actor === actor) ? [one] : []));

/** Machines that run in an app, under the root machines that no other one has started. */
export type ActorTree = { actor: StandingActor; children: ActorTree[] };

export function actorTree(actors: readonly StandingActor[], parent: string | null = null): ActorTree[] {
  const known = new Set(actors.map(({ actor }) => actor));
  // A parent of which nothing is known any more counts as none.
  const parentOf = (actor: StandingActor) => (actor.parent !== null && known.has(actor.parent) ? actor.parent : null);
  return actors
    .filter((actor) => parentOf(actor) === parent)
    .map((actor) => ({ actor, children: actorTree(actors, actor.actor) }));
}
