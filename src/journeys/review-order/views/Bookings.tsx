import type { NotesRow } from '../../../../machines/book-install/book-install.types.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { HeldUntil, heldWords } from '../../../ui/HeldUntil/HeldUntil.tsx';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisitPromise } from '../../../ui/VisitPromise/VisitPromise.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { slotTime } from '../../../ui/format/slot.ts';
import { reviewOrderCopy } from '../review-order.copy.ts';
import type { selectReviewOrder } from '../../../../machines/review-order/review-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './ReviewingOrder.module.css';

const copy = reviewOrderCopy.ReviewingOrder;

/** The visits as the network holds them: never "booked" before there is an order. */
export function Bookings({ model, send }: Pick<ViewPropsOf<typeof selectReviewOrder>, 'model' | 'send'>) {
  const { booking } = model;
  const { installation, outsideVisit, inHomeVisit, contact, notes } = booking;
  const method = installation.connectionMethodDescription;
  const visits = [
    { title: copy.outside, visit: outsideVisit, to: paths.outsideVisit },
    { title: copy.home, visit: inHomeVisit, to: paths.homeVisit },
  ];
  const lastVisit = inHomeVisit ?? outsideVisit;
  const changing = (row: NotesRow) => ({
    change: { onChange: () => send({ type: 'engineerNotes.requested', row }) },
    isChanged: model.changed === row,
  });
  return (
    <section className={classes.part} aria-labelledby="your-bookings">
      <h2 id="your-bookings">{copy.bookings}</h2>
      <div className={classes.visits}>
        {visits.map(
          ({ title, visit, to }) =>
            visit && (
              <DateCard
                key={title}
                level={3}
                title={title}
                date={visit.date}
                slotText={slotTime(visit.slot)}
                // Until when is said once, below.
                status={heldWords(null)}
              >
                <TextLink alone to={to}>
                  {copy.change}
                </TextLink>
              </DateCard>
            ),
        )}
      </div>
      <HeldUntil until={booking.heldUntil} areBoth={outsideVisit !== null && inHomeVisit !== null} />
      {!outsideVisit && !inHomeVisit && <Text>{copy.noVisit}</Text>}
      {(outsideVisit ?? inHomeVisit) && (
        <SummaryList
          rows={[
            ...(method ? [{ term: copy.installMethod, details: method }] : []),
            {
              term: copy.contactName,
              details: `${contact.firstName} ${contact.lastName}, ${contact.phone}`,
              ...changing('contact'),
            },
            { term: copy.healthAndSafety, details: notes.healthAndSafety || copy.none, ...changing('healthAndSafety') },
            {
              term: copy.engineerNotes,
              details: notes.engineerInstructions || copy.none,
              ...changing('engineerInstructions'),
            },
          ]}
        />
      )}
      {lastVisit && <VisitPromise date={lastVisit.date} level={3} />}
      {!lastVisit && model.connectionDate !== null && <VisitPromise date={model.connectionDate} of="start" level={3} />}
    </section>
  );
}
