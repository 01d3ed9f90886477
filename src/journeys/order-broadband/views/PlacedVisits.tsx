import { paths } from '../../../../machines/shared/paths.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { slotTime } from '../../../ui/format/slot.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { orderPlacedCopy as copy } from '../order-placed.copy.ts';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './OrderPlaced.module.css';

/** The visits of the placed order, each to keep in a calendar and to change (BK-29, DB-04). */
export function PlacedVisits({ model, send }: Pick<ViewPropsOf<typeof selectOrderBroadband>, 'model' | 'send'>) {
  const { order, booking, calendar } = model;
  const visits = [
    { title: copy.outside, visit: booking?.outsideVisit },
    { title: copy.home, visit: booking?.inHomeVisit },
  ];
  if (!order || !visits.some(({ visit }) => visit)) return null;
  return (
    // On paper the days above say it, and nothing can be pressed.
    <section className={classes.part} aria-labelledby="placed-visits" data-screen-only>
      <h2 id="placed-visits">{copy.visits}</h2>
      <Text>{copy.engineers}</Text>
      <div className={classes.visits}>
        {visits.map(({ title, visit }) => {
          if (!visit) return null;
          const { appointmentId, date, slot } = visit;
          const asked = calendar?.appointmentId === appointmentId ? calendar.state : null;
          // Two visits have the same ways on: which is which is said to who cannot see it.
          const ofVisit = <VisuallyHidden> ({`${title}, ${longDate(date)}`})</VisuallyHidden>;
          return (
            <DateCard key={title} level={3} title={title} date={date} slotText={slotTime(slot)}>
              <div className={classes.ways}>
                <Button
                  small
                  loading={asked === 'making'}
                  onClick={() => send({ type: 'calendar.requested', appointmentId })}
                >
                  {copy.calendar}
                  {ofVisit}
                </Button>
                <TextLink alone to={`${paths.orders}/${order.id}#order-visits`}>
                  {copy.changeDate}
                  {ofVisit}
                </TextLink>
              </div>
              {asked === 'failed' && <Alert kind="error">{copy.calendarFailed}</Alert>}
            </DateCard>
          );
        })}
      </div>
    </section>
  );
}
