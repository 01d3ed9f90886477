import { useCallback, useMemo } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { titleOf, type MapNames } from '../../map/map-words.ts';
import { ShownPlace } from '../layers/ShownPlace.tsx';
import { placesOn } from '../map-view/on-map.ts';
import { useAnswer } from '../page/use-answer.ts';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import panel from '../side/panel.module.css';
import classes from './FunnelPanel.module.css';
import { EmptyFunnel } from './EmptyFunnel.tsx';
import { funnelMarks, most, mostLeft } from './funnel-marks.ts';
import { againstWords, isEnd, lengthOf, number, sumsAt, totalWords } from './funnel-words.ts';
import type { Funnel, PlaceSums } from './funnel.types.ts';

type Named = (place: string | null) => string;

/** "−3", "+12", "±0" beside what it differs by. */
function Difference({ now, then }: { now: number; then: number | undefined }) {
  if (then === undefined) return null;
  const difference = now - then;
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '±';
  return (
    <span className={classes.difference}>
      {' '}
      {sign}
      {number(Math.abs(difference))}
    </span>
  );
}

const columns = [
  ['came', 'Came'],
  ['wentOn', 'Went on'],
  ['left', 'Left'],
  ['stillThere', 'Still there'],
] as const satisfies readonly [keyof PlaceSums, string][];

type PlacesProps = TableProps & { places: readonly string[]; losing: ReadonlySet<string> };

function Places({ sums, other, places, losing, named }: PlacesProps) {
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>By page</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          {columns.map(([key, name]) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Median stay</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => {
          const here = sumsAt(sums, place);
          const there = other && sumsAt(other, place);
          return (
            <tr key={place}>
              <th scope="row">
                {named(place)}
                {losing.has(place) && (
                  <span className={classes.most}>
                    <span aria-hidden>▼ </span>
                    {most}
                  </span>
                )}
              </th>
              {columns.map(([key]) => (
                <td key={key}>
                  {isEnd(place) && key !== 'came' ? (
                    '–'
                  ) : (
                    <>
                      {number(here[key])}
                      <Difference now={here[key]} then={there?.[key]} />
                    </>
                  )}
                </td>
              ))}
              <td>
                {here.medianSeconds === null ? '–' : lengthOf(here.medianSeconds)}
                {typeof there?.medianSeconds === 'number' && (
                  <span className={classes.difference}> against {lengthOf(there.medianSeconds)}</span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type TableProps = { sums: Funnel; other: Funnel | null; named: Named };

function Moves({ sums, other, named }: TableProps) {
  const byCount = sums.moves.toSorted((one, two) => two.count - one.count);
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>By arrow, the busiest first</caption>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">To</th>
          <th scope="col">Went</th>
        </tr>
      </thead>
      <tbody>
        {byCount.map(({ from, to, count }) => (
          <tr key={`${from} ${to}`}>
            <td>{named(from)}</td>
            <td>{named(to)}</td>
            <td>
              {number(count)}
              <Difference
                now={count}
                then={
                  other?.moves.find((move) => move.from === from && move.to === to)?.count ?? (other ? 0 : undefined)
                }
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The funnel of a journey as two tables: its pages, those that are folded away among them, and all ways between them. */
export function FunnelPanel({ inspector, journey }: { inspector: Inspector; journey: DrawnJourney }) {
  const { funnel, funnelOf, parts, entries, entry } = inspector;
  const { sums, other, isThere, mistake } = funnel;
  const name = entry?.name ?? '';
  const marks = useMemo(() => funnelMarks(journey.map, { sums, other }), [journey, sums, other]);
  const { value: copy } = useAnswer(useCallback(() => parts.layers.copyOf(name), [parts, name]));
  if (mistake !== null) return <Alert kind="error" title={mistake} />;
  if ((!isThere && sums === null) || copy === null) return null;
  if (sums === null || sums.runs === 0) return <EmptyFunnel sums={sums} />;
  const names: MapNames = { copy, journeys: new Map(entries.map((one) => [one.name, one.title])) };
  const places = journey.map.cards.flatMap(placesOn);
  const titles = new Map(places.map((place) => [place.id, titleOf(place, names)]));
  const named: Named = (place) => (place === null ? 'The start' : (titles.get(place) ?? place));
  const counted = places
    .map(({ id }) => id)
    .filter((id) => [sums, other].some((one) => one && sumsAt(one, id).came > 0));
  return (
    <div className={panel.panel}>
      <h3 className={panel.title}>{totalWords(sums)}</h3>
      <ShownPlace inspector={inspector} journey={journey} marks={marks} />
      {other !== null && funnelOf.against !== null && (
        <p className={panel.quiet}>
          Beside each number stands how it differs from {againstWords(funnelOf.against, funnelOf.period)}.
        </p>
      )}
      {/* What scrolls has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroll} role="region" aria-label="The funnel by page" tabIndex={0}>
        <Places sums={sums} other={other} places={counted} losing={mostLeft(sums, journey.map)} named={named} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroll} role="region" aria-label="The funnel by arrow" tabIndex={0}>
        <Moves sums={sums} other={other} named={named} />
      </div>
      <p className={panel.quiet}>
        A run is a journey from its start to where it stopped. Whoever does nothing for half an hour has left. Only
        customers who have agreed to being counted are in it.
      </p>
    </div>
  );
}
