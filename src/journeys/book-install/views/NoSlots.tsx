import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button/Button.tsx';
import { OutcomePage } from '../../../ui/OutcomePage/OutcomePage.tsx';

type NoSlotsProps = {
  copy: { title: string; heading: string; words: string; body: string; later: string };
  onLater: () => void;
  children?: ReactNode;
};

/** The first dates have no free slot (BK-19). */
export function NoSlots({ copy, onLater, children }: NoSlotsProps) {
  return (
    <OutcomePage
      title={copy.title}
      heading={copy.heading}
      kind="info"
      words={copy.words}
      ways={
        <>
          <Button variant="primary" onClick={onLater}>
            {copy.later}
          </Button>
          {children}
        </>
      }
    >
      <p>{copy.body}</p>
    </OutcomePage>
  );
}
