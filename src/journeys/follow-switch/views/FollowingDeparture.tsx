import { comesFirst } from '../../../../machines/follow-switch/follow-switch.rules.ts';
import type {
  FollowSwitchModel,
  selectFollowSwitch,
} from '../../../../machines/follow-switch/follow-switch.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { chatLink } from '../../../pages/content/chat-link.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { Column } from '../../../ui/Column/Column.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { WaysOn } from '../../../ui/WaysOn/WaysOn.tsx';
import { followSwitchCopy } from '../follow-switch.copy.ts';
import { DepartureCosts } from './DepartureCosts.tsx';
import classes from './FollowSwitch.module.css';
import { NotMe } from './NotMe.tsx';
import { OwnEnd } from './OwnEnd.tsx';

const copy = followSwitchCopy.FollowingDeparture;

type Departure = NonNullable<FollowSwitchModel['departure']>;

/** How it stands, in sentences. */
function bodyOf(
  { standing, isOverdue, ownEnd, validUntil: until }: Departure,
  facts: FollowSwitchModel['facts'],
): string {
  const { provider, completionDate: day } = facts;
  const words = copy.standings[standing];
  if (day !== null && ownEnd?.isOver && words.overBody) return words.overBody(provider, day);
  if (day !== null && isOverdue && words.overdue) return words.overdue.body(provider, day);
  return words.body({ provider, day, until });
}

/** How a switch to another provider stands: what ends, what it costs, what comes back, and what to do if it wasn't them (SW-12). */
export function FollowingDeparture({ model, send }: ViewPropsOf<typeof selectFollowSwitch>) {
  const { departure, facts, told } = model;
  if (!departure) return null;
  const { standing, isOverdue, hasDetails, ownEnd } = departure;
  const { provider } = facts;
  const words = copy.standings[standing];
  // One that comes after the switch gives way to it.
  const endsApart = ownEnd !== null && (standing !== 'coming' || comesFirst(ownEnd));
  const overdue = isOverdue ? words.overdue : undefined;
  const heading = (endsApart ? words.ownHeading : overdue?.heading) ?? words.heading;
  const goesOn = overdue?.goesOn ?? words.goesOn;
  const body = [bodyOf(departure, facts), ...(ownEnd || !goesOn ? [] : [goesOn])];
  return (
    <Column>
      <PageTitle>{words.title}</PageTitle>
      <PageHeading>{heading(provider)}</PageHeading>
      <div className={classes.part}>
        {told && <Alert kind={told === 'overAlready' ? 'warning' : 'success'}>{copy.told[told]}</Alert>}
        <Card tone="turquoise">
          <Text>{body.join(' ')}</Text>
        </Card>
        {hasDetails && (
          <div className={classes.way}>
            <Button onClick={() => send({ type: 'details.requested' })}>{copy.details}</Button>
          </div>
        )}
      </div>
      <OwnEnd departure={departure} />
      <NotMe departure={departure} facts={facts} onObjection={() => send({ type: 'objection.requested' })} />
      {departure.end && <DepartureCosts departure={departure} end={departure.end} address={facts.address} />}
      <div className={classes.section}>
        <WaysOn>
          {(standing === 'moved' || ownEnd?.isOver) && <LinkButton to={paths.bills}>{copy.bills}</LinkButton>}
          {standing === 'unknown' && (
            <LinkButton to={chatLink} replace>
              {copy.chat}
            </LinkButton>
          )}
          <LinkButton to={paths.dashboard}>{copy.dashboard}</LinkButton>
        </WaysOn>
      </div>
    </Column>
  );
}
