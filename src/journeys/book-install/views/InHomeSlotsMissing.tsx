import { bookInstallCopy } from '../book-install.copy.ts';
import type { BookInstallViewProps } from '../book-install.props.ts';
import { ChangeOutsideDate } from './ChangeOutsideDate.tsx';
import { NoSlots } from './NoSlots.tsx';

const copy = bookInstallCopy.InHomeSlotsMissing;

export function InHomeSlotsMissing({ model, send }: BookInstallViewProps) {
  return (
    <NoSlots copy={copy} onLater={() => send({ type: 'dateChange.requested' })}>
      <ChangeOutsideDate model={model} send={send} />
    </NoSlots>
  );
}
