import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { ChangeOutsideDate } from './ChangeOutsideDate.tsx';

const copy = bookInstallCopy.InHomeSlotsNotLoaded;

export function InHomeSlotsNotLoaded({ model, send }: BookInstallViewProps) {
  return (
    <NotReached copy={copy} words={model.failureMessage} onRetry={() => send({ type: 'retry.requested' })}>
      <ChangeOutsideDate model={model} send={send} />
    </NotReached>
  );
}
