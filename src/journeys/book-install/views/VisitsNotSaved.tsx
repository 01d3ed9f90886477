import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { ChangeNotes } from './ChangeNotes.tsx';

const copy = bookInstallCopy.VisitsNotSaved;

export function VisitsNotSaved({ model, send }: BookInstallViewProps) {
  return (
    <NotReached copy={copy} words={model.failureMessage} onRetry={() => send({ type: 'retry.requested' })}>
      <ChangeNotes model={model} send={send} />
    </NotReached>
  );
}
