import { Button } from '../../../ui/Button/Button.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { ChangeNotes } from './ChangeNotes.tsx';
import { VisitPage } from './VisitPage.tsx';

const copy = bookInstallCopy.VisitHeld;

export function VisitHeld({ model, send }: BookInstallViewProps) {
  return (
    <VisitPage
      model={model}
      send={send}
      intro={copy.intro}
      ways={
        <>
          <Button variant="primary" onClick={() => send({ type: 'visit.confirmed' })}>
            {copy.submit}
          </Button>
          <ChangeNotes model={model} send={send} />
        </>
      }
    />
  );
}
