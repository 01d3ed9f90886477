import { useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { WordsRegister } from '../../words/words.types.ts';
import type { Live } from '../live/live.ts';
import panel from '../side/panel.module.css';
import { ChangedWords } from './ChangedWords.tsx';
import { chooseSentences, type WordColumn, type WordFilter, type WordOrder } from './choose-sentences.ts';
import { SentenceTable } from './SentenceTable.tsx';
import { useWordChanges } from './use-word-changes.ts';
import { WordFilters } from './WordFilters.tsx';
import classes from './WordsPage.module.css';

const everything: WordFilter = { query: '', journey: '', speaker: '', olderThan: null, standing: 'all' };

/** Up, down, and as they stand in their files. Of numbers the largest are looked for. */
function nextOrder(order: WordOrder, by: WordColumn): WordOrder {
  const first = by !== 'text';
  if (order?.by !== by) return { by, isDown: first };
  return order.isDown === first ? { by, isDown: !first } : null;
}

/** Every sentence that customers read, to be found, changed, seen in the running app, and taken away as a patch. */
export function WordsTool({ register, live }: { register: WordsRegister; live: Live }) {
  const [asked] = useSearchParams();
  const [filter, setFilter] = useState<WordFilter>(() => {
    const journey = asked.get('words') ?? '';
    return { ...everything, journey: register.journeys.some(({ name }) => name === journey) ? journey : '' };
  });
  const [order, setOrder] = useState<WordOrder>(null);
  const words = useWordChanges(live, register);
  const { sentences, journeys } = register;
  const titles = useMemo(() => new Map(journeys.map(({ name, title }) => [name, title])), [journeys]);
  // Whoever types is not kept waiting by thousands of sentences.
  const wanted = useDeferredValue(filter);
  const listed = useMemo(
    () => chooseSentences(sentences, wanted, order, words.changes),
    [sentences, wanted, order, words.changes],
  );
  return (
    <>
      <WordFilters
        register={register}
        filter={filter}
        onFilter={(change) => setFilter((before) => ({ ...before, ...change }))}
      />
      <p className={panel.quiet}>
        Open{' '}
        <a href="/" target="_blank" rel="noreferrer">
          the site
        </a>{' '}
        in another tab to see there what you change here. A reading age is reckoned by the formula of Flesch and
        Kincaid, for five words and more.
      </p>
      <ChangedWords register={register} words={words} />
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
          onOrder={(by) => setOrder((before) => nextOrder(before, by))}
          words={words}
        />
      )}
    </>
  );
}
