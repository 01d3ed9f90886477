import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import classes from './Persona.module.css';

/** What somebody came for, and the journeys on their way, in order: what they do in the one that is shown, and a way to each. */
export function PersonaWay({ inspector }: { inspector: Inspector }) {
  const { persona: known, entries, entry, showJourney } = inspector;
  const { persona, mistake } = known;
  if (persona === null) return null;
  const { name, errand, legs } = persona;
  const here = legs.findIndex(({ journey }) => journey === entry?.name);
  const titleOf = (journey: string): string => entries.find((one) => one.name === journey)?.title ?? journey;
  return (
    <section className={classes.way} aria-label={`${name}’s way`}>
      <p>
        {errand}{' '}
        <span role="status">
          {here < 0
            ? `${name} does not come by here as such.`
            : `Here, in step ${here + 1} of ${legs.length}, ${name} ${legs[here]?.does}.`}
        </span>
      </p>
      <ol className={classes.legs}>
        {legs.map(({ journey }, index) => (
          <li key={journey}>
            <button
              type="button"
              className={classes.leg}
              aria-current={index === here ? 'step' : undefined}
              onClick={() => showJourney(journey)}
            >
              {titleOf(journey)}
            </button>
          </li>
        ))}
      </ol>
      {mistake !== null && <Alert kind="error" title={mistake} />}
    </section>
  );
}
