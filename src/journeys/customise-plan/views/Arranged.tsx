import { paths } from '../../../../machines/shared/paths.ts';
import { AnyIcon } from '../../../ui/AnyIcon/AnyIcon.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { customisePlanCopy } from '../customise-plan.copy.ts';
import type { selectCustomisePlan } from '../../../../machines/customise-plan/customise-plan.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './options.module.css';

const copy = customisePlanCopy.CustomisingPlan;

/** What nobody chooses here: the day, where the in-home visit decides it (CU-03), and the old broadband, with the way to it (SW-01). */
export function Arranged({ model }: Pick<ViewPropsOf<typeof selectCustomisePlan>, 'model'>) {
  const { isDateFree, isSwitchable, switchingFrom } = model;
  if (isDateFree && !isSwitchable) return null;
  const [words, link] =
    switchingFrom === null
      ? [copy.switchText, copy.switchLink]
      : [copy.switchSetUpText(switchingFrom), copy.switchSetUpLink];
  return (
    <section className={classes.group} aria-labelledby="arranged">
      <h2 className={classes.legend} id="arranged">
        {copy.arranged}
      </h2>
      <ul className={classes.arranged}>
        {!isDateFree && (
          <li className={classes.fact}>
            <AnyIcon name="calendar" size={24} />
            {copy.dateByVisit}
          </li>
        )}
        {isSwitchable && (
          <li className={classes.fact}>
            <AnyIcon name="swap" size={24} />
            <div>
              <p>{words}</p>
              <TextLink alone to={paths.switch}>
                {link}
              </TextLink>
            </div>
          </li>
        )}
      </ul>
    </section>
  );
}
