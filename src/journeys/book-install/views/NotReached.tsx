import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';

type NotReachedProps = {
  copy: { title: string; heading: string; body: string; retry: string };
  /** The exact words for what went wrong (BK-20, BK-22). */
  words: string | null;
  onRetry: () => void;
  children?: ReactNode;
};

/** Something could not be fetched or sent: what is kept, and the way to try again. */
export function NotReached({ copy, words, onRetry, children }: NotReachedProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      words={words ?? undefined}
      ways={
        <>
          <Button variant="primary" onClick={onRetry}>
            {copy.retry}
          </Button>
          {children}
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
