import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { layOutMap, type Unfolded } from '../../map/lay-out-map.ts';
import type { JourneyMap, Place } from '../../map/journey-map.types.ts';
import { titleOf, type MapNames } from '../../map/map-words.ts';
import { ChartPicture, type Marks } from '../chart-view/ChartPicture.tsx';
import { FunnelArrows } from '../funnel/FunnelArrows.tsx';
import { heightOfFunnel } from '../funnel/FunnelLines.tsx';
import type { KnownFunnel } from '../funnel/funnel.types.ts';
import type { LayerMarks, Mark } from '../layers/layers.types.ts';
import type { DrawnScreens } from '../../screens/screens-data.ts';
import { useAskedFocus, type AskedFocus } from './asked-focus.ts';
import { MapCardBox } from './MapCardBox.tsx';
import classes from './MapCards.module.css';
import { columnsIn, scaleIn } from './map-fit.ts';
import { cardsWith, placesOn, type Standing } from './on-map.ts';
import { usePaneSize } from './use-pane-size.ts';

type MapCardsProps = {
  map: JourneyMap;
  names: MapNames;
  marks: Marks;
  /** What the chosen layer says of states and transitions. */
  over: LayerMarks;
  /** What it says of the places of a card together. */
  markOf: (places: readonly Place[]) => Mark | null;
  /** What visits did; nothing while that is not the chosen layer. */
  funnel: Pick<KnownFunnel, 'sums' | 'other'>;
  /** Places that can be shown as customers see them, and what these see; null where that is not wanted. */
  pictured: ReadonlySet<string>;
  screens: DrawnScreens | null;
  /** Where the journey stands, and what that state is called. */
  standing: Standing | null;
  here: string;
  label: string;
  asked: AskedFocus;
  onOpen: (place: Place) => void;
};

/** px of a badge: what is pressed has to be large enough. */
const badge = 28;
/** px of a page as customers see it, on its card (screens/ScreenPicture.module.css). */
const heightOfScreen = 184;
const bandTitles = { wrong: 'can go wrong', others: 'can go otherwise' } as const;

/** Scrolls a pane that scrolls by itself, and nothing around it: whoever reads elsewhere on the page stays there. */
function bringInSight(pane: HTMLElement, card: Element): void {
  // What is said over the edge of a card belongs to it.
  const edge = 16;
  const { top, bottom } = pane.getBoundingClientRect();
  const at = card.getBoundingClientRect();
  const above = at.top - edge - top;
  const below = at.bottom + edge - bottom;
  if (above < 0) pane.scrollTop += above;
  else if (below > 0) pane.scrollTop += Math.min(below, above);
}

/** All pages of a journey in the customer's order, fitted; a badge that is pressed unfolds below the row of its card. */
export function MapCards({
  map,
  names,
  marks,
  over,
  markOf,
  funnel,
  pictured,
  screens,
  standing,
  here,
  label,
  asked,
  onOpen,
}: MapCardsProps) {
  const pane = useRef<HTMLDivElement>(null);
  const list = useAskedFocus(asked, 'map');
  const size = usePaneSize(pane);
  const arrow = useId();
  const [unfolded, setUnfolded] = useState<Unfolded | null>(null);
  const below = heightOfFunnel(funnel);
  const isPictured = screens !== null;
  const pictures = useMemo(
    () => (isPictured ? { of: pictured, height: heightOfScreen } : null),
    [isPictured, pictured],
  );
  const columns = size === null ? 0 : columnsIn(size);
  const drawing = useMemo(
    () => (columns === 0 ? null : layOutMap(map, names, { columns, badge, unfolded, below, pictures })),
    [map, names, columns, unfolded, below, pictures],
  );
  const arrows = useMemo(() => drawing && { ...drawing, states: [] }, [drawing]);
  // An arrow of the map stands for all that is decided in between, of which other ways have a part, too.
  const onArrows = useMemo(
    () => (marks.way ? { ...marks, way: { ...marks.way, ids: marks.way.arrows } } : marks),
    [marks],
  );
  const found = useMemo(
    () => cardsWith(map, marks.selected === null ? marks.found : new Set([...marks.found, marks.selected])),
    [map, marks.found, marks.selected],
  );
  const cards = new Map(map.cards.map((card) => [card.place.id, card]));
  const open = unfolded === null ? undefined : cards.get(unfolded.place);
  const sides = new Map((open && unfolded ? open[unfolded.badge] : []).map(({ place }) => [place.id, place] as const));
  const scale = size && drawing ? scaleIn(size, drawing) : 1;
  // The card may be at the foot of what can be seen.
  useEffect(() => {
    if (unfolded) pane.current?.querySelector('[data-side]')?.scrollIntoView({ block: 'nearest' });
  }, [unfolded]);
  // Whoever is on a page that is folded away is shown on the card that it is folded into.
  const standsOn = standing && (sides.has(standing.place) ? standing.place : standing.card);
  const isDrawn = drawing !== null;
  useEffect(() => {
    const card = isDrawn && standsOn !== null && pane.current?.querySelector('[data-here]');
    if (card && pane.current) bringInSight(pane.current, card);
  }, [isDrawn, standsOn]);

  return (
    <div ref={pane} className={classes.pane}>
      {drawing && arrows && (
        <div className={classes.room} style={{ width: drawing.width * scale, height: drawing.height * scale }}>
          <div
            className={classes.drawing}
            style={{ width: drawing.width, height: drawing.height, transform: `scale(${scale})` }}
          >
            <svg className={classes.arrows} width={drawing.width} height={drawing.height} aria-hidden>
              <ChartPicture drawing={arrows} marks={onArrows} over={over} arrow={arrow} isFar={false} />
            </svg>
            {funnel.sums && <FunnelArrows drawing={drawing} sums={funnel.sums} />}
            {drawing.band && open && unfolded && (
              <div
                className={classes.band}
                style={{
                  left: drawing.band.x,
                  top: drawing.band.y,
                  width: drawing.band.width,
                  height: drawing.band.height,
                }}
              >
                How “{titleOf(open.place, names)}” {bandTitles[unfolded.badge]}
              </div>
            )}
            <ol ref={list} tabIndex={-1} className={classes.cards} aria-label={label}>
              {drawing.states.map((box) => {
                const card = sides.has(box.id) ? null : (cards.get(box.id) ?? null);
                const place = sides.get(box.id) ?? card?.place;
                return (
                  place && (
                    <MapCardBox
                      key={place.id}
                      box={box}
                      place={place}
                      card={card}
                      names={names}
                      screens={pictured.has(place.id) ? screens : null}
                      here={standsOn === place.id ? here : null}
                      isFound={found.has(place.id)}
                      mark={markOf(card ? placesOn(card) : [place])}
                      funnel={funnel}
                      way={marks.way}
                      unfolded={unfolded?.place === place.id ? unfolded.badge : null}
                      asked={asked}
                      onOpen={() => onOpen(place)}
                      onUnfold={(next) =>
                        setUnfolded(
                          unfolded?.place === place.id && unfolded.badge === next
                            ? null
                            : { place: place.id, badge: next },
                        )
                      }
                    />
                  )
                );
              })}
            </ol>
          </div>
        </div>
      )}
    </div>
  );
}
