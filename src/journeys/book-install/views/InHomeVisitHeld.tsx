import { Button } from '../../../ui/Button/Button.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { ChangeNotes } from './ChangeNotes.tsx';
import { VisitPage } from './VisitPage.tsx';

const copy = bookInstallCopy.InHomeVisitHeld;

export function InHomeVisitHeld({ model, send }: BookInstallViewProps) {
  return (
    <VisitPage
      copy={copy}
      visit={model.inHomeVisit}
      onChange={() => send({ type: 'dateChange.requested' })}
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
