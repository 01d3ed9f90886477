import { home } from '../content/home.ts';
import { advertisedContract, advertisedPlans } from '../content/plans.ts';
import { PlanCard } from '../../ui/PlanCard/PlanCard.tsx';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import { HomeSection } from './HomeSection.tsx';
import classes from './Plans.module.css';

/** The three plans, and what their speeds feel like. */
export function Plans() {
  return (
    <HomeSection isBand id="full-fibre-speeds" title={home.plansTitle} intro={home.plansIntro}>
      <div className={classes.plans}>
        {advertisedPlans.map((plan) => (
          <PlanCard
            key={plan.name}
            {...plan}
            terms={`${advertisedContract} month contract`}
            action={
              <LinkButton to="/postcode-checker" variant={plan.popular === true ? 'primary' : 'standard'}>
                {home.planAction}
              </LinkButton>
            }
          />
        ))}
      </div>
      <div className={classes.race}>
        <h3>{home.racesTitle}</h3>
        <dl className={classes.lanes}>
          {home.races.map(({ speed, minutes, bar }) => (
            <div key={speed} className={classes.lane} data-bar={bar}>
              <dt>{speed}</dt>
              <dd>{`about ${minutes} minutes`}</dd>
            </div>
          ))}
        </dl>
      </div>
    </HomeSection>
  );
}
