import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { NotReached } from './NotReached.tsx';

const copy = bookInstallCopy.InstallationNotLoaded;

export function InstallationNotLoaded({ model, send }: BookInstallViewProps) {
  return <NotReached copy={copy} words={model.failureMessage} onRetry={() => send({ type: 'retry.requested' })} />;
}
