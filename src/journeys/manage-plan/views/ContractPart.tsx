import type { ContractCard, PlanCard } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { managePlanCopy } from '../manage-plan.copy.ts';
import classes from './ManagePlan.module.css';

const { contract: copy } = managePlanCopy.ManagePlan;

const titleOf = (kind: string): string =>
  Object.hasOwn(copy.notice, kind) ? copy.notice[kind as keyof typeof copy.notice] : copy.otherNotice;

function Notices({ notices }: Pick<ContractCard, 'notices'>) {
  if (notices.length === 0) return <Text>{copy.noNotices}</Text>;
  return (
    <ul className={classes.list}>
      {notices.map(({ kind, date, sent }) => (
        <li key={`${kind} ${date}`}>
          <Text>{titleOf(kind)}</Text>
          <Text type="murmur" tone="soft">
            {sent ? copy.sent : copy.planned} <ShortDate date={date} />
          </Text>
        </li>
      ))}
    </ul>
  );
}

function Terms({ contract }: { contract: ContractCard }) {
  const { minimumTerm, monthsLeft, paidUntil, withdrawUntil, leaving } = contract;
  return (
    <>
      <SummaryList
        rows={[
          {
            term: copy.minimumTerm,
            details: minimumTerm ? (
              <>
                <ShortDate date={minimumTerm.from} /> to <ShortDate date={minimumTerm.to} />
              </>
            ) : (
              copy.rolling
            ),
          },
          ...(minimumTerm && leaving ? [{ term: copy.left, details: copy.monthsLeft(monthsLeft) }] : []),
          { term: copy.paidUntil, details: <ShortDate date={paidUntil} /> },
          ...(leaving ? [{ term: copy.leaving, details: copy.cost[leaving.why](leaving.fee) }] : []),
          ...(withdrawUntil === null ? [] : [{ term: copy.withdraw, details: copy.withdrawUntil(withdrawUntil) }]),
        ]}
      />
      {leaving?.fee && (
        <Text type="murmur" tone="soft">
          {copy.feeRule}
        </Text>
      )}
      <div className={classes.part}>
        <h3>{copy.notices}</h3>
        <Notices notices={contract.notices} />
      </div>
    </>
  );
}

/** What the contract means today: its minimum term, what leaving costs, and what we write about its end (CO-05). */
export function ContractPart({ plan: { contract, lastDay } }: { plan: PlanCard }) {
  return (
    <Card as="section" aria-labelledby="this-contract">
      <h2 id="this-contract">{copy.heading}</h2>
      {contract ? <Terms contract={contract} /> : <Text>{copy.none[lastDay === null ? 'before' : 'after']}</Text>}
    </Card>
  );
}
