import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { benefits, home } from '../../content/home.ts';
import { advertisedContract, advertisedPlans } from '../../content/plans.ts';
import { FlightLine } from '../../ui/art/FlightLine.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { useHeadingFocus } from '../../ui/PageHeading/heading-focus.ts';
import { PlanCard } from '../../ui/PlanCard/PlanCard.tsx';
import { LinkButton } from '../../ui/TextLink/LinkButton.tsx';
import classes from './Home.module.css';

const addressCheck = '/postcode-checker';

/** Scrolls to the place that the address names, also when the page was reached without loading (SH-07). */
function useAnchor() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}

function Hero() {
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
            <LinkButton variant="primary" to={addressCheck}>
              {home.check}
            </LinkButton>
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

function Benefits() {
  return (
    <section id="discover-broadband" className={classes.section} aria-labelledby="benefits-title">
      <div className={classes.head}>
        <h2 id="benefits-title" className={classes.sectionTitle}>
          {home.benefitsTitle}
        </h2>
        <p className={classes.lead}>{home.benefitsIntro}</p>
      </div>
      <ul className={classes.tiles}>
        {benefits.map(({ icon, tone, title, text }) => (
          <li key={title} className={classes.tile} data-tone={tone}>
            <span className={classes.tileIcon}>
              <Icon name={icon} size={24} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Plans() {
  return (
    <section id="full-fibre-speeds" className={classes.band} aria-labelledby="plans-title">
      <div className={classes.section}>
        <div className={classes.head}>
          <h2 id="plans-title" className={classes.sectionTitle}>
            {home.plansTitle}
          </h2>
          <p className={classes.lead}>{home.plansIntro}</p>
        </div>
        <div className={classes.plans}>
          {advertisedPlans.map((plan) => (
            <PlanCard
              key={plan.name}
              {...plan}
              terms={`${advertisedContract} month contract`}
              action={
                <LinkButton to={addressCheck} variant={plan.popular === true ? 'primary' : 'standard'}>
                  {home.planAction}
                </LinkButton>
              }
            />
          ))}
        </div>
      </div>
    </section>
  );
}

function Why() {
  return (
    <section id={`why-${brand.slug}-broadband`} className={classes.section} aria-labelledby="why-title">
      <div className={classes.why}>
        <div className={classes.whyWords}>
          <h2 id="why-title" className={classes.sectionTitle}>
            {home.whyTitle}
          </h2>
          {home.why.map((paragraph) => (
            <p key={paragraph} className={classes.lead}>
              {paragraph}
            </p>
          ))}
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
    </section>
  );
}

/** Broadband home. */
export function Home() {
  useAnchor();
  return (
    <>
      <title>{home.eyebrow}</title>
      <Hero />
      <Benefits />
      <Plans />
      <Why />
    </>
  );
}
