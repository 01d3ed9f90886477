import { milestonesOf, orderedPlanOf, type Milestone } from '../../../../machines/order-broadband/milestones.rules.ts';
import { longDate } from '../../../ui/format/date.ts';
import { price } from '../../../ui/format/price.ts';
import { slotTime } from '../../../ui/format/slot.ts';
import { Timeline, type TimelineStep } from '../../../ui/Timeline/Timeline.tsx';
import { orderPlacedCopy } from '../order-placed.copy.ts';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './OrderPlaced.module.css';

const copy = orderPlacedCopy.timeline;

const icons: Record<Milestone['kind'], TimelineStep['icon']> = {
  ordered: 'check',
  outside: 'pin',
  router: 'router',
  home: 'home',
  live: 'bolt',
  charged: 'pound',
  oldServiceEnds: 'swap',
};

/** What is expected when, from the order to the day it all works (OR-07, OR-08). */
export function PlacedTimeline({ model }: Pick<ViewPropsOf<typeof selectOrderBroadband>, 'model'>) {
  const ordered = orderedPlanOf(model);
  const firstCharge = ordered ? Number(ordered.monthlyPrice) + Number(ordered.upfrontPrice) : 0;
  const textOf = ({ kind }: Milestone): string | undefined => {
    if (kind === 'charged') return copy.chargedText(price(firstCharge));
    if (kind === 'ordered') return undefined;
    if (kind === 'live' && !model.booking?.inHomeVisit) return copy.texts.liveAlone;
    return kind === 'oldServiceEnds' ? copy.oldServiceText(model.switching.provider?.name ?? '') : copy.texts[kind];
  };
  const whenOf = ({ kind, date, slot }: Milestone) => {
    if (date === null) return copy.undated[kind];
    return (
      <>
        <time dateTime={date}>{longDate(date)}</time>
        {slot !== undefined && <Unbroken>{`, ${slotTime(slot)}`}</Unbroken>}
      </>
    );
  };
  return (
    <section className={classes.part} aria-labelledby="what-happens-next">
      <h2 id="what-happens-next">{orderPlacedCopy.next}</h2>
      <Timeline
        done={copy.done}
        steps={milestonesOf(model).map((milestone) => {
          const { kind } = milestone;
          const text = textOf(milestone);
          return {
            id: kind,
            icon: icons[kind],
            title: copy.names[kind],
            when: whenOf(milestone),
            isDone: kind === 'ordered',
            ...(text === undefined ? {} : { text }),
          };
        })}
      />
    </section>
  );
}
