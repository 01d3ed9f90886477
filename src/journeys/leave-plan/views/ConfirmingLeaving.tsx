import type { LeavePlanModel, OwnDay, selectLeavePlan } from '../../../../machines/leave-plan/leave-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { endCopy, exitFeeInWords } from '../../../ui/BillLines/end.copy.ts';
import { FinalBill } from '../../../ui/BillLines/FinalBill.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { price } from '../../../ui/format/price.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { fallsAway, switchNote } from '../beside.copy.ts';
import { leavePlanCopy, leavePlanRefusals } from '../leave-plan.copy.ts';
import classes from './LeavePlan.module.css';

const copy = leavePlanCopy.ConfirmingLeaving;

/** How a switch that is ordered stands to the day, and what falls away with the plan. */
function Besides({ model, chosen }: { model: LeavePlanModel; chosen: OwnDay }) {
  const note = switchNote(model.ordered, chosen);
  const hasNoGap = chosen.beside?.isBefore && chosen.beside.gapDays === 0;
  const lines = fallsAway(model);
  return (
    <>
      {note !== null && <Alert kind={hasNoGap ? 'info' : 'warning'}>{note}</Alert>}
      {lines.length > 0 && (
        <section className={classes.section} aria-labelledby="falls-away">
          <h2 id="falls-away">{copy.fallsAway}</h2>
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </section>
      )}
    </>
  );
}

/** What the day that was chosen costs and gives back, before the plan is ended (DB-06). */
export function ConfirmingLeaving({ model, send, draft }: ViewPropsOf<typeof selectLeavePlan>) {
  const { chosen, news } = model;
  if (!chosen) return null;
  const costs = [chosen.lastDay, chosen.exitFee?.totalInPence ?? 0, chosen.totalInPence].join(' ');
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{`${model.planName}, ${model.address}`}</p>}>{copy.heading}</PageHeading>
      {news && !model.isBusy && <Alert kind="warning">{copy.news[news]}</Alert>}
      <SummaryList
        rows={[
          { term: copy.lastDay, details: <ShortDate date={chosen.lastDay} /> },
          { term: endCopy.fee, details: exitFeeInWords(chosen.exitFee) },
          { term: endCopy.refund, details: price(chosen.refundInPence) },
          { term: copy.sendBack, details: <ShortDate date={chosen.sendBackBy} /> },
        ]}
      />
      <Besides model={model} chosen={chosen} />
      <FinalBill end={chosen} />
      <div className={classes.section}>
        <JourneyForm
          name="leaving"
          draft={draft}
          errors={inWords(model.errors, leavePlanRefusals)}
          submitLabel={copy.submit}
          busy={model.isBusy}
          onSubmit={({ costsAccepted = '' }) =>
            send({ type: 'leaving.submitted', costsAccepted: costsAccepted !== '' })
          }
          actions={<Button onClick={() => send({ type: 'otherDay.requested' })}>{copy.otherDay}</Button>}
        >
          {/* What is ticked is for these costs: others come with an empty box. */}
          <CheckboxField key={costs} name="costsAccepted" value={costs} label={copy.accept} />
          <Text tone="soft">{copy.undo}</Text>
        </JourneyForm>
      </div>
    </Column>
  );
}
