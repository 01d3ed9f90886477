import { widthOfMap } from '../../map/lay-out-map.ts';
import type { Size } from '../chart-view/viewport.ts';

const mostColumns = 3;
/** A map is no poster: what is larger than this is no easier to read. */
const largest = 1.5;

/** As many cards abreast as can be read where they are drawn as large as they are. */
export function columnsIn({ width }: Size): number {
  let columns = mostColumns;
  while (columns > 1 && widthOfMap(columns) > width) columns -= 1;
  return columns;
}

/** How large a map is drawn: never smaller than drawn, as words of 11 px would be too small; what is too high is scrolled. */
export function scaleIn(pane: Size, drawing: Size): number {
  if (pane.width === 0) return 1;
  const wide = pane.width / drawing.width;
  // A single column is as long as it is.
  const fits = columnsIn(pane) === 1 ? wide : Math.min(wide, pane.height / drawing.height);
  return Math.min(Math.max(fits, Math.min(wide, 1)), largest);
}
