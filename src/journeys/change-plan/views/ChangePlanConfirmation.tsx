import type { selectChangePlan } from '../../../../machines/change-plan/change-plan.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { changeBesideSwitch, switchNote } from '../../../ui/format/switch-ahead.copy.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { changePlanCopy } from '../change-plan.copy.ts';
import classes from './ChangePlan.module.css';
import { Papers } from './Papers.tsx';

const copy = changePlanCopy.ChangePlanConfirmation;

/** The change that is agreed: what happens when, its documents, and until when it can be undone (DB-05). */
export function ChangePlanConfirmation({ model, send }: ViewPropsOf<typeof selectChangePlan>) {
  const { asked, present, minimumTermEnd, planId, news, switchAhead, maySwitchCostFee } = model;
  if (!asked || !present) return null;
  const { plan, from, undoUntil } = asked;
  const note = switchNote(switchAhead, asked.besideSwitch, changeBesideSwitch(maySwitchCostFee));
  return (
    <Column>
      <PageTitle>{copy.title}</PageTitle>
      <PageHeading intro={<p>{model.address}</p>}>{copy.heading}</PageHeading>
      <div className={classes.part}>
        {news && <Alert kind="warning">{copy.news[news]}</Alert>}
        <Card tone="turquoise">
          <Text type="speak-up">{copy.change(plan, present, from)}</Text>
        </Card>
        {note !== null && <Text>{note}</Text>}
        <SummaryList
          rows={[
            { term: copy.until, details: copy.untilText(present) },
            { term: copy.day, details: copy.dayText(plan) },
            ...(asked.meshPoint
              ? [{ term: copy.meshPoint.term, details: copy.meshPoint.text(asked.meshPoint, from) }]
              : []),
            { term: copy.bill, details: copy.billText(plan) },
            { term: copy.minimumTerm, details: copy.term(minimumTermEnd) },
            { term: copy.again, details: copy.againText(from) },
          ]}
        />
      </div>
      <section className={classes.section} aria-labelledby="agreed-contract">
        <h2 id="agreed-contract">{copy.contract}</h2>
        <Papers change={asked} words={copy.papers} />
      </section>
      <section className={classes.section} aria-labelledby="undoing-change">
        <h2 id="undoing-change">{copy.undoing}</h2>
        <Text>{undoUntil === null ? copy.tooLate : copy.undoUntil(undoUntil)}</Text>
        {undoUntil !== null && (
          <div className={classes.way}>
            <Button onClick={() => send({ type: 'undo.requested' })}>{copy.undo}</Button>
          </div>
        )}
      </section>
      <WaysOn>
        <LinkButton to={`${paths.plans}/${planId}`}>{copy.plan}</LinkButton>
        <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
      </WaysOn>
    </Column>
  );
}
