import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { LostDate } from './LostDate.tsx';

const copy = bookInstallCopy.InHomeDateTaken;

export function InHomeDateTaken({ model, send }: BookInstallViewProps) {
  return (
    <LostDate
      copy={copy}
      lost={[{ title: copy.lost, visit: model.inHomeVisit, status: copy.status }]}
      onChange={() => send({ type: 'dateChange.requested' })}
    />
  );
}
