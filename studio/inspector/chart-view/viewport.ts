import type { Box, Drawing, Point } from '../../charts/drawing.types.ts';

/** Where the drawing stands in its pane, in px of the pane, and how large: 1 is as drawn. */
export type Viewport = Point & { scale: number };

export type Size = { width: number; height: number };

const smallest = 0.08;
const largest = 3;
/** px around what is fitted. */
const margin = 12;
/** Text can be read at this size and above. */
export const readable = 1;
/** Below this nothing but shapes can be made out. */
export const farAway = 0.35;
/** Text can be made out at this size. */
const smallestText = 0.6;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** Larger or smaller, so that the point of the pane stays over the same point of the drawing. */
export function zoomed({ x, y, scale }: Viewport, factor: number, about: Point): Viewport {
  const next = within(scale * factor, smallest, largest);
  const ratio = next / scale;
  return { scale: next, x: about.x - (about.x - x) * ratio, y: about.y - (about.y - y) * ratio };
}

export const moved = (viewport: Viewport, by: Point): Viewport => ({
  ...viewport,
  x: viewport.x + by.x,
  y: viewport.y + by.y,
});

/** All of the drawing, never larger than drawn. */
export function fitted(drawing: Size, pane: Size): Viewport {
  const scale = within(
    Math.min((pane.width - 2 * margin) / drawing.width, (pane.height - 2 * margin) / drawing.height, 1),
    smallest,
    largest,
  );
  return { scale, x: (pane.width - drawing.width * scale) / 2, y: (pane.height - drawing.height * scale) / 2 };
}

/** Something of the drawing in the middle of the pane, as large as can be read, smaller where it would not fit. */
export function centredOn(box: Box, pane: Size, scale: number): Viewport {
  // A place without a size fits everywhere.
  const fits = Math.min((pane.width - 2 * margin) / (box.width || 1), (pane.height - 2 * margin) / (box.height || 1));
  const next = within(Math.min(Math.max(scale, readable), Math.max(fits, readable / 2)), smallest, largest);
  return {
    scale: next,
    x: pane.width / 2 - (box.x + box.width / 2) * next,
    y: pane.height / 2 - (box.y + box.height / 2) * next,
  };
}

/** What a chart is opened with: all of it where that can be read, else what it begins with. */
export function opening(drawing: Size & Pick<Drawing, 'starts'>, pane: Size): Viewport {
  const all = fitted(drawing, pane);
  const [start] = drawing.starts;
  if (all.scale >= smallestText || !start) return all;
  // The first state and what follows stand below the dot.
  return centredOn({ x: start.x, y: start.y + pane.height / 3, width: 0, height: 0 }, pane, readable);
}

/** Whether a part of the drawing lies in the pane, all of it. */
export function isInSight(box: Box, { x, y, scale }: Viewport, pane: Size): boolean {
  const left = box.x * scale + x;
  const top = box.y * scale + y;
  return left >= 0 && top >= 0 && left + box.width * scale <= pane.width && top + box.height * scale <= pane.height;
}

/** The smallest box around all of them; null where there are none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
