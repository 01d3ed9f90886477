import { NotReached } from '../../../ui/OutcomePage/NotReached.tsx';
import { aboutYouCopy } from '../about-you.copy.ts';
import type { AboutYouViewProps } from '../about-you.props.ts';

const copy = aboutYouCopy.NameNotSaved;

export function NameNotSaved({ send }: AboutYouViewProps) {
  return <NotReached copy={copy} onRetry={() => send({ type: 'retry.requested' })} />;
}
