import type { selectManagePlan } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { pauseViewsCopy } from '../pause.copy.ts';
import classes from './ManagePlan.module.css';

const copy = pauseViewsCopy.ConfirmingEnd;

/** What it means to take a pause back, or to end it today, before it is done. */
export function ConfirmingEnd({ model: { pause }, send }: ViewPropsOf<typeof selectManagePlan>) {
  if (!pause) return null;
  const words = copy[pause.pause?.state === 'PLANNED' ? 'PLANNED' : 'RUNNING'];
  const keep = () => send({ type: 'end.declined' });
  return (
    <Modal title={words.title} onClose={keep}>
      <div className={classes.form}>
        <ul className={classes.means}>
          {words.means.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {pause.lastDayIfEnded !== null && <Text>{copy.lastDay(pause.lastDayIfEnded)}</Text>}
        <WaysOn>
          <Button variant="primary" loading={pause.isBusy} onClick={() => send({ type: 'end.confirmed' })}>
            {words.confirm}
          </Button>
          <Button onClick={keep}>{copy.keep}</Button>
        </WaysOn>
      </div>
    </Modal>
  );
}
