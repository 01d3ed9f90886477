import { useCallback, useState } from 'react';
import { useAnswer } from '../page/use-answer.ts';
import type { Side } from './compare-journeys.ts';
import { readJourneys, type Version } from './read-journeys.ts';
import type { VersionsSource } from './versions-source.ts';

/** The version that runs now, among the ids of versions; the others are commits, and files that were chosen here. */
export const now = 'now';

export type FileVersion = { id: string; name: string };

/** A side of the comparison: which version was chosen for it, and what came of it. */
export type ChosenVersion = {
  id: string | null;
  version: Version | null;
  /** Why there is no version, in words. */
  mistake: string | null;
  /** Why a file was not taken; what was chosen before it stays. */
  fileMistake: string | null;
};

/** Loads every version once; one that could not be had is asked for again. */
function versionStore(load: (id: string) => Promise<Version>) {
  const known = new Map<string, Promise<Version>>();
  return {
    keep: (id: string, version: Version) => void known.set(id, Promise.resolve(version)),
    of: (id: string): Promise<Version> => {
      const asked = known.get(id) ?? load(id);
      known.set(id, asked);
      asked.catch(() => known.delete(id));
      return asked;
    },
  };
}

type Ids = Readonly<Record<Side, string | null>>;

function useSide(store: ReturnType<typeof versionStore>, id: string | null, attempt: number) {
  const ask = useCallback(
    () => (id === null ? Promise.resolve(null) : store.of(id)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another attempt is another question
    [store, id, attempt],
  );
  return useAnswer(ask);
}

/** The two versions that are compared. `first` are those that a link asks for; `loadNow` must never change. */
export function useVersions(source: VersionsSource, loadNow: () => Promise<Version>, first: Ids) {
  const [store] = useState(() => versionStore((id) => (id === now ? loadNow() : source.at(id))));
  const [files, setFiles] = useState<readonly FileVersion[]>([]);
  const [ids, setIds] = useState<Ids>(first);
  const [fileMistakes, setFileMistakes] = useState<Ids>({ before: null, after: null });
  const [attempt, setAttempt] = useState(0);
  const known = useAnswer(source.known);
  const answers = {
    before: useSide(store, ids.before, attempt),
    after: useSide(store, ids.after, attempt),
  };

  const choose = (side: Side, id: string) => {
    setIds((before) => ({ ...before, [side]: id }));
    setFileMistakes((before) => ({ ...before, [side]: null }));
  };
  /** Takes a file for a side; null where it cannot be read, and `fileMistake` says why. */
  const take = async (side: Side, file: File): Promise<Version | null> => {
    // A folder, or a file that has gone meanwhile, cannot be read.
    const text = await file.text().catch(() => null);
    const read = text === null ? { mistake: 'This could not be read. Choose a file.' } : readJourneys(text);
    if ('mistake' in read) {
      setFileMistakes((before) => ({ ...before, [side]: `${file.name}: ${read.mistake}` }));
      return null;
    }
    const id = `file-${crypto.randomUUID()}`;
    store.keep(id, read);
    setFiles((before) => [...before, { id, name: file.name }]);
    choose(side, id);
    return read;
  };
  const side = (which: Side): ChosenVersion => ({
    id: ids[which],
    ...answers[which],
    version: answers[which].value,
    fileMistake: fileMistakes[which],
  });
  return {
    /** What git knows; empty until it has answered. */
    known: known.value ?? [],
    knownMistake: known.mistake,
    files,
    before: side('before'),
    after: side('after'),
    choose,
    take,
    again: () => setAttempt((last) => last + 1),
  };
}
