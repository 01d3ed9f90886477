import type { Drawing, Point } from '../charts/drawing.types.ts';

type Segment = readonly [Point, Point];

const segmentsOf = (points: readonly Point[]): Segment[] =>
  points.slice(1).map((point, index): Segment => [points[index] ?? point, point]);

/** On which side of a line a point is: negative, 0 or positive. */
const sideOf = ([from, to]: Segment, { x, y }: Point): number =>
  Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));

const cross = (one: Segment, other: Segment): boolean =>
  sideOf(one, other[0]) * sideOf(one, other[1]) < 0 && sideOf(other, one[0]) * sideOf(other, one[1]) < 0;

/** How often lines of a drawing cross each other; lines that only touch do not. */
export function crossingsIn({ edges }: Pick<Drawing, 'edges'>): number {
  const lines = edges.map(({ points }) => segmentsOf(points));
  return lines
    .flatMap((line, index) => lines.slice(index + 1).map((other) => [line, other] as const))
    .reduce((sum, [line, other]) => sum + line.flatMap((one) => other.filter((two) => cross(one, two))).length, 0);
}
