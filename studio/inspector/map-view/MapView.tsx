import type { Selection } from '../../charts/chart.types.ts';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import type { Place } from '../../map/journey-map.types.ts';
import type { MapNames } from '../../map/map-words.ts';
import { leavesOf, stateTitle } from '../chart-view/chart-facts.ts';
import { cardMarkOf } from '../funnel/funnel-marks.ts';
import type { Marks } from '../chart-view/ChartPicture.tsx';
import type { LayerMarks } from '../layers/layers.types.ts';
import { useAnswer } from '../page/use-answer.ts';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import { useScreens } from '../screens/use-screens.ts';
import type { AskedFocus } from './asked-focus.ts';
import { cardMark } from './card-marks.ts';
import { MapCards } from './MapCards.tsx';
import { cardOf, isPage, pageOn, standingOn, withErrand } from './on-map.ts';
import { PageStates } from './PageStates.tsx';

type MapViewProps = {
  inspector: Inspector;
  journey: DrawnJourney;
  marks: Marks;
  over: LayerMarks;
  /** Pages are shown as customers see them. */
  hasScreens: boolean;
  label: string;
  /** The page that is opened, by its place's id; null: the whole map. */
  opened: string | null;
  onOpen: (place: string | null) => void;
  asked: AskedFocus;
  /** Asked to see a state or a transition in the whole chart. */
  onChart: (selection: Selection) => void;
};

const noCopy = {};

/** A journey as its pages in the customer's order; a page that is opened shows its states, and what is folded into it. */
export function MapView({
  inspector,
  journey,
  marks,
  over,
  hasScreens,
  label,
  opened,
  onOpen,
  asked,
  onChart,
}: MapViewProps) {
  const { parts, words, entries, entry, layer, showJourney } = inspector;
  const { chart } = journey;
  const name = entry?.name ?? '';
  const errand = entry?.errand ?? '';
  const map = useMemo(() => withErrand(journey.map, errand), [journey.map, errand]);
  const { value: copy, mistake } = useAnswer(useCallback(() => parts.layers.copyOf(name), [parts, name]));
  const screens = useScreens(parts.screens, name, hasScreens);
  const names = useMemo(
    (): MapNames => ({ copy: copy ?? noCopy, journeys: new Map(entries.map((one) => [one.name, one.title])) }),
    [copy, entries],
  );
  const standing = useMemo(() => standingOn(map, leavesOf(chart, marks.lit)), [map, chart, marks.lit]);
  const { sums } = inspector.funnel;
  const markOf = useCallback(
    (places: readonly Place[]) =>
      sums === null ? cardMark(places, chart, layer, over) : cardMarkOf(sums, map, places),
    [chart, layer, over, sums, map],
  );
  const page = pageOn(map, opened);
  const root = useRef<HTMLDivElement>(null);

  // Whoever looks at the page that the customer is on goes on with them.
  const standsIn = standing && isPage(standing) ? standing.place : null;
  // The page before: between two of them the customer may be on none.
  const stoodIn = useRef<string | null>(null);
  useEffect(() => {
    const before = stoodIn.current;
    if (standsIn === null || standsIn === before) return;
    stoodIn.current = standsIn;
    if (opened === null || opened !== before) return;
    // Whoever is on the page that goes away would be nowhere.
    if (root.current?.matches(':focus-within')) asked.ask('page');
    onOpen(standsIn);
  }, [standsIn, opened, onOpen, asked]);

  function open(place: Place): void {
    const { id, kind, name, states } = place;
    if (kind === 'errand') {
      asked.ask('map');
      showJourney(name);
    } else if (isPage(place)) {
      asked.ask('page');
      onOpen(id);
    } else showChart({ kind: 'state', id: states[0] ?? '' });
  }
  function showChart(selection: Selection): void {
    asked.ask('chart');
    onChart(selection);
  }
  if (copy === null && mistake === null) return <LazyLoader />;
  return page === null ? (
    <MapCards
      map={map}
      names={names}
      marks={marks}
      over={over}
      markOf={markOf}
      funnel={inspector.funnel}
      pictured={journey.pictured}
      screens={screens}
      standing={standing}
      here={standing ? stateTitle(standing.state, words) : ''}
      label={label}
      asked={asked}
      onOpen={open}
    />
  ) : (
    <PageStates
      key={page.place.id}
      root={root}
      asked={asked}
      inspector={inspector}
      chart={chart}
      page={page}
      names={names}
      screens={journey.pictured.has(page.place.id) ? screens : null}
      marks={marks}
      over={over}
      onOpen={open}
      onBack={() => {
        asked.ask(cardOf(map, page.place.id));
        onOpen(null);
      }}
      onChart={showChart}
    />
  );
}
