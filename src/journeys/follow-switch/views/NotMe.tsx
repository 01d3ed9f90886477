import { comesFirst } from '../../../../machines/follow-switch/follow-switch.rules.ts';
import type { FollowSwitchModel } from '../../../../machines/follow-switch/follow-switch.selectors.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { followSwitchCopy } from '../follow-switch.copy.ts';
import classes from './FollowSwitch.module.css';

const copy = followSwitchCopy.FollowingDeparture;

type NotMeProps = {
  departure: NonNullable<FollowSwitchModel['departure']>;
  facts: FollowSwitchModel['facts'];
  onObjection: () => void;
};

/** “This wasn’t me”: what saying so does, or what has come of it. Nothing where there is nothing left to be stopped. */
export function NotMe({ departure, facts: { provider, completionDate }, onObjection }: NotMeProps) {
  const { objection, ownEnd, case: opened } = departure;
  if (opened)
    return (
      <section className={classes.section} aria-labelledby="switch-case">
        <h2 id="switch-case">{copy.case(opened.number)}</h2>
        {opened.closedAt === null ? (
          <Alert kind="warning">
            {(opened.providerAskedAt === null ? copy.caseWaits : copy.caseOpen)(provider)}
            {/* What becomes of a plan that ends before it, or has ended, its own part of the page says. */}
            {!comesFirst(ownEnd) && ` ${copy.caseMoves(completionDate)}`}
          </Alert>
        ) : (
          <Text>{copy.caseClosed}</Text>
        )}
      </section>
    );
  if (objection === null) return null;
  return (
    <section className={classes.section} aria-labelledby="not-me">
      <h2 id="not-me">{copy.notMe}</h2>
      <Text>{copy.notMeText[objection](provider)}</Text>
      <div className={classes.way}>
        <Button onClick={onObjection}>{copy.notMe}</Button>
      </div>
    </section>
  );
}
