import type { Box, DrawnState, Drawing, TextLine } from '../charts/drawing.types.ts';
import { heightOf, lineHeight, wrapped } from '../charts/text-lines.ts';
import type { JourneyMap, MapCard, Place } from './journey-map.types.ts';
import { edgesOf, rowGap } from './map-edges.ts';
import { badgesOf, titleOf, type MapNames } from './map-words.ts';

/** px */
const card = { width: 188, padding: 10, gap: 44 };
const margin = 12;
/** px around what is unfolded, and between its cards. */
const inset = 10;
/** px of what an unfolded badge is headed with. */
const bandTitle = 30;
/** Characters in a line of a card. */
const most = { title: 18, words: 27 };

/** A badge of a card that is unfolded: what it counts stands below the card's row. */
export type Unfolded = { place: string; badge: 'wrong' | 'others' };

export type MapLayout = {
  /** Three cards abreast can be read in the pane of an inspector at 1,280 px, as they are drawn. */
  columns?: number;
  /** px that a badge takes. */
  badge?: number;
  unfolded?: Unfolded | null;
  /** px that is added to each card, for what is said of it beside its words. */
  below?: number;
  /** Places whose cards have a picture, by their ids, and the px that it takes. */
  pictures?: { of: ReadonlySet<string>; height: number } | null;
};

/** A map as drawn; `band` is the ground of what is unfolded. */
export type DrawnMap = Drawing & { band: Box | null };

/** px that so many cards take side by side. */
export const widthOfMap = (columns: number): number => 2 * margin + columns * card.width + (columns - 1) * card.gap;

const wordsOf = (place: Place, names: MapNames): TextLine[] => [
  ...wrapped(titleOf(place, names), { role: 'title', max: most.title }),
  ...wrapped(place.sentence, { role: 'words', max: most.words }),
];

/** What stands on a card: its title, what the page is for, and what is folded into it. */
function linesOn(one: MapCard, names: MapNames): TextLine[] {
  const { wrong, others, further } = badgesOf(one);
  return [
    ...wordsOf(one.place, names),
    ...wrong.flatMap((words) => wrapped(words, { role: 'wrong', max: most.words })),
    ...[...others, ...further].flatMap((words) => wrapped(words, { role: 'stays', max: most.words })),
  ];
}

const kindOf = { page: 'atomic', part: 'atomic', errand: 'compound', end: 'final' } as const;

type Cell = { place: Place; lines: readonly TextLine[]; height: number };

const inRows = (cells: readonly Cell[], columns: number): Cell[][] =>
  Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );

const heightOfRow = (row: readonly Cell[]): number => Math.max(...row.map(({ height }) => height));

/** The cards of a row, all as high as the highest. */
const drawnRow = (row: readonly Cell[], y: number): DrawnState[] =>
  row.map(({ place, lines }, column) => ({
    id: place.id,
    kind: kindOf[place.kind],
    depth: 1,
    isRegion: false,
    tags: [],
    lines,
    x: margin + column * (card.width + card.gap),
    y,
    width: card.width,
    height: heightOfRow(row),
  }));

/** Where each card of a map stands, from left to right, row by row. A card's id is its place's. */
export function layOutMap(
  { cards, arrows }: JourneyMap,
  names: MapNames,
  { columns = 3, badge = lineHeight.wrong, unfolded = null, below = 0, pictures = null }: MapLayout = {},
): DrawnMap {
  const pictureOf = ({ id }: Place): number => (pictures?.of.has(id) === true ? pictures.height : 0);
  const cells = cards.map((one): Cell => {
    const lines = linesOn(one, names);
    const badges = Number(one.wrong.length > 0) + Number(one.others.length > 0);
    return {
      place: one.place,
      lines,
      height: heightOf(lines) + badges * (badge - lineHeight.wrong) + 2 * card.padding + pictureOf(one.place) + below,
    };
  });
  const open = unfolded && cards.find(({ place }) => place.id === unfolded.place);
  const sides = (open?.[unfolded?.badge ?? 'wrong'] ?? []).map(({ place }): Cell => {
    const lines = wordsOf(place, names);
    return { place, lines, height: heightOf(lines) + 2 * card.padding + pictureOf(place) + below };
  });
  const abreast = Math.min(cards.length, columns);
  const width = widthOfMap(abreast);

  const states: DrawnState[] = [];
  let band: Box | null = null;
  let bottom = margin;
  let gap = 0;
  for (const row of inRows(cells, columns)) {
    states.push(...drawnRow(row, bottom + gap));
    bottom += gap + heightOfRow(row);
    gap = rowGap;
    if (sides.length === 0 || row.every(({ place }) => place.id !== open?.place.id)) continue;
    const top = bottom + gap;
    bottom = top + bandTitle;
    for (const sideRow of inRows(sides, abreast)) {
      states.push(...drawnRow(sideRow, bottom));
      bottom += heightOfRow(sideRow) + inset;
    }
    band = { x: margin - inset, y: top, width: width - 2 * (margin - inset), height: bottom - top };
    gap = rowGap / 2;
  }
  const boxes = new Map(states.map((state) => [state.id, state]));
  return {
    width,
    height: bottom + margin,
    states,
    starts: [],
    edges: arrows.flatMap((arrow) => edgesOf(arrow, boxes)),
    band,
  };
}
