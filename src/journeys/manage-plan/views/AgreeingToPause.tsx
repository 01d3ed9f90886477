import type { AgreedPause, selectManagePlan } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { Modal } from '../../../ui/Modal/Modal.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { switchNote } from '../../../ui/format/switch-ahead.copy.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { pauseCardCopy, pauseViewsCopy, refusalsOf } from '../pause.copy.ts';
import classes from './ManagePlan.module.css';

const { AgreeingToPause: copy, ChoosingPause: choosing } = pauseViewsCopy;

/** What is asked for, before it is. */
function Terms({ agreed, note }: { agreed: AgreedPause; note: string | null }) {
  const { from, to, days, creditInPence, contract } = agreed;
  return (
    <>
      <SummaryList
        rows={[
          { term: copy.firstDay, details: <ShortDate date={from} /> },
          { term: copy.lastDay, details: <ShortDate date={to} /> },
          { term: copy.days, details: days },
          ...(creditInPence === null ? [] : [{ term: copy.credit, details: copy.about(creditInPence) }]),
        ]}
      />
      <Text tone="soft">{copy.creditRule}</Text>
      <Text tone="soft">{copy.noBoost}</Text>
      {note !== null && <Text>{note}</Text>}
      <Text>{contract ? copy.moves(contract) : copy.movesNothing}</Text>
    </>
  );
}

/** The pause once more: its days, what they cost, and the contract's new last day to agree to. */
export function AgreeingToPause({ model: { pause }, send }: ViewPropsOf<typeof selectManagePlan>) {
  if (!pause) return null;
  const { agreed, changed, isBusy } = pause;
  const close = () => send({ type: 'pause.closed' });
  const movedTo = agreed?.contract?.movedTo;
  return (
    <Modal title={copy.title} onClose={close}>
      <div className={classes.form}>
        {changed && <Alert kind="warning">{choosing.changed[changed]}</Alert>}
        {agreed && (
          <Terms
            agreed={agreed}
            note={switchNote(pause.switchAhead, agreed.besideSwitch, pauseCardCopy.besideSwitch)}
          />
        )}
        {/* Another last day is another agreement: the box is empty again. */}
        <JourneyForm
          key={movedTo}
          name="pause-agreement"
          level={3}
          errors={refusalsOf(pause)}
          busy={isBusy}
          submitLabel={copy.confirm}
          onSubmit={({ agreed: ticked = '' }) =>
            send({ type: 'pause.agreed', isAgreed: movedTo === undefined || ticked !== '' })
          }
          actions={
            <>
              <Button onClick={() => send({ type: 'days.requested' })}>{copy.otherDays}</Button>
              <Button variant="link" onClick={close}>
                {copy.cancel}
              </Button>
            </>
          }
        >
          {/* What is ticked is for this day: another one comes with an empty box. */}
          {movedTo !== undefined && (
            <CheckboxField key={movedTo} name="agreed" value={movedTo} label={copy.agree(movedTo)} />
          )}
        </JourneyForm>
      </div>
    </Modal>
  );
}
