import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { LostDate } from './LostDate.tsx';

const copy = bookInstallCopy.InHomeVisitRejected;

export function InHomeVisitRejected({ model, send }: BookInstallViewProps) {
  return (
    <LostDate
      copy={copy}
      lost={[{ title: copy.lost, visit: model.inHomeVisit, status: copy.status }]}
      kept={{ title: copy.kept, visit: model.outsideVisit }}
      onChange={() => send({ type: 'dateChange.requested' })}
    />
  );
}
