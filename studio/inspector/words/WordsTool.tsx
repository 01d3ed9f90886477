import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WordsRegister } from '../../words/words.types.ts';
import type { Live } from '../live/live.ts';
import panel from '../side/panel.module.css';
import { ChangedWords } from './ChangedWords.tsx';
import { chooseSentences, type Changes, type WordColumn, type WordFilter, type WordOrder } from './choose-sentences.ts';
import { SentenceTable } from './SentenceTable.tsx';
import { useWordChanges } from './use-word-changes.ts';
import { WordFilters } from './WordFilters.tsx';
import classes from './WordsPage.module.css';

const everything: WordFilter = { query: '', journey: '', speaker: '', olderThan: null, standing: 'all' };

/** Which sentences are listed, in which order, with what was changed when somebody asked for them. */
type Listing = { filter: WordFilter; order: WordOrder; seen: Changes };

/** Up, down, and as they stand in their files. Of numbers the largest are looked for. */
function nextOrder(order: WordOrder, by: WordColumn): WordOrder {
  const first = by !== 'text';
  if (order?.by !== by) return { by, isDown: first };
  return order.isDown === first ? { by, isDown: !first } : null;
}

/** Every sentence that customers read, to be found, changed, seen in the running app, and taken away as a patch. */
export function WordsTool({ register, live }: { register: WordsRegister; live: Live }) {
  const [asked] = useSearchParams();
  const find = useRef<HTMLInputElement>(null);
  const words = useWordChanges(live, register);
  const { sentences, journeys } = register;
  // What is changed or taken back stays listed until somebody asks for other sentences: they are working on it.
  const [listing, setListing] = useState((): Listing => {
    const journey = asked.get('words') ?? '';
    const isKnown = journeys.some(({ name }) => name === journey);
    return { filter: { ...everything, journey: isKnown ? journey : '' }, order: null, seen: words.changes };
  });
  const { filter, order } = listing;
  const list = (change: Partial<Listing>) => setListing({ ...listing, ...change, seen: words.changes });
  const titles = useMemo(() => new Map(journeys.map(({ name, title }) => [name, title])), [journeys]);
  // Whoever types is not kept waiting by thousands of sentences.
  const wanted = useDeferredValue(listing);
  const listed = useMemo(
    () => chooseSentences(sentences, wanted.filter, wanted.order, wanted.seen),
    [sentences, wanted],
  );
  return (
    <>
      <WordFilters
        register={register}
        filter={filter}
        onFilter={(change) => list({ filter: { ...filter, ...change } })}
        find={find}
      />
      <p className={panel.quiet}>
        Open{' '}
        <a href="/" target="_blank" rel="noreferrer">
          the site
        </a>{' '}
        in another tab to see there what you change here. A reading age is reckoned by the formula of Flesch and
        Kincaid, for five words and more.
      </p>
      <ChangedWords register={register} words={words} onGone={() => find.current?.focus()} />
      <p role="status" className={classes.count}>
        {listed.length === 0
          ? 'No sentence is like that.'
          : `${listed.length.toLocaleString('en-GB')} of ${sentences.length.toLocaleString('en-GB')} sentences`}
      </p>
      {listed.length > 0 && (
        <SentenceTable
          listed={listed}
          all={sentences}
          titles={titles}
          order={order}
          onOrder={(by) => list({ order: nextOrder(order, by) })}
          words={words}
        />
      )}
    </>
  );
}
