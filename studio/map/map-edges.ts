import type { Box, DrawnEdge, Point } from '../charts/drawing.types.ts';
import type { MapArrow } from './journey-map.types.ts';

/** px between two rows of cards. */
export const rowGap = 40;
/** px between an arrow and the one that leads back. */
const aside = 16;

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
  // Near the row it leaves: what is unfolded stands below that.
  const gap = bottom + (rowGap - aside) / 2;
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

/** The lines of an arrow: one there, and one back where something leads back. */
export function edgesOf(arrow: MapArrow, boxes: ReadonlyMap<string, Box>): DrawnEdge[] {
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
