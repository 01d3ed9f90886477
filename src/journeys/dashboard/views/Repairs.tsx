import type { DashboardModel, RepairLine } from '../../../../machines/dashboard/dashboard.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { Card } from '../../../ui/Card/Card.tsx';
import { longDate } from '../../../ui/format/date.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { Unbroken } from '../../../ui/Unbroken/Unbroken.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';

const { repairs: copy } = dashboardCopy.Dashboard;

const stateOf = (state: string): string =>
  (Object.hasOwn(copy.states, state) ? copy.states[state] : undefined) ?? copy.otherState;

function byWhen({ repairBy, isLate }: RepairLine): string {
  if (repairBy === null) return copy.noDay;
  return (isLate ? copy.late : copy.promised)(longDate(repairBy));
}

function Repair({ repair }: { repair: RepairLine }) {
  const { planId, planName, address, state, expectedRepair, visit } = repair;
  return (
    <li>
      <Text>
        <strong>{planName}</strong>, <Unbroken>{address}</Unbroken>
      </Text>
      <Text>
        {stateOf(state)} {byWhen(repair)}
      </Text>
      {expectedRepair !== null && <Text>{copy.expected(longDate(expectedRepair))}</Text>}
      {visit && <Text>{(visit.isAtHome ? copy.atHome : copy.outside)(longDate(visit.date), visit.time)}</Text>}
      <TextLink alone to={`${paths.plans}/${planId}/fault`}>
        {copy.open}
        <VisuallyHidden>
          , {planName}, {address}
        </VisuallyHidden>
      </TextLink>
    </li>
  );
}

/** What is being repaired, what we do about it and by when; nothing where all works as far as we know (DB-01). */
export function Repairs({ repairs }: Pick<DashboardModel, 'repairs'>) {
  if (repairs.length === 0) return null;
  return (
    <Card as="section" tone="turquoise" aria-labelledby="repairs">
      <h2 id="repairs">{copy.heading}</h2>
      <ul className={classes.past}>
        {repairs.map((repair) => (
          <Repair key={repair.planId} repair={repair} />
        ))}
      </ul>
    </Card>
  );
}
