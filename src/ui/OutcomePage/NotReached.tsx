import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { OutcomePage } from './OutcomePage.tsx';

type NotReachedProps = {
  copy: { title: string; heading: string; body: string; retry: string };
  /** Exact words for what went wrong, where there are some (BK-20, BK-22); shown first, in bold. */
  words?: string | null;
  onRetry: () => void;
  /** Other ways on, after the one to try again. */
  children?: ReactNode;
};

/** Something could not be fetched or sent: what is kept, and the way to try again. */
export function NotReached({ copy, words = null, onRetry, children }: NotReachedProps) {
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
