import type { selectManageOrder, VisitCard } from '../../../../machines/manage-order/manage-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { longDate, timeOfDay } from '../../../ui/format/date.ts';
import { visitName } from '../../../ui/format/visit-name.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { earlierDateCopy } from '../earlier-date.copy.ts';
import classes from './EarlierDate.module.css';

const copy = earlierDateCopy.visit;

type Props = { visit: VisitCard } & Pick<ViewPropsOf<typeof selectManageOrder>, 'send'>;

/** An earlier date that came free, held for the customer: beside the date that they have, and until when it is theirs to take. */
export function DateOnOffer({ visit, send }: Props) {
  const { id: visitId, offer, work } = visit;
  if (!offer) return null;
  const headingId = `offer-${offer.id}`;
  const answer = { visitId, offerId: offer.id };
  const dates = [
    { term: copy.onOffer, date: offer.date, time: offer.formattedArrivalTime },
    { term: copy.yours, date: visit.date, time: visit.time },
  ];
  return (
    <div className={classes.offer}>
      <Card tone="yellow" as="section" aria-labelledby={headingId}>
        <h3 id={headingId}>{copy.offered(visitName(visit.visitType).toLowerCase())}</h3>
        <dl className={classes.dates}>
          {dates.map(({ term, date, time }) => (
            <div key={term}>
              <dt className={classes.term}>{term}</dt>
              <dd className={classes.date}>{longDate(date)}</dd>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <Text>{copy.until(timeOfDay(offer.until), offer.until)}</Text>
        <div className={classes.answers}>
          <Button
            variant="primary"
            loading={work === 'acceptingOffer'}
            onClick={() => send({ type: 'offer.accepted', ...answer })}
          >
            {copy.take}
          </Button>
          <Button loading={work === 'decliningOffer'} onClick={() => send({ type: 'offer.declined', ...answer })}>
            {copy.keep}
          </Button>
        </div>
      </Card>
    </div>
  );
}

/** Asks to be told of an earlier date, or is told no more. */
export function EarlierDate({ visit, send }: Props) {
  const { id: visitId, canAsk, isAsked, work } = visit;
  // Two visits have the same buttons: which is which is said to who cannot see it.
  const ofVisit = <VisuallyHidden> ({`${visitName(visit.visitType)}, ${longDate(visit.date)}`})</VisuallyHidden>;
  if (!canAsk && !isAsked) return null;
  return (
    <div className={classes.wish}>
      <Text type="murmur">{isAsked ? copy.asked : copy.ask}</Text>
      {isAsked ? (
        <div className={classes.stop}>
          <Button
            small
            variant="link"
            loading={work === 'waivingEarlierDate'}
            onClick={() => send({ type: 'earlierDate.waived', visitId })}
          >
            {copy.stop}
            {ofVisit}
          </Button>
        </div>
      ) : (
        <Button
          small
          loading={work === 'askingForEarlierDate'}
          onClick={() => send({ type: 'earlierDate.requested', visitId })}
        >
          {copy.tellMe}
          {ofVisit}
        </Button>
      )}
    </div>
  );
}
