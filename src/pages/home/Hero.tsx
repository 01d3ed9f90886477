import { home } from '../content/home.ts';
import { FlightLine } from '../../ui/art/FlightLine.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useHeadingFocus } from '../../ui/PageHeading/heading-focus.ts';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import classes from './Hero.module.css';
import { PostcodeForm } from './PostcodeForm.tsx';

export function Hero() {
  const heading = useHeadingFocus();
  return (
    <section className={classes.hero}>
      <div className={classes.heroInside}>
        <div className={classes.promise}>
          <p className={classes.eyebrow}>{home.eyebrow}</p>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {home.title}
          </h1>
          <p className={classes.intro}>{home.intro}</p>
          <div className={classes.ways}>
            <PostcodeForm name="start" />
            <LinkButton variant="link" to="#full-fibre-speeds">
              {home.seePlans}
            </LinkButton>
          </div>
          <ul className={classes.facts}>
            {home.facts.map((fact) => (
              <li key={fact} className={classes.fact}>
                <Icon name="check" size={16} />
                {fact}
              </li>
            ))}
          </ul>
        </div>
        <div className={classes.art}>
          <FlightLine />
        </div>
      </div>
    </section>
  );
}
