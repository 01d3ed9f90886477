import type { PlanCard, selectManagePlan } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { contractDocument } from '../../../pages/content/contract-document.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { nameWithKit } from '../../../ui/format/plan-name.ts';
import { planState } from '../../../ui/format/plan-state.ts';
import { planPrice } from '../../../ui/format/price.ts';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { changeBesideSwitch, switchNote } from '../../../ui/format/switch-ahead.copy.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { managePlanCopy, standingOf } from '../manage-plan.copy.ts';
import { CardBody } from './CardBody.tsx';
import classes from './ManagePlan.module.css';

const { plan: copy, change: changeCopy, ways } = managePlanCopy.ManagePlan;

const reasonOf = (blocked: string | null, plan: PlanCard): string =>
  blocked !== null && Object.hasOwn(changeCopy.blocked, blocked)
    ? changeCopy.blocked[blocked as keyof typeof changeCopy.blocked](plan)
    : changeCopy.otherBlock;

type PapersProps = { plan: PlanCard; newTab: boolean };

/** What was agreed, as documents (CO-03, CO-04). */
function Papers({ plan, newTab }: PapersProps) {
  const papers = [
    { label: copy.summary, docId: plan.summaryId },
    { label: copy.information, docId: plan.informationId },
  ].filter((paper): paper is { label: typeof paper.label; docId: string } => paper.docId !== null);
  if (papers.length === 0) return copy.noPapers;
  return (
    <ul className={classes.links}>
      {papers.map(({ label, docId }) => (
        <li key={label}>
          <TextLink alone to={contractDocument(docId)} newTab={newTab} isDocument>
            {label} (PDF)
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** What the plan can become, or why it can't, with a way there where it can (DB-05). */
function Change({ plan }: Pick<PapersProps, 'plan'>) {
  const leading = (words: string, label: string, note: string | null = null) => (
    <>
      <Text>{words}</Text>
      {note !== null && <Text>{note}</Text>}
      <TextLink alone to={`${paths.plans}/${plan.id}/change`}>
        {label}
      </TextLink>
    </>
  );
  // Its own page looks again.
  if (!plan.change) return leading(changeCopy.notLoaded, changeCopy.look);
  const { asked, blocked, from, switchAhead, maySwitchCostFee } = plan.change;
  if (asked) {
    const note = switchNote(switchAhead, asked.besideSwitch, changeBesideSwitch(maySwitchCostFee));
    const name = nameWithKit(asked.plan, asked.hadMeshWifi);
    return leading(changeCopy.asked(name, asked.from, asked.undoUntil), changeCopy.see, note);
  }
  if (blocked !== null || from === null) return <Text>{reasonOf(blocked, plan)}</Text>;
  return leading(changeCopy.open(from), changeCopy.choose);
}

function ShownPlan({ plan, newTab }: PapersProps) {
  const label = planState(plan.status, plan.pausedUntil !== null);
  const offeredWays = ways.filter(({ offered }) => offered === undefined || offered(plan));
  return (
    <>
      <div className={classes.state}>
        {label !== null && (
          <Text type="speak-up" as="strong">
            {label}
          </Text>
        )}
        <Text>{standingOf(plan)}</Text>
      </div>
      <SummaryList
        rows={[
          { term: copy.address, details: plan.address },
          { term: copy.speed, details: copy.speeds(plan.speeds) },
          { term: copy.monthly, details: planPrice(plan) },
          { term: copy.term, details: plan.term },
          { term: copy.papers, details: <Papers plan={plan} newTab={newTab} /> },
          { term: changeCopy.heading, details: <Change plan={plan} /> },
        ]}
      />
      <nav aria-label={copy.ways}>
        <ul className={classes.links}>
          {offeredWays.map(({ label: way, to }) => (
            <li key={way}>
              <TextLink alone to={to(plan)}>
                {way}
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** The plan: how it stands, what it is, and its papers (DB-01, DB-02). */
export function PlanPart({ model, send }: Pick<ViewPropsOf<typeof selectManagePlan>, 'model' | 'send'>) {
  const { plan, planStands, contractNewTab } = model;
  return (
    <Card as="section" aria-labelledby="this-plan">
      <h2 id="this-plan">{plan?.name ?? copy.heading}</h2>
      <CardBody card="plan" words={copy} stands={planStands} send={send}>
        {plan && <ShownPlan plan={plan} newTab={contractNewTab} />}
      </CardBody>
    </Card>
  );
}
