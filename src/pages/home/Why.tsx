import { brand } from '../content/brand.ts';
import { home } from '../content/home.ts';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import { HomeSection } from './HomeSection.tsx';
import classes from './Why.module.css';

/** Two networks, one team, three steps (MK-03). */
export function Why() {
  const { whyMore } = home;
  return (
    <HomeSection id={`why-${brand.slug}-broadband`} title={home.whyTitle}>
      <div className={classes.why}>
        <div className={classes.whyWords}>
          {home.why.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <TextLink alone to={whyMore.to}>
              {whyMore.label}
            </TextLink>
          </p>
        </div>
        <ol className={classes.steps}>
          {home.steps.map(({ title, text }, index) => (
            <li key={title} className={classes.step}>
              <span className={classes.number} aria-hidden>
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </HomeSection>
  );
}
