import { useCallback, useMemo } from 'react';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import { layOutMap } from '../../map/lay-out-map.ts';
import { titleOf, type MapNames } from '../../map/map-words.ts';
import { pageChart } from '../../map/page-chart.ts';
import { ChartCanvas } from '../chart-view/ChartCanvas.tsx';
import type { Marks } from '../chart-view/ChartPicture.tsx';
import { useAnswer } from '../page/use-answer.ts';
import type { Inspector, Selection } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import { LabelledSelect } from '../side/LabelledSelect.tsx';
import classes from './MapView.module.css';
import { placeMarks } from './place-marks.ts';
import { SideWays } from './SideWays.tsx';

type MapViewProps = {
  inspector: Inspector;
  journey: DrawnJourney;
  marks: Marks;
  label: string;
  /** The place that is opened, by its id; null: the whole map. */
  opened: string | null;
  onOpen: (place: string | null) => void;
  /** Asked to see a state or a transition in the whole chart. */
  onChart: (selection: Selection) => void;
};

const noMarks = new Map<string, never>();
const noCopy = {};
const whole = '';

/** A journey as its pages in the customer's order; a page that is opened shows its states, and what is folded into it. */
export function MapView({ inspector, journey, marks, label, opened, onOpen, onChart }: MapViewProps) {
  const { parts, words, entries, entry, choose, showJourney } = inspector;
  const { map, chart } = journey;
  const name = entry?.name ?? '';
  const { value: copy, mistake } = useAnswer(useCallback(() => parts.layers.copyOf(name), [parts, name]));
  const names = useMemo(
    (): MapNames => ({ copy: copy ?? noCopy, journeys: new Map(entries.map((one) => [one.name, one.title])) }),
    [copy, entries],
  );
  const card = map.cards.find(({ place }) => place.id === opened) ?? null;
  const drawing = useMemo(() => layOutMap(map, names), [map, names]);
  const onMap = useMemo(() => placeMarks(map, marks), [map, marks]);
  const page = useMemo(() => (card ? pageChart(chart, card) : null), [chart, card]);
  const { value: states } = useAnswer(
    useCallback(async () => (page ? parts.draw(page, words) : null), [parts, page, words]),
  );

  function open(id: string): void {
    const place = map.cards.find((one) => one.place.id === id)?.place;
    const [state = ''] = place?.states ?? [];
    if (place?.kind === 'errand') showJourney(place.name);
    else if (place?.kind === 'end') onChart({ kind: 'state', id: state });
    else onOpen(place?.id ?? null);
  }
  const pages = [
    { id: whole, title: 'All pages' },
    ...map.cards.map(({ place }) => ({ id: place.id, title: titleOf(place, names) })),
  ];
  const isCopyThere = copy !== null || mistake !== null;
  return (
    <div className={classes.map}>
      <div className={classes.choice}>
        <LabelledSelect label="Page" value={opened ?? whole} onChoose={open}>
          {pages.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </LabelledSelect>
      </div>
      {card === null && !isCopyThere && <LazyLoader />}
      {card === null && isCopyThere && (
        <ChartCanvas
          drawing={drawing}
          marks={onMap}
          over={noMarks}
          label={label}
          onSelect={(selection) => {
            if (selection?.kind === 'state') open(selection.id);
            else choose({ selection });
          }}
          target={null}
        />
      )}
      {card !== null && (
        <>
          <p className={classes.sentence}>{card.place.sentence}</p>
          {states === null ? (
            <LazyLoader />
          ) : (
            <ChartCanvas
              key={card.place.id}
              drawing={states}
              marks={marks}
              over={noMarks}
              label={`${titleOf(card.place, names)}, its states`}
              onSelect={(selection) => choose({ selection })}
              target={null}
            />
          )}
          <div className={classes.sides}>
            {[
              { title: 'How this can go wrong', ways: card.wrong },
              { title: 'Other ways', ways: card.others },
            ].map(({ title, ways }) => (
              <SideWays
                key={title}
                title={title}
                ways={ways}
                names={names}
                onState={(id) => onChart({ kind: 'state', id })}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
