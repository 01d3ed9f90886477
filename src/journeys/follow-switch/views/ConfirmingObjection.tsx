import type { selectFollowSwitch } from '../../../../machines/follow-switch/follow-switch.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followSwitchCopy } from '../follow-switch.copy.ts';
import classes from './FollowSwitch.module.css';

const copy = followSwitchCopy.ConfirmingObjection;

/** What it does to say that the switch was not asked for, before it is said (SW-12). */
export function ConfirmingObjection({ model, send }: ViewPropsOf<typeof selectFollowSwitch>) {
  const { departure, facts, isBusy } = model;
  const decline = () => send({ type: 'objection.declined' });
  if (!departure?.objection) return null;
  return (
    <Modal title={copy.title} onClose={decline}>
      <div className={classes.part}>
        <Text>{copy.text[departure.objection](facts.provider)}</Text>
        <WaysOn>
          <Button variant="primary" loading={isBusy} onClick={() => send({ type: 'objection.confirmed' })}>
            {copy.confirm}
          </Button>
          <Button onClick={decline}>{copy.decline}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
