import type { selectChangePlan } from '../../../../machines/change-plan/change-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { changeBesideSwitch, switchNote } from '../../../ui/format/switch-ahead.copy.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { changePlanCopy, changePlanRefusals } from '../change-plan.copy.ts';
import classes from './ChangePlan.module.css';
import { Papers } from './Papers.tsx';

const copy = changePlanCopy.ConfirmPlan;

/** What changes and from when, and the new contract, before the plan is changed (DB-05). */
export function ConfirmPlan({ model, send, draft }: ViewPropsOf<typeof selectChangePlan>) {
  const { address, present, offer, minimumTermEnd, news, switchAhead, maySwitchCostFee, isBusy } = model;
  if (!offer || !present) return null;
  const { plan, meshPoint, from, undoUntil } = offer;
  const note = switchNote(switchAhead, offer.besideSwitch, changeBesideSwitch(maySwitchCostFee));
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{address}</p>}>{copy.heading}</PageHeading>
      {news && !isBusy && <Alert kind="warning">{copy.news[news]}</Alert>}
      <SummaryList
        rows={[
          { term: copy.now, details: copy.named(present) },
          { term: copy.next, details: copy.named(plan) },
          { term: copy.differenceLabel, details: copy.difference(plan) },
          { term: copy.from, details: <ShortDate date={from} /> },
          { term: copy.firstBill, details: <ShortDate date={from} /> },
          { term: copy.minimumTerm, details: copy.term(minimumTermEnd) },
          ...(plan.exitFeePerMonthInPence > 0
            ? [{ term: copy.exitFeeLabel, details: copy.exitFee(plan, present) }]
            : []),
          ...(meshPoint ? [{ term: copy.meshPoint.term, details: copy.meshPoint.text(meshPoint, from) }] : []),
          { term: copy.visit, details: copy.noVisit },
        ]}
      />
      {note !== null && <Text>{note}</Text>}
      <section className={classes.section} aria-labelledby="new-contract">
        <h2 id="new-contract">{copy.contract}</h2>
        <Text>{copy.contractText(from)}</Text>
        <Papers change={offer} words={copy.papers} />
        <JourneyForm
          name="change"
          draft={draft}
          errors={inWords(model.errors, changePlanRefusals)}
          submitLabel={copy.submit}
          busy={isBusy}
          onSubmit={({ papersAccepted = '' }) =>
            send({ type: 'change.submitted', papersAccepted: papersAccepted !== '' })
          }
          actions={<Button onClick={() => send({ type: 'plans.requested' })}>{copy.plans}</Button>}
        >
          {/* What is ticked is for these documents: others come with an empty box. */}
          <CheckboxField
            key={offer.contractInformationDocId}
            name="papersAccepted"
            value={offer.contractInformationDocId}
            label={copy.accept}
          />
          <Text tone="soft">{copy.undo(undoUntil)}</Text>
        </JourneyForm>
      </section>
    </Column>
  );
}
