import { useInRouterContext } from 'react-router-dom';
import { TextLink } from '../../../src/ui/TextLink/TextLink.tsx';
import { JourneyChoice } from './JourneyChoice.tsx';
import classes from './JourneyList.module.css';
import type { Inspector } from './use-inspector.ts';

/** All journeys of the register, with what runs now. */
export function JourneyList({ inspector }: { inspector: Inspector }) {
  const { entries, entry, actors, showJourney } = inspector;
  // The panel beside a page stands outside the app: what it opens must not take the page's place.
  const isPage = useInRouterContext();
  const runs = (machine: string) => actors.some((actor) => actor.machine === machine && !actor.isOver);
  return (
    <JourneyChoice
      journeys={entries.map(({ name, title, machine }) => ({ name, title, note: runs(machine) ? 'runs' : null }))}
      current={entry?.name}
      onChoose={showJourney}
      above={
        entry && (
          <div className={classes.others}>
            <TextLink to={`/inspector?words=${entry.name}`} newTab={!isPage}>
              Every word
            </TextLink>
            <TextLink to={`/inspector?compare=${entry.name}`} newTab={!isPage}>
              Compare versions
            </TextLink>
          </div>
        )
      }
      below={entry && <p className={classes.errand}>{entry.errand}</p>}
    />
  );
}
