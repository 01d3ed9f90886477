import type {
  BoostCard,
  ManagePlanModel,
  selectManagePlan,
} from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { speed } from '../../../ui/format/speed.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { type AroundBoosts, managePlanCopy } from '../manage-plan.copy.ts';
import { CardBody, NotDone } from './CardBody.tsx';
import classes from './ManagePlan.module.css';

const { boost: copy } = managePlanCopy.ManagePlan;

type Send = Pick<ViewPropsOf<typeof selectManagePlan>, 'send'>;

const reasonOf = (blocked: string, around: AroundBoosts): string =>
  Object.hasOwn(copy.blocked, blocked) ? copy.blocked[blocked as keyof typeof copy.blocked](around) : copy.otherBlock;

function EarlierBoosts({ earlier }: Pick<BoostCard, 'earlier'>) {
  if (earlier.length === 0) return null;
  return (
    <details className={classes.more}>
      <summary>{copy.earlier}</summary>
      <ul className={classes.list}>
        {earlier.map(({ id, startedAt, speedInMbps }) => (
          <li key={id}>
            <Text type="murmur">
              {longDate(startedAt)}, {speed(speedInMbps)}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ShownBoosts({ boost, around, send }: Send & { boost: BoostCard; around: AroundBoosts }) {
  const { boostedSpeedInMbps: faster, boost: running, blocked } = boost;
  const isPossible = blocked === null && faster !== null;
  return (
    <>
      {boost.news && <Alert kind={boost.news === 'started' ? 'success' : 'warning'}>{copy.news[boost.news]}</Alert>}
      {running && (
        <div className={classes.state}>
          <Text>{copy.runs(running.speedInMbps, running.until)}</Text>
        </div>
      )}
      {isPossible && <Text>{copy.means(boost.speedInMbps, faster)}</Text>}
      {blocked !== null && !running && <Text>{reasonOf(blocked, around)}</Text>}
      {(isPossible || running) && (
        <Text tone="soft">
          {copy.left(boost.leftThisMonth)} {copy.resets(boost.resetsOn)}
        </Text>
      )}
      {isPossible && (
        <div className={classes.way}>
          <Button variant="primary" loading={boost.isStarting} onClick={() => send({ type: 'boost.requested' })}>
            {copy.start(faster)}
          </Button>
        </div>
      )}
      {boost.isNotStarted && (
        <NotDone card="boost" of={copy.heading} send={send}>
          {copy.notStarted}
        </NotDone>
      )}
      <EarlierBoosts earlier={boost.earlier} />
    </>
  );
}

const aroundOf = ({ plan, pause }: ManagePlanModel, { resetsOn }: BoostCard): AroundBoosts => ({
  resetsOn,
  expected: plan?.expected ?? null,
  pause: pause?.pause ?? null,
});

/** Hours at the next faster speed: how many are left, which one runs, and one press for another. */
export function BoostPart({ model, send }: Pick<ViewPropsOf<typeof selectManagePlan>, 'model' | 'send'>) {
  const { boost, boostStands } = model;
  return (
    <Card as="section" aria-labelledby="boosts">
      <h2 id="boosts">{copy.heading}</h2>
      <CardBody card="boost" words={copy} stands={boostStands} send={send}>
        {boost && <ShownBoosts boost={boost} around={aroundOf(model, boost)} send={send} />}
      </CardBody>
    </Card>
  );
}
