import type { Selection } from '../../charts/chart.types.ts';
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import type { DrawnJourney } from '../register/register.types.ts';
import { FunnelChoices } from '../funnel/FunnelChoices.tsx';
import { funnelMarks } from '../funnel/funnel-marks.ts';
import { marksOf } from '../layers/layer-marks.ts';
import { askedFocus, useAskedFocus } from '../map-view/asked-focus.ts';
import { MapView } from '../map-view/MapView.tsx';
import { LayerChoice } from '../layers/LayerChoice.tsx';
import { Choice } from '../../kit/Choice.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import { PersonaChoice } from '../persona/PersonaChoice.tsx';
import { PersonaWay } from '../persona/PersonaWay.tsx';
import { wayMarks } from '../persona/way-marks.ts';
import { keepScreensShown, readScreensShown } from '../screens/screens-shown.ts';
import { ScreensChoice } from '../screens/ScreensChoice.tsx';
import { InspectorSearch } from '../search/InspectorSearch.tsx';
import type { Hit } from '../search/search.types.ts';
import { useSearch } from '../search/use-search.ts';
import { isInChart, leavesOf, stateTitle } from './chart-facts.ts';
import { ChartOutline } from './ChartOutline.tsx';
import classes from './ChartPane.module.css';
import { ChartTable } from './ChartTable.tsx';
import { DrawnChart } from './DrawnChart.tsx';

type Form = 'map' | 'chart' | 'outline' | 'table';

const forms: Record<Form, string> = { map: 'Map', chart: 'Chart', outline: 'Outline', table: 'Table' };
const wordChoices = { customer: 'Customer’s', developer: 'Developer’s' } as const;

const noIds: ReadonlySet<string> = new Set();
const setOf = (ids: readonly string[] | undefined): ReadonlySet<string> => (ids ? new Set(ids) : noIds);

