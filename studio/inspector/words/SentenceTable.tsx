import { useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { Sentence } from '../../words/words.types.ts';
import { speakersInWords, type WordColumn, type WordOrder } from './choose-sentences.ts';
import { SentenceEditor } from './SentenceEditor.tsx';
import classes from './SentenceTable.module.css';
import { sameWords } from './shown-words.ts';
import type { WordChanges } from './use-word-changes.ts';

/** So many are drawn at first, and with each press for more. */
const pageOf = 100;

type SentenceTableProps = {
  /** Those that are listed, and all that there are. */
  listed: readonly Sentence[];
  all: readonly Sentence[];
  titles: ReadonlyMap<string, string>;
  order: WordOrder;
  onOrder: (by: WordColumn) => void;
  words: WordChanges;
};

const columns: readonly { by: WordColumn | null; name: string }[] = [
  { by: 'text', name: 'Sentence' },
  { by: null, name: 'Read in' },
  { by: null, name: 'Said by' },
  { by: 'words', name: 'Words' },
  { by: 'age', name: 'Reading age' },
];

const mostStates = 3;

/** The journey and the states in which it is read, as far as they fit. */
function placeInWords({ journey, states, path }: Sentence, titles: ReadonlyMap<string, string>): string {
  if (journey === null) return path.replace(/^(?:src|gateway)\//, '').replace(/\.ts$/, '');
  const title = titles.get(journey) ?? journey;
  if (states.length === 0) return `${title}: several pages`;
  const more = states.length > mostStates ? ` and ${states.length - mostStates} more` : '';
  return `${title}: ${states.slice(0, mostStates).join(', ')}${more}`;
}

function ColumnHead({
  by,
  name,
  order,
  onOrder,
}: { by: WordColumn | null; name: string } & Pick<SentenceTableProps, 'order' | 'onOrder'>) {
  if (by === null) return <th scope="col">{name}</th>;
  const isSorted = order?.by === by;
  const direction = order?.isDown === true ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} data-narrow={by !== 'text' || undefined}>
      <button type="button" className={classes.sort} onClick={() => onOrder(by)}>
        {name}
        <span aria-hidden="true">{isSorted ? (order.isDown ? ' ↓' : ' ↑') : ' ↕'}</span>
      </button>
    </th>
  );
}

/** The sentences, a row each; a press opens the row. */
export function SentenceTable({ listed, all, titles, order, onOrder, words }: SentenceTableProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [limit, setLimit] = useState(pageOf);
  // What is typed for a row that is closed is there when it is opened again.
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const draftOf = (id: string) => (draft: string | null) =>
    setDrafts((before) => {
      const next = new Map(before);
      if (draft === null) next.delete(id);
      else next.set(id, draft);
      return next;
    });
  const drawn = listed.slice(0, limit);
  return (
    <>
      <table className={classes.table}>
        <caption className={classes.caption}>Press a sentence to change it, or to see why it can’t be changed.</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHead key={column.name} {...column} order={order} onOrder={onOrder} />
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((sentence) => {
            const change = words.changes.get(sentence.id);
            const isOpen = open === sentence.id;
            const isFixed = sentence.fixedBy.length > 0;
            return [
              <tr key={sentence.id} data-open={isOpen || undefined} data-changed={change !== undefined || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={classes.sentence}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(isOpen ? null : sentence.id)}
                  >
                    {change?.to ?? sentence.text}
                  </button>
                  {isFixed && (
                    <p className={classes.fixed}>Fixed by the specification: {sentence.fixedBy.join(', ')}</p>
                  )}
                  {change && (
                    <p className={classes.before}>
                      Changed here. In the code: <del>{sentence.text}</del>
                    </p>
                  )}
                </th>
                <td>{placeInWords(sentence, titles)}</td>
                <td>{speakersInWords(sentence.saidBy)}</td>
                <td className={classes.number}>{sentence.words}</td>
                <td className={classes.number}>{sentence.age ?? 'too short'}</td>
              </tr>,
              isOpen && (
                <tr key={`${sentence.id} open`} data-open="">
                  <td colSpan={columns.length}>
                    <p className={classes.place}>
                      {sentence.path}, line {sentence.line}
                    </p>
                    {isFixed ? (
                      <p>The specification has these words to the letter, so they are locked here.</p>
                    ) : (
                      <SentenceEditor
                        sentence={sentence}
                        changed={change?.to ?? null}
                        same={sameWords(sentence, all)}
                        draft={drafts.get(sentence.id) ?? null}
                        onDraft={draftOf(sentence.id)}
                        onChange={words.change}
                        onTakeBack={words.takeBack}
                      />
                    )}
                  </td>
                </tr>
              ),
            ];
          })}
        </tbody>
      </table>
      {listed.length > limit && (
        <p>
          <Button small onClick={() => setLimit(limit + pageOf)}>
            Show {Math.min(pageOf, listed.length - limit)} more
          </Button>
        </p>
      )}
    </>
  );
}
