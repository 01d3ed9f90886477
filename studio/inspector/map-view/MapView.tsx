import { useCallback, useMemo, useState } from 'react';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import type { Place } from '../../map/journey-map.types.ts';
import type { MapNames } from '../../map/map-words.ts';
import { leavesOf, stateTitle } from '../chart-view/chart-facts.ts';
import type { Marks } from '../chart-view/ChartPicture.tsx';
import { useAnswer } from '../page/use-answer.ts';
import type { Inspector, Selection } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import { MapCards } from './MapCards.tsx';
import { pageOn, standingOn, withErrand } from './on-map.ts';
import { PageStates } from './PageStates.tsx';

type MapViewProps = {
  inspector: Inspector;
  journey: DrawnJourney;
  marks: Marks;
  label: string;
  /** The page that is opened, by its place's id; null: the whole map. */
  opened: string | null;
  onOpen: (place: string | null) => void;
  /** Asked to see a state or a transition in the whole chart. */
  onChart: (selection: Selection) => void;
};

const noCopy = {};

/** A journey as its pages in the customer's order; a page that is opened shows its states, and what is folded into it. */
export function MapView({ inspector, journey, marks, label, opened, onOpen, onChart }: MapViewProps) {
  const { parts, words, entries, entry, showJourney } = inspector;
  const { chart } = journey;
  const name = entry?.name ?? '';
  const errand = entry?.errand ?? '';
  const map = useMemo(() => withErrand(journey.map, errand), [journey.map, errand]);
  const { value: copy, mistake } = useAnswer(useCallback(() => parts.layers.copyOf(name), [parts, name]));
  const names = useMemo(
    (): MapNames => ({ copy: copy ?? noCopy, journeys: new Map(entries.map((one) => [one.name, one.title])) }),
    [copy, entries],
  );
  const standing = useMemo(() => standingOn(map, leavesOf(chart, marks.lit)), [map, chart, marks.lit]);
  const page = pageOn(map, opened);
  const [from, setFrom] = useState<string | null>(null);

  // Whoever looks at the page that the customer is on goes on with them.
  const standsIn = standing?.place ?? null;
  const [stoodIn, setStoodIn] = useState(standsIn);
  if (stoodIn !== standsIn) {
    setStoodIn(standsIn);
    if (opened !== null && opened === stoodIn && standsIn !== null) onOpen(standsIn);
  }

  function open({ id, kind, name, states: [state = ''] }: Place): void {
    if (kind === 'errand') showJourney(name);
    else if (kind === 'end') onChart({ kind: 'state', id: state });
    else onOpen(id);
  }
  if (copy === null && mistake === null) return <LazyLoader />;
  return page === null ? (
    <MapCards
      key={name}
      map={map}
      names={names}
      marks={marks}
      standing={standing}
      here={standing ? stateTitle(standing.state, words) : ''}
      label={label}
      from={from}
      onOpen={open}
    />
  ) : (
    <PageStates
      key={page.place.id}
      inspector={inspector}
      chart={chart}
      page={page}
      names={names}
      marks={marks}
      onOpen={open}
      onBack={() => {
        setFrom(page.place.id);
        onOpen(null);
      }}
      onChart={onChart}
    />
  );
}
