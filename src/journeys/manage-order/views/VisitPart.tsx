import type { selectManageOrder, VisitCard } from '../../../../machines/manage-order/manage-order.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { SummaryList } from '../../../ui/SummaryList/SummaryList.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { visitName } from '../../../ui/format/visit-name.ts';
import { manageOrderCopy } from '../manage-order.copy.ts';
import { DateOnOffer, EarlierDate } from './EarlierDate.tsx';
import classes from './ManageOrder.module.css';

const copy = manageOrderCopy.ShowingOrder;

type VisitPartProps = { visit: VisitCard } & Pick<ViewPropsOf<typeof selectManageOrder>, 'send'>;

function Engineer({ visit: { engineerName, engineerContactNumber: phone, isKept } }: { visit: VisitCard }) {
  if (engineerName === null) return isKept ? copy.noEngineer : copy.none;
  return (
    <>
      {engineerName}
      {phone !== null && (
        <>
          , <TextLink to={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</TextLink>
        </>
      )}
    </>
  );
}

/** What can be changed of a visit: its day by a button, the rest by links, in a line where it has the room for them. */
function Changes({ visit, send }: VisitPartProps) {
  const { id: visitId, mustRebook, work } = visit;
  const isMoving = work === 'findingDates' || work === 'savingDate';
  // Two visits have the same buttons: which is which is said to who cannot see it.
  const ofVisit = <VisuallyHidden> ({`${visitName(visit.visitType)}, ${longDate(visit.date)}`})</VisuallyHidden>;
  return (
    <div className={classes.changes}>
      {visit.isMovable && (
        <Button
          small
          variant={mustRebook ? 'primary' : 'standard'}
          loading={isMoving}
          onClick={() => send({ type: 'dateChange.requested', visitId })}
        >
          {mustRebook ? copy.otherDate : copy.changeDate}
          {ofVisit}
        </Button>
      )}
      {visit.isKept && (
        <>
          <Button variant="link" small onClick={() => send({ type: 'detailsChange.requested', visitId })}>
            {copy.changeDetails}
            {ofVisit}
          </Button>
          <Button
            variant="link"
            small
            loading={work === 'makingCalendar'}
            onClick={() => send({ type: 'calendar.requested', visitId })}
          >
            {copy.calendar}
            {ofVisit}
          </Button>
        </>
      )}
    </div>
  );
}

/** A visit as a card: when, who comes, whom they ask for, what they were told, and what can be changed. */
export function VisitPart({ visit, send }: VisitPartProps) {
  const { details, mustRebook } = visit;
  const { firstName, lastName, phone } = details;
  const name = visitName(visit.visitType);
  return (
    <div className={classes.visit}>
      <div className={classes.part}>
        <DateOnOffer visit={visit} send={send} />
        <DateCard
          isPart
          level={3}
          title={name}
          date={visit.date}
          slotText={visit.time}
          {...(mustRebook ? { lost: visit.stateDescription } : { status: visit.stateDescription })}
        />
      </div>
      <SummaryList
        rows={[
          ...(mustRebook ? [] : [{ term: copy.engineer, details: <Engineer visit={visit} /> }]),
          ...(visit.durationInMinutes > 0
            ? [{ term: copy.duration, details: copy.about(visit.durationInMinutes) }]
            : []),
          {
            term: copy.contact,
            details: [`${firstName} ${lastName}`.trim(), phone].filter(Boolean).join(', ') || copy.noContact,
          },
          ...(visit.secondPhone === null ? [] : [{ term: copy.secondPhone, details: visit.secondPhone }]),
          // What nobody has said anything of is no row: the button below asks for it.
          ...(details.healthAndSafety === '' ? [] : [{ term: copy.healthAndSafety, details: details.healthAndSafety }]),
          ...(details.engineerInstructions === '' ? [] : [{ term: copy.notes, details: details.engineerInstructions }]),
        ]}
      />
      <Changes visit={visit} send={send} />
      <div>
        {visit.follower && (
          <Text type="murmur" tone="soft">
            <Unbroken>{copy.follows(visit.follower.date, visit.follower.days)}</Unbroken>
          </Text>
        )}
        <EarlierDate visit={visit} send={send} />
      </div>
    </div>
  );
}
