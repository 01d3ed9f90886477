import { useRef } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { wordsPatch } from '../../words/words-patch.ts';
import type { WordChange, WordsRegister } from '../../words/words.types.ts';
import { saveFile } from '../recording/save-file.ts';
import panel from '../side/panel.module.css';
import classes from './ChangedWords.module.css';
import type { WordChanges } from './use-word-changes.ts';

type ListedChange = WordChange & { note: string };

function ChangeLine({ change, onTakeBack, name }: { change: ListedChange; onTakeBack: () => void; name: string }) {
  return (
    <li className={classes.change}>
      <p className={classes.words}>
        <del>{change.from}</del> <ins>{change.to}</ins>
        <span className={classes.note}>{change.note}</span>
      </p>
      <Button small onClick={onTakeBack}>
        {name}
      </Button>
    </li>
  );
}

type ChangedWordsProps = {
  register: WordsRegister;
  words: WordChanges;
  /** The last one was taken back, and the list goes with the button that was pressed. */
  onGone: () => void;
};

/** All that was changed here, and the patch to take it away. */
export function ChangedWords({ register, words, onGone }: ChangedWordsProps) {
  const { changes, stale } = words;
  const heading = useRef<HTMLHeadingElement>(null);
  const takeBack = (id: string) => {
    words.takeBack([id]);
    if (changes.size + stale.length > 1) heading.current?.focus();
    else onGone();
  };
  if (changes.size === 0 && stale.length === 0) return null;
  const changed = [...changes.values()];
  const files = new Set(changed.map(({ id }) => id.split('#')[0]));
  return (
    <section className={classes.changed} aria-labelledby="changed-words">
      <div className={classes.head}>
        <h2 ref={heading} id="changed-words" tabIndex={-1} className={panel.title}>
          {changes.size === 1 ? '1 sentence changed' : `${changes.size} sentences changed`}
        </h2>
        {changes.size > 0 && (
          <Button
            small
            variant="primary"
            onClick={() => saveFile('words.patch', wordsPatch(register, changed), 'text/x-patch')}
          >
            Take the patch
          </Button>
        )}
      </div>
      <p className={panel.quiet}>
        The changes are kept in this browser, and nowhere else.
        {changes.size > 0 &&
          ` The patch has them for ${files.size === 1 ? '1 file' : `${files.size} files`}: “git apply words.patch” puts them into a clone.`}
      </p>
      <ul className={classes.list}>
        {changed.map((change) => (
          <ChangeLine
            key={change.id}
            change={{ ...change, note: change.id.split('#')[1] ?? '' }}
            name="Take back"
            onTakeBack={() => takeBack(change.id)}
          />
        ))}
        {stale.map((change) => (
          <ChangeLine
            key={change.id}
            change={{
              ...change,
              note: 'The site says something else there by now: this is shown nowhere, and not in the patch.',
            }}
            name="Forget it"
            onTakeBack={() => takeBack(change.id)}
          />
        ))}
      </ul>
    </section>
  );
}
