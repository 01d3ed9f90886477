import { Button } from '../../../ui/Button/Button.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { VisitPage } from './VisitPage.tsx';

const copy = bookInstallCopy.OutsideVisitProposed;

export function OutsideVisitProposed({ model, send }: BookInstallViewProps) {
  return (
    <VisitPage
      copy={copy}
      visit={model.outsideVisit}
      loading={model.isBusy ? copy.loading : undefined}
      onChange={() => send({ type: 'dateChange.requested' })}
      ways={
        <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'visit.confirmed' })}>
          {model.confirmLabel}
        </Button>
      }
    />
  );
}
