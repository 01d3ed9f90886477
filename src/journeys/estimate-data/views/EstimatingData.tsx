import { useId } from 'react';
import { paths } from '../../../../machines/shared/paths.ts';
import type {
  EstimateDataModel,
  selectEstimateData,
} from '../../../../machines/estimate-data/estimate-data.selectors.ts';
import { hourSteps } from '../../../../machines/estimate-data/estimate-data.rules.ts';
import type { Use } from '../../../../machines/estimate-data/estimate-data.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { TextLink } from '../../../ui/TextLink/TextLink.tsx';
import { estimateDataCopy } from '../estimate-data.copy.ts';
import classes from './EstimatingData.module.css';

const copy = estimateDataCopy.EstimatingData;

type HoursSliderProps = { use: Use; hours: number; onChange: (hours: number) => void };

/** A slider over the hours that can be chosen; what it says is read out in hours. */
function HoursSlider({ use, hours, onChange }: HoursSliderProps) {
  const id = useId();
  return (
    <div className={classes.use}>
      <label htmlFor={id}>{copy.uses[use]}</label>
      <output htmlFor={id} className={classes.hours}>
        {copy.inAWeek(hours)}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={hourSteps.length - 1}
        step={1}
        value={Math.max(
          0,
          hourSteps.findIndex((step) => step === hours),
        )}
        aria-valuetext={copy.inAWeek(hours)}
        className={classes.slider}
        onChange={({ target }) => onChange(hourSteps[target.valueAsNumber] ?? 0)}
      />
    </div>
  );
}

/** Which plan has enough; while nothing is said of the week, the smallest is. */
function Recommendation({ model: { plan, isAnything } }: { model: EstimateDataModel }) {
  if (!plan || !isAnything) return null;
  return (
    <div className={classes.plan}>
      <p className={classes.planName}>{copy.plan(plan.name)}</p>
      <p>{copy.planPrice(plan.priceInPence, plan.days)}</p>
      <p className={classes.soft}>{plan.dataInGb === null ? copy.unlimited : copy.spare}</p>
      <TextLink alone to={`${paths.buySimPlan}?plan=${plan.id}`}>
        {copy.buy(plan.name)}
      </TextLink>
    </div>
  );
}

/** Sliders for a week, and beside them what it comes to. */
export function EstimatingData({ model, send }: ViewPropsOf<typeof selectEstimateData>) {
  const { hours, isAnything, megabytes, isLoading, isNotLoaded } = model;
  return (
    <section aria-labelledby="estimate" className={classes.estimate}>
      <div className={classes.week}>
        <h2 id="estimate">{copy.heading}</h2>
        <p>{copy.intro}</p>
        <div className={classes.uses}>
          {hours.map((each) => (
            <HoursSlider
              key={each.use}
              {...each}
              onChange={(chosen) => send({ type: 'hours.changed', use: each.use, hours: chosen })}
            />
          ))}
        </div>
        <div className={classes.clear}>
          <Button variant="link" onClick={() => send({ type: 'hours.cleared' })}>
            {copy.clear}
          </Button>
        </div>
      </div>
      <div className={classes.result}>
        <h3>{copy.result}</h3>
        <p role="status" className={classes.need}>
          {copy.need(megabytes)}
        </p>
        {!isAnything && <p>{copy.start}</p>}
        <Recommendation model={model} />
        {isAnything && isLoading && <p className={classes.soft}>{copy.loading}</p>}
        {isNotLoaded && (
          <p role="alert">
            {copy.notLoaded}{' '}
            <Button variant="link" onClick={() => send({ type: 'retry.requested' })}>
              {copy.retry}
            </Button>
          </p>
        )}
        <TextLink alone to="/sim-only-deals#plans">
          {copy.compare}
        </TextLink>
      </div>
    </section>
  );
}
