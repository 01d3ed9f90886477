import type { FollowSwitchModel } from '../../../../machines/follow-switch/follow-switch.selectors.ts';
import { paths } from '../../../../machines/shared/paths.ts';
import { longDate } from '../../../ui/format/date.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { LinkButton } from '../../../ui/TextLink/LinkButton.tsx';
import { followSwitchCopy } from '../follow-switch.copy.ts';
import classes from './FollowSwitch.module.css';

const copy = followSwitchCopy.FollowingDeparture.ownEnd;

type Departure = NonNullable<FollowSwitchModel['departure']>;

function textOf({ standing }: Departure, { hasGap, isOver, why }: NonNullable<Departure['ownEnd']>) {
  if (isOver) return Object.hasOwn(copy.overText, why) ? copy.overText[why] : copy.overAnyhow;
  if (hasGap) return copy.gapText;
  return standing === 'asked' || standing === 'coming' ? copy.firstText : copy.stillText;
}

/** The end that a plan has whatever becomes of the switch, and the way to keep the plan while that can be. */
export function OwnEnd({ departure }: { departure: Departure }) {
  const { ownEnd, planId } = departure;
  if (!ownEnd) return null;
  const { takeBackUntil } = ownEnd;
  return (
    <section className={classes.section} aria-labelledby="own-end">
      <h2 id="own-end">{ownEnd.isOver ? copy.over : copy.heading}</h2>
      <Text>{textOf(departure, ownEnd)(longDate(ownEnd.lastDay))}</Text>
      {takeBackUntil !== null && (
        <>
          <Text>{copy.keepText(longDate(takeBackUntil))}</Text>
          <div className={classes.way}>
            <LinkButton to={`${paths.plans}/${planId}/leave`}>{copy.keep}</LinkButton>
          </div>
        </>
      )}
    </section>
  );
}
