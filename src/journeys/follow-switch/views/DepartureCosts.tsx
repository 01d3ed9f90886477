import type { FollowSwitchModel } from '../../../../machines/follow-switch/follow-switch.selectors.ts';
import type { PlanEnd } from '../../../../machines/leave-plan/leave-plan.selectors.ts';
import { FinalBill } from '../../../ui/BillLines/FinalBill.tsx';
import { endCopy, exitFeeInWords } from '../../../ui/BillLines/end.copy.ts';
import { price } from '../../../ui/format/price.ts';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { followSwitchCopy } from '../follow-switch.copy.ts';
import classes from './FollowSwitch.module.css';

const copy = followSwitchCopy.FollowingDeparture;

type DepartureCostsProps = {
  departure: NonNullable<FollowSwitchModel['departure']>;
  end: PlanEnd;
  address: string;
};

/** What ends with the switch, what that costs and gives back, and what to send back; of an enquiry, or an overdue switch, what would. */
export function DepartureCosts({ departure, end, address }: DepartureCostsProps) {
  const { standing, isOverdue, productName, ownEnd } = departure;
  const { pause, change } = departure.fallsAway;
  // Of neither is it known when it comes.
  const isAsked = standing === 'asked' || isOverdue;
  return (
    <>
      <section className={classes.section} aria-labelledby="switch-ends">
        <h2 id="switch-ends">{isAsked ? copy.endsIf : copy.ends}</h2>
        <SummaryList
          rows={[
            { term: copy.plan, details: productName },
            { term: copy.address, details: address },
            { term: isAsked ? copy.lastDayIf : copy.lastDay, details: <ShortDate date={end.lastDay} /> },
          ]}
        />
        {!isAsked && pause && <Text>{copy.fallsAway.pause(pause.from, pause.to)}</Text>}
        {!isAsked && change && <Text>{copy.fallsAway.change(change.planName, change.from)}</Text>}
      </section>
      <section className={classes.section} aria-labelledby="switch-costs">
        <h2 id="switch-costs">{isAsked ? copy.costsIf : copy.costs}</h2>
        <SummaryList
          rows={[
            { term: endCopy.fee, details: exitFeeInWords(end.exitFee) },
            { term: endCopy.refund, details: price(end.refundInPence) },
          ]}
        />
        <Text>{ownEnd?.hasGap ? copy.ownNoticeText : copy.noticeText}</Text>
        {isAsked && <Text>{isOverdue ? copy.overdueCostsText : copy.costsIfText}</Text>}
      </section>
      {!isAsked && <FinalBill end={end} />}
      <section className={classes.section} aria-labelledby="switch-router">
        <h2 id="switch-router">{copy.router}</h2>
        <Text>{isAsked ? copy.routerTextIf : copy.routerText(end.sendBackBy)}</Text>
      </section>
    </>
  );
}
