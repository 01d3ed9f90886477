import { Fragment, useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { Sentence } from '../../words/words.types.ts';
import { speakersInWords, type WordColumn, type WordOrder } from './choose-sentences.ts';
import { SentenceEditor } from './SentenceEditor.tsx';
import { SentenceRow } from './SentenceRow.tsx';
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

type ColumnHeadProps = { by: WordColumn | null; name: string } & Pick<SentenceTableProps, 'order' | 'onOrder'>;

function ColumnHead({ by, name, order, onOrder }: ColumnHeadProps) {
  if (by === null) return <th scope="col">{name}</th>;
  const sorted = order?.by === by ? (order.isDown ? 'descending' : 'ascending') : undefined;
  const sign = sorted === undefined ? '↕' : sorted === 'descending' ? '↓' : '↑';
  return (
    <th scope="col" aria-sort={sorted} className={by === 'text' ? undefined : classes.number}>
      <button type="button" className={classes.sort} onClick={() => onOrder(by)}>
        {name} <span aria-hidden="true">{sign}</span>
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
          {listed.slice(0, limit).map((sentence) => {
            const { id, path, line, saidBy, states, fixedBy } = sentence;
            const change = words.changes.get(id);
            const isOpen = open === id;
            return (
              <Fragment key={id}>
                <SentenceRow
                  sentence={sentence}
                  change={change}
                  titles={titles}
                  isOpen={isOpen}
                  onPress={() => setOpen(isOpen ? null : id)}
                />
                {isOpen && (
                  <tr data-open>
                    <td colSpan={columns.length} className={classes.opened}>
                      <p className={classes.place}>
                        Said by: {speakersInWords(saidBy)}. {path}, line {line}.
                        {states.length > 0 && ` States: ${states.join(', ')}.`}
                      </p>
                      {fixedBy.length > 0 ? (
                        <p>The specification has these words to the letter, so they are locked here.</p>
                      ) : (
                        <SentenceEditor
                          sentence={sentence}
                          changed={change?.to ?? null}
                          same={sameWords(sentence, all)}
                          draft={drafts.get(id) ?? null}
                          onDraft={draftOf(id)}
                          onChange={words.change}
                          onTakeBack={words.takeBack}
                        />
                      )}
                    </td>
                  </tr>
                )}
              </Fragment>
            );
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
