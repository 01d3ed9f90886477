import { Button } from '../../../ui/Button/Button.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { VisitPage } from './VisitPage.tsx';

const copy = bookInstallCopy.InHomeVisitProposed;

export function InHomeVisitProposed({ model, send }: BookInstallViewProps) {
  const { outsideVisit } = model;
  return (
    <VisitPage
      copy={copy}
      visit={model.inHomeVisit}
      loading={model.isBusy ? copy.loading : undefined}
      onChange={() => send({ type: 'dateChange.requested' })}
      ways={
        <Button variant="primary" loading={model.isBusy} onClick={() => send({ type: 'visit.confirmed' })}>
          {model.confirmLabel}
        </Button>
      }
    >
      {outsideVisit && <Text>{copy.outside(longDate(outsideVisit.date), outsideVisit.formattedSlot)}</Text>}
    </VisitPage>
  );
}
