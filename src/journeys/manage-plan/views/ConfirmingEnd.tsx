import type { selectManagePlan } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { ConfirmDialog } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { pauseViewsCopy } from '../pause.copy.ts';
import classes from './ManagePlan.module.css';

const copy = pauseViewsCopy.ConfirmingEnd;

/** What it means to take a pause back, or to end it today, before it is done. */
export function ConfirmingEnd({ model: { pause }, send }: ViewPropsOf<typeof selectManagePlan>) {
  if (!pause) return null;
  const words = copy[pause.pause?.state === 'PLANNED' ? 'PLANNED' : 'RUNNING'];
  return (
    <ConfirmDialog
      title={words.title}
      confirm={words.confirm}
      decline={copy.keep}
      isBusy={pause.isBusy}
      onConfirm={() => send({ type: 'end.confirmed' })}
      onDecline={() => send({ type: 'end.declined' })}
    >
      <ul className={classes.means}>
        {words.means.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {pause.lastDayIfEnded !== null && <Text>{copy.lastDay(pause.lastDayIfEnded)}</Text>}
    </ConfirmDialog>
  );
}
