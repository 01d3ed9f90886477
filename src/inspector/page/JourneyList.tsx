import { useId } from 'react';
import type { Inspector } from './use-inspector.ts';
import classes from './JourneyList.module.css';
import panel from '../side/panel.module.css';

/** All journeys of the register: a list where there is room, a field to choose from elsewhere. */
export function JourneyList({ inspector }: { inspector: Inspector }) {
  const { entries, entry, actors, showJourney } = inspector;
  const id = useId();
  const runs = (machine: string) => actors.some((actor) => actor.machine === machine && !actor.isOver);
  return (
    <nav className={classes.journeys} aria-label="Journeys">
      <div className={classes.few}>
        <label htmlFor={id} className={panel.label}>
          Journey
        </label>
        <select
          id={id}
          className={panel.box}
          value={entry?.name ?? ''}
          onChange={(event) => showJourney(event.currentTarget.value)}
        >
          {entries.map(({ name, title, machine }) => (
            <option key={name} value={name}>
              {title}
              {runs(machine) ? ' · runs' : ''}
            </option>
          ))}
        </select>
      </div>
      <ul className={classes.list}>
        {entries.map(({ name, title, machine }) => (
          <li key={name}>
            <button
              type="button"
              className={classes.journey}
              aria-current={name === entry?.name ? 'page' : undefined}
              onClick={() => showJourney(name)}
            >
              {title}
              {runs(machine) && <span className={classes.runs}>runs</span>}
            </button>
          </li>
        ))}
      </ul>
      {entry && <p className={classes.errand}>{entry.errand}</p>}
    </nav>
  );
}
