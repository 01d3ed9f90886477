import { paths } from '../../../../machines/shared/paths.ts';
import { Text } from '../../../ui/Text/Text.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import classes from './options.module.css';

const copy = customisePlanCopy.CustomisingPlan;

/** What happens to the old broadband, and the way to change it (SW-01). */
export function OldBroadband({ switchingFrom }: { switchingFrom: string | null }) {
  const [heading, words, link] =
    switchingFrom === null
      ? [copy.switch, copy.switchText, copy.switchLink]
      : [copy.switchSetUp, copy.switchSetUpText(switchingFrom), copy.switchSetUpLink];
  return (
    <div className={classes.group}>
      <h2 className={classes.legend}>{heading}</h2>
      <Text>{words}</Text>
      <TextLink alone to={paths.switch}>
        {link}
      </TextLink>
    </div>
  );
}
