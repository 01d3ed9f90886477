import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { LostDate } from './LostDate.tsx';

const copy = bookInstallCopy.OutsideVisitRejected;

export function OutsideVisitRejected({ model, send }: BookInstallViewProps) {
  return (
    <LostDate
      copy={copy}
      lost={[{ title: copy.lost, visit: model.outsideVisit, status: copy.status }]}
      kept={{ title: copy.kept, visit: model.inHomeVisit }}
      onChange={() => send({ type: 'dateChange.requested' })}
    />
  );
}
