import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { NoSlots } from './NoSlots.tsx';

const copy = bookInstallCopy.OutsideSlotsMissing;

export function OutsideSlotsMissing({ send }: BookInstallViewProps) {
  return <NoSlots copy={copy} onLater={() => send({ type: 'dateChange.requested' })} />;
}
