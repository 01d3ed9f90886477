import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';

const copy = bookInstallCopy.InstallationNotLoaded;

export function InstallationNotLoaded({ model, send }: BookInstallViewProps) {
  return <NotReached copy={copy} words={model.failureMessage} onRetry={() => send({ type: 'retry.requested' })} />;
}
