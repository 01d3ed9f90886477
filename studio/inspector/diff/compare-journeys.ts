import { piecesOf, type JourneyVersion, type Piece, type Said } from './journey-pieces.ts';

export type ChangeKind = 'added' | 'removed' | 'changed';

/** What can differ, in the order in which it is told. */
export type ChangedThing = 'journey' | 'state' | 'transition' | 'copy';

export type Side = 'before' | 'after';

/** One difference. `place` is a state's id, a transition's, or "View.key" of the copy; null is "not there". */
export type Change = {
  what: ChangedThing;
  kind: ChangeKind;
  place: string;
  name: Said;
  before: Said | null;
  after: Said | null;
  /** Its names in the two charts: a transition that leads elsewhere has another one. */
  ids: Readonly<Record<Side, string | null>>;
};

export const signs: Readonly<Record<ChangeKind, string>> = { added: '+', removed: '−', changed: '~' };

const byPlace = (pieces: readonly Piece[]) => new Map(pieces.map((piece) => [piece.place, piece]));

function kindOf(old: Piece | undefined, now: Piece | undefined): ChangeKind {
  if (!old) return 'added';
  return now ? 'changed' : 'removed';
}

function compare(what: ChangedThing, before: readonly Piece[], after: readonly Piece[]): Change[] {
  const [olds, nows] = [byPlace(before), byPlace(after)];
  return [...new Set([...olds.keys(), ...nows.keys()])].flatMap((place): Change[] => {
    const [old, now] = [olds.get(place), nows.get(place)];
    const one = now ?? old;
    if (!one || old?.facts.developer === now?.facts.developer) return [];
    const ids = { before: old?.id ?? null, after: now?.id ?? null };
    const facts = { before: old?.facts ?? null, after: now?.facts ?? null };
    return [{ what, kind: kindOf(old, now), place, name: one.name, ...facts, ids }];
  });
}

/** What is different for customers and for code between two versions of a journey; nothing, if they are the same. */
export function compareJourneys(before: JourneyVersion, after: JourneyVersion): Change[] {
  const [olds, nows] = [piecesOf(before), piecesOf(after)];
  return (['journey', 'state', 'transition', 'copy'] as const).flatMap((what) => compare(what, olds[what], nows[what]));
}

/** A difference as lines for the shell: what and where, then what it was and what it is. */
export function changeWords({ what, kind, name, before, after }: Change): string {
  const told = [
    ...(before === null ? [] : [`    was: ${before.developer}`]),
    ...(after === null ? [] : [`    is:  ${after.developer}`]),
  ];
  return [`${signs[kind]} ${what === 'copy' ? 'words' : what} ${name.developer}`, ...told].join('\n');
}
