import type { Box, DrawnEdge, DrawnState, Drawing, Point, TextLine } from '../charts/drawing.types.ts';
import { heightOf, wrapped } from '../charts/text-lines.ts';
import type { JourneyMap, MapArrow, MapCard } from './journey-map.types.ts';
import { badgesOf, titleOf, type MapNames } from './map-words.ts';

/** Three cards abreast can be read in the pane of an inspector at 1,280 px, as they are drawn. */
const columns = 3;
/** px */
const card = { width: 188, padding: 10, gap: 44, rowGap: 40 };
const margin = 12;
/** px between an arrow and the one that leads back. */
const aside = 16;
/** Characters in a line of a card. */
const most = { title: 18, words: 27 };

/** What stands on a card: its title, what the page is for, and what is folded into it. */
function linesOn(one: MapCard, names: MapNames): TextLine[] {
  const { wrong, others } = badgesOf(one);
  return [
    ...wrapped(titleOf(one.place, names), { role: 'title', max: most.title }),
    ...wrapped(one.place.sentence, { role: 'words', max: most.words }),
    ...wrong.flatMap((words) => wrapped(words, { role: 'wrong', max: most.words })),
    ...others.flatMap((words) => wrapped(words, { role: 'stays', max: most.words })),
  ];
}

const kindOf = { page: 'atomic', part: 'atomic', errand: 'compound', end: 'final' } as const;

/** From a card to the next, and back beside it: straight in a row, else over the gap between two rows. */
function pointsBetween(from: Box, to: Box): { on: Point[]; back: Point[] } {
  if (from.y === to.y) {
    const y = from.y + from.height / 2 - aside / 2;
    return {
      on: [
        { x: from.x + from.width, y },
        { x: to.x, y },
      ],
      back: [
        { x: to.x, y: y + aside },
        { x: from.x + from.width, y: y + aside },
      ],
    };
  }
  const left = to.x + to.width / 2 - aside / 2;
  const right = from.x + from.width / 2 - aside / 2;
  const bottom = from.y + from.height;
  const gap = (bottom + to.y - aside) / 2;
  return {
    on: [
      { x: right, y: bottom },
      { x: right, y: gap },
      { x: left, y: gap },
      { x: left, y: to.y },
    ],
    back: [
      { x: left + aside, y: to.y },
      { x: left + aside, y: gap + aside },
      { x: right + aside, y: gap + aside },
      { x: right + aside, y: bottom },
    ],
  };
}

function edgesOf(arrow: MapArrow, boxes: ReadonlyMap<string, Box>): DrawnEdge[] {
  const from = boxes.get(arrow.from);
  const to = boxes.get(arrow.to);
  if (!from || !to || arrow.by === 'nothing') return [];
  const { on, back } = pointsBetween(from, to);
  const nowhere = { ...(on[0] ?? { x: 0, y: 0 }), width: 0, height: 0, lines: [] };
  const edge = (ends: Pick<DrawnEdge, 'from' | 'to' | 'transitions' | 'points'>): DrawnEdge => ({
    ...ends,
    id: `${ends.from} → ${ends.to}`,
    label: nowhere,
    isLink: ends.transitions.length === 0,
  });
  return [
    edge({ from: arrow.from, to: arrow.to, transitions: arrow.transitions, points: on }),
    ...(arrow.back.length > 0 ? [edge({ from: arrow.to, to: arrow.from, transitions: arrow.back, points: back })] : []),
  ];
}

/** Where each card of a map stands, from left to right, row by row. A card's id is its place's. */
export function layOutMap({ cards, arrows }: JourneyMap, names: MapNames): Drawing {
  const texts = cards.map((one) => linesOn(one, names));
  const heights = texts.map((lines) => heightOf(lines) + 2 * card.padding);
  const rows = Math.ceil(cards.length / columns);
  const heightOfRow = (row: number): number => Math.max(...heights.slice(row * columns, (row + 1) * columns));
  const topOf = (row: number): number =>
    Array.from({ length: row }, (_, above) => heightOfRow(above) + card.rowGap).reduce((sum, one) => sum + one, margin);

  const boxOf = (index: number): Box => ({
    x: margin + (index % columns) * (card.width + card.gap),
    y: topOf(Math.floor(index / columns)),
    width: card.width,
    height: heightOfRow(Math.floor(index / columns)),
  });
  const states = cards.map(({ place }, index): DrawnState => ({
    id: place.id,
    kind: kindOf[place.kind],
    depth: 1,
    isRegion: false,
    tags: [],
    lines: texts[index] ?? [],
    ...boxOf(index),
  }));
  const boxes = new Map(states.map((state) => [state.id, state]));
  const abreast = Math.min(cards.length, columns);
  return {
    width: 2 * margin + abreast * card.width + (abreast - 1) * card.gap,
    height: topOf(rows) - card.rowGap + margin,
    states,
    starts: [],
    edges: arrows.flatMap((arrow) => edgesOf(arrow, boxes)),
  };
}
