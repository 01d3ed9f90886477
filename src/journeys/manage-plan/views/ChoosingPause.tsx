import type { selectManagePlan } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { pauseViewsCopy, refusalsOf } from '../pause.copy.ts';
import classes from './ManagePlan.module.css';

const copy = pauseViewsCopy.ChoosingPause;

/** Which days: the first one, and how many. */
export function ChoosingPause({ model: { pause }, send }: ViewPropsOf<typeof selectManagePlan>) {
  if (!pause) return null;
  const { earliestStart, latestStart, allowances, changed } = pause;
  const hint = allowances
    .map(({ from, days }, nth) => (nth === 0 ? copy.atMost(days) : copy.atMostFrom(from, days)))
    .join(', ');
  const close = () => send({ type: 'pause.closed' });
  return (
    <Modal title={copy.title} onClose={close}>
      <div className={classes.form}>
        {changed && <Alert kind="warning">{copy.changed[changed]}</Alert>}
        <Text>{copy.intro}</Text>
        <JourneyForm
          name="pause"
          level={3}
          initial={pause.typed}
          errors={refusalsOf(pause)}
          submitLabel={copy.submit}
          onSubmit={({ from = '', days = '' }) => send({ type: 'pause.chosen', from, days })}
          actions={
            <Button variant="link" onClick={close}>
              {copy.cancel}
            </Button>
          }
        >
          <TextField
            name="from"
            label={copy.from}
            description={copy.fromHint(earliestStart, latestStart)}
            type="date"
            min={earliestStart}
            max={latestStart}
            short
          />
          <TextField name="days" label={copy.days} description={hint} inputMode="numeric" autoComplete="off" short />
        </JourneyForm>
      </div>
    </Modal>
  );
}
