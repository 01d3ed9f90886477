import type { selectFollowSwitch } from '../../../../machines/follow-switch/follow-switch.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { SwitchDetails } from '../../../ui/SwitchDetails/SwitchDetails.tsx';
import { followSwitchCopy } from '../follow-switch.copy.ts';

/** Everything about the switch: its facts, what it is, how it goes, and answers (SW-10 to SW-12). */
export function SwitchReady({ model, send }: ViewPropsOf<typeof selectFollowSwitch>) {
  const close = () => send({ type: 'details.closed' });
  return (
    <Modal title={followSwitchCopy.SwitchReady.title} onClose={close}>
      <SwitchDetails {...model.facts} onChat={close} />
    </Modal>
  );
}
