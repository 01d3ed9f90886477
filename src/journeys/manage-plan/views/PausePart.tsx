import type { PauseCard, selectManagePlan } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { ShortDate } from '../../../ui/ShortDate/ShortDate.tsx';
import { noteAhead, switchNote } from '../../../ui/format/switch-ahead.copy.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { pauseCardCopy as copy } from '../pause.copy.ts';
import { CardBody } from './CardBody.tsx';
import classes from './ManagePlan.module.css';

type Send = Pick<ViewPropsOf<typeof selectManagePlan>, 'send'>;

const reasonOf = ({ blocked, switchAhead: ahead, latestStart }: PauseCard, expected: string | null): string =>
  blocked !== null && Object.hasOwn(copy.blocked, blocked)
    ? copy.blocked[blocked as keyof typeof copy.blocked]({ expected, ahead, latestStart })
    : copy.otherBlock;

type Open = NonNullable<PauseCard['pause']>;

/** How a pause stands: with a plan that is ending, a running one may end before its days are over. */
function standingOf(pause: Open, lastDay: string | null): string {
  if (pause.state === 'PLANNED') return copy.planned(pause);
  return lastDay !== null && lastDay <= pause.to ? copy.toTheEnd(lastDay) : copy.running(pause);
}

/** The pause that is planned or runs, and how it ends. */
function OpenPause({
  pause,
  note,
  lastDay,
  send,
}: Send & { pause: Open; note: string | null; lastDay: string | null }) {
  const isPlanned = pause.state === 'PLANNED';
  return (
    <>
      <div className={classes.state}>
        <Text>{standingOf(pause, lastDay)}</Text>
        {note !== null && <Text>{note}</Text>}
      </div>
      <div className={classes.way}>
        <Button variant={isPlanned ? 'standard' : 'primary'} onClick={() => send({ type: 'end.requested' })}>
          {isPlanned ? copy.takeBack : copy.resume}
        </Button>
      </div>
    </>
  );
}

function FreeDays({ pause: { allowances, switchAhead }, send }: Send & { pause: PauseCard }) {
  const [now, ...later] = allowances;
  const note = noteAhead(switchAhead, copy.anyBesideSwitch);
  return (
    <>
      <Text>{copy.means}</Text>
      <Text tone="soft">
        {now && copy.left(now.days)} {later.map(({ days, from }) => copy.leftFrom(days, from)).join(' ')}
      </Text>
      {note !== null && <Text>{note}</Text>}
      <div className={classes.way}>
        <Button onClick={() => send({ type: 'pause.requested' })}>{copy.plan}</Button>
      </div>
    </>
  );
}

function EarlierPauses({ earlier }: Pick<PauseCard, 'earlier'>) {
  if (earlier.length === 0) return null;
  return (
    <details className={classes.more}>
      <summary>{copy.earlier}</summary>
      <ul className={classes.list}>
        {earlier.map(({ id, from, to }) => (
          <li key={id}>
            <Text type="murmur">
              <ShortDate date={from} /> {copy.to} <ShortDate date={to} />
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Days on which the plan rests: the pause that there is, or a way to plan one, and why there is none. */
export function PausePart({ model, send }: Pick<ViewPropsOf<typeof selectManagePlan>, 'model' | 'send'>) {
  const { pause, pauseStands, plan } = model;
  const news = pause?.news && copy.news[pause.news];
  const isOff = pause?.blocked === 'ENDING' && pause.pause?.state === 'PLANNED';
  return (
    <Card as="section" aria-labelledby="pauses">
      <h2 id="pauses">{copy.heading}</h2>
      <CardBody card="pause" words={copy} stands={pauseStands} send={send}>
        {pause && (
          <>
            {news && <Alert kind={news.kind}>{news.text}</Alert>}
            {pause.pause && isOff && <Text>{copy.off(pause.pause)}</Text>}
            {pause.pause && !isOff && (
              <OpenPause
                pause={pause.pause}
                note={plan?.lastDay ? null : switchNote(pause.switchAhead, pause.besideSwitch, copy.besideSwitch)}
                lastDay={plan?.lastDay ?? null}
                send={send}
              />
            )}
            {pause.blocked === null && <FreeDays pause={pause} send={send} />}
            {pause.blocked !== null && !pause.pause && <Text>{reasonOf(pause, plan?.expected ?? null)}</Text>}
            <EarlierPauses earlier={pause.earlier} />
          </>
        )}
      </CardBody>
    </Card>
  );
}
