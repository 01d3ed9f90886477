import type { LeavePlanModel } from '../../../../machines/leave-plan/leave-plan.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { endCopy, exitFeeInWords } from '../../../ui/BillLines/end.copy.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { price } from '../../../ui/format/price.ts';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { orderedCopy as copy } from '../beside.copy.ts';

type Ordered = NonNullable<LeavePlanModel['ordered']>;

/** The way to the page of a switch. */
export function SeeSwitch({ ordered }: { ordered: Ordered }) {
  return (
    <TextLink alone to={`${paths.switches}/${ordered.switchId}`}>
      {copy.see}
    </TextLink>
  );
}

/** A switch that another provider has ordered, before a last day is chosen beside it: nothing need be done (SW-12). */
export function OrderedSwitch({ ordered, ends }: { ordered: Ordered; ends: LeavePlanModel['ends'] }) {
  const { provider, day, isOverdue, end } = ordered;
  return (
    <Card as="section" tone="turquoise" aria-labelledby="leaving-ordered">
      <h2 id="leaving-ordered">{copy.heading(provider)}</h2>
      <Text>{isOverdue ? copy.overdue(provider, day) : copy.coming(provider, day)}</Text>
      <SummaryList
        rows={[
          { term: isOverdue ? copy.lastDayIf : copy.lastDay, details: <ShortDate date={end.lastDay} /> },
          { term: endCopy.fee, details: exitFeeInWords(end.exitFee) },
          { term: endCopy.refund, details: price(end.refundInPence) },
        ]}
      />
      {isOverdue && <Text>{copy.overdueMeans}</Text>}
      {ends.some(({ beside }) => beside?.isBefore && beside.gapDays > 0) && <Text>{copy.earlier}</Text>}
      {ends.some(({ beside }) => beside?.isBefore === false) && <Text>{copy.later}</Text>}
      <SeeSwitch ordered={ordered} />
    </Card>
  );
}
