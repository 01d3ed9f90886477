import { Button } from '../../../src/ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import panel from '../side/panel.module.css';
import { actorName, leafNames, timeWords, toldEventWords } from '../side/told-words.ts';
import classes from './TimeBar.module.css';
import type { Inspector } from './use-inspector.ts';

/** Goes through the steps of the app that is looked at, and back to what is true now. */
export function TimeBar({ inspector }: { inspector: Inspector }) {
  const { steps, at, actors, entries, words, showStep, backToNow, follows, choose } = inspector;
  const last = steps.length - 1;
  const place = at === null ? last : steps.findLastIndex(({ serial }) => serial <= at);
  const step = steps[place];
  const go = (to: number) => {
    const next = steps[to];
    if (to >= last) backToNow();
    else if (next) showStep(next);
  };
  const owner = step && actors.find(({ actor }) => actor === step.actor);
  const isBusy = steps.length < 2;
  return (
    <div className={classes.bar} role="group" aria-label="Steps" data-past={at !== null || undefined}>
      <Button small disabled={isBusy || place <= 0} onClick={() => go(place - 1)}>
        <span aria-hidden>‹</span>
        <VisuallyHidden>One step back</VisuallyHidden>
      </Button>
      <input
        className={classes.range}
        type="range"
        aria-label="Step"
        aria-valuetext={
          step ? `${place + 1} of ${steps.length}: ${toldEventWords(step.event.type, words)}` : 'none yet'
        }
        min={0}
        max={Math.max(last, 0)}
        value={Math.max(place, 0)}
        disabled={isBusy}
        onChange={(event) => go(Number(event.currentTarget.value))}
      />
      <Button small disabled={at === null} onClick={() => go(place + 1)}>
        <span aria-hidden>›</span>
        <VisuallyHidden>One step on</VisuallyHidden>
      </Button>
      {at === null ? (
        <label className={panel.check}>
          <input
            type="checkbox"
            checked={follows}
            onChange={(event) => choose({ follows: event.currentTarget.checked, actorId: null })}
          />
          Follow the customer
        </label>
      ) : (
        <Button small variant="primary" onClick={backToNow}>
          Back to now
        </Button>
      )}
      <p className={classes.words} role="status">
        {at !== null && step && (
          <>
            Step {place + 1} of {steps.length}, {timeWords(step.at)}, page {step.page}:{' '}
            {owner && actorName(owner, entries, words)}, {toldEventWords(step.event.type, words)} →{' '}
            {owner && leafNames(owner, step.active, inspector)}
          </>
        )}
      </p>
    </div>
  );
}