/** The journey that is looked at: as a map of its pages, as its whole chart, as an outline or a table. */
export function ChartPane({ inspector, journey }: { inspector: Inspector; journey: DrawnJourney }) {
  const { words, actor, at: past, entry, selection, layer, layers, pointed, choose, showPlace, parts } = inspector;
  const { persona, ways } = inspector.persona;
  const { chart, rows } = journey;
  const [form, setForm] = useState<Form>(selection === null ? 'map' : 'chart');
  // A page of another journey is none of this one.
  const [openedIn, setOpenedIn] = useState<{ journey: string; place: string } | null>(null);
  const opened = openedIn?.journey === entry?.name ? (openedIn?.place ?? null) : null;
  const setOpened = (place: string | null) =>
    setOpenedIn(place === null || !entry ? null : { journey: entry.name, place });
  const [asked] = useState(askedFocus);
  const canvas = useAskedFocus(asked, 'chart');
  const [hasScreens, setScreens] = useState(() => readScreensShown(sessionStorage));
  const [query, setQuery] = useState('');
  const searched = useSearch(parts.search, { query, journey: entry?.name ?? '', words });
  const { here } = searched.found;
  const [target, setTarget] = useState(selection);

  const name = entry?.name ?? '';
  const way = useMemo(
    () => (persona === null ? null : wayMarks(journey, name, { name: persona.name, legs: ways })),
    [persona, ways, journey, name],
  );
  const step = actor?.step;
  const marks = useMemo(
    () => ({
      lit: setOf(step?.active),
      taken: setOf(step?.taken),
      found: setOf(query.trim() === '' ? [] : here),
      selected: selection?.id ?? null,
      way,
    }),
    [step, query, here, selection, way],
  );
  const { data, copy, survivors } = layers;
  const { sums, other } = inspector.funnel;
  const over = useMemo(
    () =>
      layer === 'funnel' ? funnelMarks(journey.map, { sums, other }) : marksOf(layer, chart, { data, copy, survivors }),
    [layer, chart, journey, data, copy, survivors, sums, other],
  );
  /** A layer says what it knows of the state under the mouse or the focus. */
  const point = ({ target: at }: SyntheticEvent) => {
    const found = at instanceof Element ? at.closest('[data-state]')?.getAttribute('data-state') : null;
    if (layer !== 'none' && (found ?? null) !== pointed) choose({ pointed: found ?? null });
  };
  const pointNowhere = () => {
    if (pointed !== null) choose({ pointed: null });
  };
  const reading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What was found in another journey is there once that is.
    if (target && isInChart(chart, target.id))
      reading.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
  }, [target, chart]);
  const select = (next: Selection | null) => choose({ selection: next });
  /** Shows a state or a transition in the middle of the whole chart. */
  const showInChart = (found: Selection) => {
    select(found);
    setForm('chart');
    setTarget({ ...found });
  };
  /** Goes to what was found, also in another journey. Outline and table stay, as whoever reads them may not see a picture. */
  const goTo = ({ place }: Hit) => {
    if (place === null) return;
    showPlace(place.journey, place.selection);
    if (form === 'map') setForm('chart');
    setTarget({ ...place.selection });
  };
  const show = (next: Form) => {
    // Whoever chooses how it is shown stays on the choice.
    asked.ask(null);
    setForm(next);
  };
  const stands = leavesOf(chart, marks.lit).map((state) => stateTitle(state, words));
  const title = entry?.title ?? '';
  const [verb, none] = past === null ? ['stands', 'does not run'] : ['stood', 'did not run'];
  const where = stands.length > 0 ? `It ${verb} at: ${stands.join(', ')}` : `It ${none} in the page that is looked at`;

  return (
    // Listens to what its buttons and shapes are told, and is nothing to act on itself.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes.pane}
      aria-label="Journey"
      onPointerOver={point}
      onPointerLeave={pointNowhere}
      onFocus={point}
      onBlur={pointNowhere}
    >
      <div className={classes.tools}>
        <InspectorSearch query={query} searched={searched} onQuery={setQuery} onGo={goTo} />
        <Choice label="Words" options={wordChoices} value={words} onChange={(next) => choose({ words: next })} />
        <Choice label="Shown as" options={forms} value={form} onChange={show} />
      </div>
      <div className={classes.line}>
        {form === 'chart' && opened !== null && (
          <Button
            small
            onClick={() => {
              asked.ask('page');
              setForm('map');
            }}
          >
            ‹ Back to the page
          </Button>
        )}
        <p className={classes.stands} role="status" data-running={stands.length > 0 || undefined}>
          {where}
        </p>
        {form === 'map' && (
          <ScreensChoice
            isShown={hasScreens}
            onChange={(isShown) => {
              setScreens(isShown);
              keepScreensShown(sessionStorage, isShown);
            }}
          />
        )}
        <PersonaChoice inspector={inspector} />
        <LayerChoice value={layer} onChange={(next) => choose({ layer: next, pointed: null })} />
      </div>
      <PersonaWay inspector={inspector} />
      {layer === 'funnel' && <FunnelChoices inspector={inspector} />}
      {form === 'map' && (
        <MapView
          key={entry?.name}
          inspector={inspector}
          journey={journey}
          marks={marks}
          over={over}
          hasScreens={hasScreens}
          label={`${title}, a map of its pages. ${where}.`}
          opened={opened}
          onOpen={setOpened}
          asked={asked}
          onChart={showInChart}
        />
      )}
      {form === 'chart' && (
        <DrawnChart
          draw={parts.draw}
          chart={chart}
          words={words}
          marks={marks}
          over={over}
          label={`${title}, a chart. ${where}.`}
          onSelect={select}
          target={target}
          onShown={canvas}
        />
      )}
      {(form === 'outline' || form === 'table') && (
        // What scrolls has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div ref={reading} className={classes.words} role="region" aria-label={`${title}: ${forms[form]}`} tabIndex={0}>
          {form === 'outline' && (
            <ChartOutline chart={chart} words={words} marks={marks} over={over} onSelect={select} />
          )}
          {form === 'table' && (
            <ChartTable chart={chart} words={words} marks={marks} over={over} rows={rows} title={title} />
          )}
        </div>
      )}
    </section>
  );
}
