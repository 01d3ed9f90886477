import { Fragment } from 'react';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import classes from './ChangedText.module.css';
import { textDifference, type TextPart } from './text-difference.ts';

type LineProps = { parts: readonly TextPart[]; was: boolean; isMarked: boolean };

function Line({ parts, was, isMarked }: LineProps) {
  const Own = was ? 'del' : 'ins';
  return (
    <p className={classes.line} data-was={was || undefined}>
      <VisuallyHidden>{was ? 'Was: ' : 'Is: '}</VisuallyHidden>
      <span className={classes.sign} aria-hidden>
        {was ? '−' : '+'}
      </span>
      <span>
        {parts.map(({ text, isOwn }, index) =>
          isOwn && isMarked ? (
            // Parts have no name and never change.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={index}>
              <Own className={classes.own}>{text.trimEnd()}</Own>
              {text.slice(text.trimEnd().length)}
            </Fragment>
          ) : (
            text
          ),
        )}
      </span>
    </p>
  );
}

/** What it was and what it is, with what differs marked; one of the two where the other is not there. */
export function ChangedText({ before, after }: { before: string | null; after: string | null }) {
  const parts = textDifference(before ?? '', after ?? '');
  const isMarked = before !== null && after !== null;
  return (
    <>
      {before !== null && <Line parts={parts.before} was isMarked={isMarked} />}
      {after !== null && <Line parts={parts.after} was={false} isMarked={isMarked} />}
    </>
  );
}
