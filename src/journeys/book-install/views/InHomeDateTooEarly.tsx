import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { ChangeOutsideDate } from './ChangeOutsideDate.tsx';
import { LostDate } from './LostDate.tsx';

const copy = bookInstallCopy.InHomeDateTooEarly;

export function InHomeDateTooEarly({ model, send }: BookInstallViewProps) {
  return (
    <LostDate
      copy={copy}
      lost={[{ title: copy.lost, visit: model.inHomeVisit, status: copy.status }]}
      onChange={() => send({ type: 'dateChange.requested' })}
    >
      <ChangeOutsideDate model={model} send={send} />
    </LostDate>
  );
}
