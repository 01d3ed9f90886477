import { useMemo, type Ref } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { Chart, Selection } from '../../charts/chart.types.ts';
import type { Place } from '../../map/journey-map.types.ts';
import { titleOf, type MapNames } from '../../map/map-words.ts';
import { pageChart } from '../../map/page-chart.ts';
import type { Marks } from '../chart-view/ChartPicture.tsx';
import { DrawnChart } from '../chart-view/DrawnChart.tsx';
import type { LayerMarks } from '../layers/layers.types.ts';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnScreens } from '../../screens/screens-data.ts';
import { ScreenPicture } from '../screens/ScreenPicture.tsx';
import { useAskedFocus, type AskedFocus } from './asked-focus.ts';
import type { OpenedPage } from './on-map.ts';
import classes from './PageStates.module.css';
import { SideWays } from './SideWays.tsx';

type PageStatesProps = {
  inspector: Inspector;
  chart: Chart;
  page: OpenedPage;
  names: MapNames;
  /** What customers see, the page among it; null where that is not shown. */
  screens: DrawnScreens | null;
  marks: Marks;
  over: LayerMarks;
  root: Ref<HTMLDivElement>;
  asked: AskedFocus;
  /** Asked to open another page. */
  onOpen: (place: Place) => void;
  /** Asked for all pages again. */
  onBack: () => void;
  /** Asked to see a state in the whole chart. */
  onChart: (selection: Selection) => void;
};

/** A page of the map, opened: its states and where they lead, and what is folded into its card. */
export function PageStates({
  inspector,
  chart,
  page,
  names,
  screens,
  marks,
  over,
  root,
  asked,
  onOpen,
  onBack,
  onChart,
}: PageStatesProps) {
  const { parts, words, choose } = inspector;
  const { place, wrong = [], others = [] } = page;
  const heading = useAskedFocus(asked, 'page');
  const states = useMemo(() => pageChart(chart, page), [chart, page]);
  const title = titleOf(place, names);
  return (
    <div ref={root} className={classes.page}>
      <div className={classes.head}>
        <Button small onClick={onBack}>
          ‹ All pages
        </Button>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
        <Button small onClick={() => onChart({ kind: 'state', id: place.states[0] ?? place.id })}>
          Whole chart
        </Button>
      </div>
      <p className={classes.sentence}>{place.sentence}</p>
      <div className={classes.states}>
        <DrawnChart
          draw={parts.draw}
          chart={states}
          words={words}
          marks={marks}
          over={over}
          label={`${title}, its states`}
          onSelect={(selection) => choose({ selection })}
          target={null}
        />
        {screens !== null && <ScreenPicture screens={screens} place={place.id} size="page" />}
      </div>
      {wrong.length + others.length > 0 && (
        // What scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={classes.sides} role="region" aria-label={`Beside “${title}”`} tabIndex={0}>
          <SideWays title="How this can go wrong" ways={wrong} names={names} onOpen={onOpen} />
          <SideWays title="Other ways" ways={others} names={names} onOpen={onOpen} />
        </div>
      )}
    </div>
  );
}
