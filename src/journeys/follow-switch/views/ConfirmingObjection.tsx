import type { selectFollowSwitch } from '../../../../machines/follow-switch/follow-switch.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { followSwitchCopy } from '../follow-switch.copy.ts';

const copy = followSwitchCopy.ConfirmingObjection;

/** What it does to say that the switch was not asked for, before it is said (SW-12). */
export function ConfirmingObjection({ model, send }: ViewPropsOf<typeof selectFollowSwitch>) {
  const { departure, facts, isBusy } = model;
  if (!departure?.objection) return null;
  return (
    <ConfirmDialog
      title={copy.title}
      confirm={copy.confirm}
      decline={copy.decline}
      isBusy={isBusy}
      onConfirm={() => send({ type: 'objection.confirmed' })}
      onDecline={() => send({ type: 'objection.declined' })}
    >
      <Text>{copy.text[departure.objection](facts.provider)}</Text>
    </ConfirmDialog>
  );
}
