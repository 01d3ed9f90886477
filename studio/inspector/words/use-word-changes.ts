import { useEffect, useMemo, useState } from 'react';
import type { WordChange, WordsRegister } from '../../words/words.types.ts';
import type { Live } from '../live/live.ts';
import { keepChanges, readChanges } from './kept-changes.ts';
import { shownWords } from './shown-words.ts';

/** Pages of the site show what is changed as long as the tool is open: without it they say what is in the code. */
function useShownOnPages(live: Live, shown: ReturnType<typeof shownWords>): void {
  useEffect(() => {
    const show = () => live.showWords(shown);
    let pages = '';
    const onNews = () => {
      const now = [...live.now().values()]
        .flatMap(({ tab, isHere }) => (isHere ? tab : []))
        .toSorted()
        .join();
      if (now === pages) return;
      pages = now;
      show();
    };
    show();
    addEventListener('pageshow', show);
    const forget = live.subscribe(onNews);
    return () => {
      removeEventListener('pageshow', show);
      forget();
    };
  }, [live, shown]);
  useEffect(() => {
    const leave = () => live.showWords([]);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [live]);
}

/** The changed sentences, kept over a reload, and shown in every page of the site that is open. */
export function useWordChanges(live: Live, { sentences }: WordsRegister) {
  const [kept, setKept] = useState(() => readChanges(localStorage));
  const byId = useMemo(() => new Map(sentences.map((sentence) => [sentence.id, sentence])), [sentences]);
  const { changes, stale } = useMemo(() => {
    const stands = ({ id, from }: WordChange) => byId.get(id)?.text === from && byId.get(id)?.fixedBy.length === 0;
    return {
      changes: new Map(kept.filter(stands).map((change) => [change.id, change])),
      // What is in the code by now is done.
      stale: kept.filter((change) => !stands(change) && byId.get(change.id)?.text !== change.to),
    };
  }, [kept, byId]);
  const shown = useMemo(() => shownWords(sentences, changes), [sentences, changes]);
  useShownOnPages(live, shown);

  const keep = (next: readonly WordChange[]) => {
    keepChanges(localStorage, next);
    setKept(next);
  };
  const without = (ids: readonly string[]) => kept.filter(({ id }) => !ids.includes(id));
  return {
    /** By the sentence's id. */
    changes,
    /** Of sentences that are gone, or say something else by now. */
    stale,
    /** Gives sentences other words; their own ones take the change back. */
    change: (ids: readonly string[], words: string) =>
      keep([
        ...without(ids),
        ...ids.flatMap((id) => {
          const from = byId.get(id)?.text;
          return from === undefined || from === words ? [] : { id, from, to: words };
        }),
      ]),
    takeBack: (ids: readonly string[]) => keep(without(ids)),
  };
}

export type WordChanges = ReturnType<typeof useWordChanges>;
