import { useEffect, useState } from 'react';
import { leavesOf, screenOf, stateTitle } from '../chart-view/chart-facts.ts';
import { actorTree, type ActorTree } from '../inspection/inspection.ts';
import { entryOf } from '../live/standing.ts';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import classes from './NowPanel.module.css';
import { PageChoice } from './PageChoice.tsx';
import panel from './panel.module.css';
import { actorName, leafNames } from './told-words.ts';

/** A call that is not answered yet; how long it has taken is counted, but for an earlier step. */
function Waiting({ since, at }: { since: number; at: number | null }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - since) / 1000);
  return (
    <>
      waits for the answer
      {at === null && seconds > 0 && `, ${seconds} s by now`}
    </>
  );
}

type ActorsProps = { tree: readonly ActorTree[]; inspector: Inspector };

function Actors({ tree, inspector }: ActorsProps) {
  const { entries, words, actor: shown, showActor, at } = inspector;
  return (
    <ul className={classes.actors}>
      {tree
        .filter(({ actor }) => actor.machine !== null || !actor.isOver)
        .map(({ actor, children }) => {
          const name = actorName(actor, entries, words);
          const stands = actor.step ? (
            leafNames(actor, actor.step.active, inspector)
          ) : (
            <Waiting since={actor.at} at={at} />
          );
          return (
            <li key={actor.actor}>
              {entryOf(entries, actor) ? (
                <button
                  type="button"
                  className={`${panel.row} ${classes.actor}`}
                  aria-current={actor.actor === shown?.actor || undefined}
                  data-over={actor.isOver || undefined}
                  onClick={() => showActor(actor.actor)}
                >
                  <span className={classes.name}>{name}</span>
                  <span className={classes.stands}>
                    {actor.isOver && 'over: '}
                    {stands}
                  </span>
                </button>
              ) : (
                <span className={`${panel.row} ${classes.actor}`} data-still>
                  <span className={classes.name}>⚙ {name}</span>
                  <span className={classes.stands}>{stands}</span>
                </span>
              )}
              {children.length > 0 && <Actors tree={children} inspector={inspector} />}
            </li>
          );
        })}
    </ul>
  );
}

/** Which page is looked at, what it shows, and every machine and call that runs in it. */
export function NowPanel({ inspector, journey }: { inspector: Inspector; journey: DrawnJourney }) {
  const { app, actors, actor, words, at } = inspector;
  if (!app)
    return (
      <div className={panel.panel}>
        <p className={panel.quiet} role="status">
          No page of the site is open in this browser. Open one in another tab or window, and it shows up here.
        </p>
        <p>
          <a href="/postcode-checker" target="_blank" rel="noopener">
            Open the order in another tab
          </a>
        </p>
      </div>
    );
  const active = new Set(actor?.step?.active);
  const screen = screenOf(journey.chart, active);
  return (
    <div className={panel.panel}>
      <PageChoice inspector={inspector} />
      {actor?.step && (
        <dl className={panel.facts}>
          <dt>{at === null ? 'Stands at' : 'Stood at'}</dt>
          <dd>
            {leavesOf(journey.chart, active).map((state) => (
              <p key={state.id}>
                <strong>{stateTitle(state, words)}</strong> {state.description}
              </p>
            ))}
          </dd>
          <dt>Page</dt>
          <dd>{actor.step.page}</dd>
          <dt>View</dt>
          <dd>{screen?.view ?? 'the view of the machine that began this one'}</dd>
        </dl>
      )}
      <div>
        <h3 className={panel.title}>Machines and calls</h3>
        <Actors tree={actorTree(actors)} inspector={inspector} />
      </div>
    </div>
  );
}
