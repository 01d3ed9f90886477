import { useId, useRef, useState } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { FieldError } from '../../../src/ui/form/FieldError.tsx';
import { mistakeIn, typesetLike } from '../../words/change-words.ts';
import { gapsIn } from '../../words/gaps.ts';
import type { Sentence } from '../../words/words.types.ts';
import panel from '../side/panel.module.css';
import { speakersInWords } from './choose-sentences.ts';
import classes from './SentenceEditor.module.css';
import { isOnSite } from './shown-words.ts';

type SentenceEditorProps = {
  sentence: Sentence;
  /** What it says instead; null while it says its own. */
  changed: string | null;
  /** Others that say the same in the same place. */
  same: readonly Sentence[];
  /** What was typed here before and not taken yet. */
  draft: string | null;
  onDraft: (words: string | null) => void;
  onChange: (ids: readonly string[], words: string) => void;
  onTakeBack: (ids: readonly string[]) => void;
};

const whereShown = (sentence: Sentence): string =>
  isOnSite(sentence)
    ? 'Pages of the site that are open show your words at once, as long as this tool is open; but not around an amount, a day or a time, which a page keeps in one piece. The patch has all of them.'
    : `Said by: ${speakersInWords(sentence.saidBy)}. You won’t see your words in the running app; the patch has them.`;

/** Gives a sentence other words. What is refused stays as it was typed. */
export function SentenceEditor({ sentence, changed, same, draft, onDraft, onChange, onTakeBack }: SentenceEditorProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [mistake, setMistake] = useState<string | null>(null);
  const [isTaken, setIsTaken] = useState(false);
  const [withSame, setWithSame] = useState(true);
  const words = draft ?? changed ?? sentence.text;
  const gaps = [...new Set(gapsIn(sentence.text))];
  const ids = [sentence.id, ...(withSame ? same.map((other) => other.id) : [])];

  const take = () => {
    const wanted = typesetLike(sentence.text, words);
    const wrong = mistakeIn(sentence, wanted);
    setMistake(wrong);
    setIsTaken(wrong === null);
    if (wrong !== null) {
      box.current?.focus();
      return;
    }
    onDraft(null);
    onChange(ids, wanted);
  };
  const takeBack = () => {
    setMistake(null);
    setIsTaken(false);
    onDraft(null);
    onTakeBack(ids);
    box.current?.focus();
  };

  return (
    <form
      className={classes.editor}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        take();
      }}
    >
      <div className={classes.field}>
        <label htmlFor={id} className={panel.label}>
          Your words
        </label>
        <textarea
          ref={box}
          id={id}
          rows={Math.min(8, 2 + Math.floor(words.length / 90) + words.split('\n').length - 1)}
          className={`${panel.box} ${classes.box}`}
          value={words}
          aria-invalid={mistake !== null}
          aria-describedby={`${mistake === null ? '' : `${id}-error `}${id}-hint`}
          onChange={({ currentTarget }) => {
            onDraft(currentTarget.value);
            setIsTaken(false);
          }}
        />
        <FieldError id={id} message={mistake ?? undefined} />
        <p id={`${id}-hint`} className={panel.quiet}>
          {gaps.length > 0 &&
            `Keep ${gaps.map((gap) => `{${gap}}`).join(', ')}, which is filled in for each customer. `}
          {whereShown(sentence)}
        </p>
      </div>
      {same.length > 0 && (
        <label className={panel.check}>
          <input
            type="checkbox"
            checked={withSame}
            onChange={({ currentTarget }) => setWithSame(currentTarget.checked)}
          />
          Also the {same.length === 1 ? 'other sentence' : `${same.length} other sentences`} here that{' '}
          {same.length === 1 ? 'says' : 'say'} the same; a page shows your words for all of them
        </label>
      )}
      <div className={classes.buttons}>
        <Button small variant="primary" type="submit">
          Use these words
        </Button>
        {changed !== null && (
          <Button small onClick={takeBack}>
            Take back
          </Button>
        )}
        <span role="status" className={panel.quiet}>
          {isTaken && (changed === null ? 'These are its own words.' : 'Changed.')}
        </span>
      </div>
    </form>
  );
}
