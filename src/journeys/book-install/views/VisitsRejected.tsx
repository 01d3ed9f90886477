import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { LostDate } from './LostDate.tsx';

const copy = bookInstallCopy.VisitsRejected;

export function VisitsRejected({ model, send }: BookInstallViewProps) {
  return (
    <LostDate
      copy={copy}
      lost={[
        { title: copy.outside, visit: model.outsideVisit, status: copy.status },
        { title: copy.home, visit: model.inHomeVisit, status: copy.status },
      ]}
      onChange={() => send({ type: 'dateChange.requested' })}
    />
  );
}
