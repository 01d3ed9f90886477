import type { Fault } from '../../../../machines/report-fault/report-fault.types.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { DateCard } from '../../../ui/DateCard/DateCard.tsx';
import { visitName } from '../../../ui/format/visit-name.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { reportFaultCopy, said } from '../report-fault.copy.ts';
import classes from './ReportFault.module.css';

const { FaultParts: copy } = reportFaultCopy;

type Visit = Fault['visits'][number];

/** Visits of these states are still to come. */
const toCome: ReadonlySet<string> = new Set<Visit['state']>(['BOOKED', 'ON_THE_WAY']);
const lost: ReadonlySet<string> = new Set<Visit['state']>(['NO_ACCESS', 'MISSED', 'CANCELLED']);

function Engineer({ visit: { engineerName, engineerContactNumber: phone } }: { visit: Visit }) {
  if (engineerName === null) return copy.noEngineer;
  return (
    <>
      {copy.engineer} {engineerName}
      {phone !== null && (
        <>
          , <TextLink to={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</TextLink>
        </>
      )}
    </>
  );
}

type ToMove = {
  /** Dates are looked for, or a visit is being moved. */
  isMoving: boolean;
  onMove: (visitId: string) => void;
};

/** Until when another day can be chosen, or since when it cannot (DB-04). */
function Moving({ visit: { id, move }, isMoving, onMove }: { visit: Visit } & ToMove) {
  if (move.until === null) return null;
  if (move.blocked !== null) return <Text>{copy.tooLate(move.until)}</Text>;
  return (
    <div className={classes.moving}>
      <Text>{copy.until(move.until)}</Text>
      <div className={classes.way}>
        <Button small loading={isMoving} onClick={() => onMove(id)}>
          {copy.otherDay}
        </Button>
      </div>
    </div>
  );
}

/** The visits of a repair: when, who comes, whether somebody has to be at home, and until when that can be another day (BK-31). */
export function FaultVisits({ visits, moving }: Pick<Fault, 'visits'> & { moving?: ToMove }) {
  if (visits.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="fault-visits">
      <h2 id="fault-visits">{copy.visits}</h2>
      {visits.map((visit) => {
        const state = said(copy.visitStates, visit.state);
        return (
          <DateCard
            key={visit.id}
            level={3}
            title={visitName(visit.visitType)}
            date={visit.date}
            slotText={visit.formattedSlot}
            {...(lost.has(visit.state) ? { lost: state } : { status: state })}
          >
            {visit.state === 'ARRIVED' && visit.engineerName !== null && (
              <Text>
                <Engineer visit={visit} />
              </Text>
            )}
            {toCome.has(visit.state) && (
              <>
                <Text>{visit.visitType === 'EXTERNAL_INCIDENT' ? copy.outside : copy.atHome}</Text>
                <Text>
                  <Engineer visit={visit} />
                </Text>
                {moving && <Moving visit={visit} {...moving} />}
              </>
            )}
          </DateCard>
        );
      })}
    </section>
  );
}
