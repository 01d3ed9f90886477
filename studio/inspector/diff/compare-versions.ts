import { compareJourneys, type Change, type Side } from './compare-journeys.ts';
import type { JourneyVersion } from './journey-pieces.ts';
import type { Version } from './read-journeys.ts';

/** `absent`: a file is about another journey, and says nothing of this one. */
export type JourneyStatus = 'changed' | 'added' | 'removed' | 'absent' | 'same';

export type ComparedJourney = Readonly<Record<Side, JourneyVersion | null>> & {
  name: string;
  title: string;
  errand: string;
  status: JourneyStatus;
  changes: readonly Change[];
};

const inOrder: readonly JourneyStatus[] = ['changed', 'added', 'removed', 'same', 'absent'];

const byName = ({ journeys }: Version) => new Map(journeys.map((journey) => [journey.name, journey]));

/** Every journey of two versions; those that differ come first. */
export function compareVersions(before: Version, after: Version): readonly ComparedJourney[] {
  const [olds, nows] = [byName(before), byName(after)];
  const names = [...new Set([...nows.keys(), ...olds.keys()])];
  const statusOf = (name: string, changes: readonly Change[]): JourneyStatus => {
    if (!olds.has(name)) return before.isWhole ? 'added' : 'absent';
    if (!nows.has(name)) return after.isWhole ? 'removed' : 'absent';
    return changes.length > 0 ? 'changed' : 'same';
  };
  return names
    .flatMap((name): ComparedJourney[] => {
      const [old, now] = [olds.get(name) ?? null, nows.get(name) ?? null];
      const shown = now ?? old;
      if (!shown) return [];
      const changes = old && now ? compareJourneys(old, now) : [];
      const { title, errand } = shown;
      return [{ name, title, errand, before: old, after: now, status: statusOf(name, changes), changes }];
    })
    .toSorted((one, other) => inOrder.indexOf(one.status) - inOrder.indexOf(other.status));
}

/** How a journey stands, in a few words for a list. */
export function statusWords({ status, changes }: Pick<ComparedJourney, 'status' | 'changes'>): string {
  if (status === 'changed') return changes.length === 1 ? '1 change' : `${changes.length} changes`;
  return { added: 'new', removed: 'removed', absent: 'not in the file', same: 'the same' }[status];
}

/** "2 of 15 journeys differ. Log in: 3 changes." */
export function summaryWords(compared: readonly ComparedJourney[], journey: ComparedJourney | undefined): string {
  const told = compared.filter(({ status }) => status !== 'absent');
  const differ = told.filter(({ status }) => status !== 'same').length;
  return [
    // A file about one journey says no more of the others.
    ...(told.length > 1 ? [`${differ} of ${told.length} journeys ${differ === 1 ? 'differs' : 'differ'}.`] : []),
    ...(journey ? [`${journey.title}: ${statusWords(journey)}.`] : []),
  ].join(' ');
}
