import type { Drawing, DrawnEdge, DrawnState, Point, TextLine } from './drawing.types.ts';
import { escapeMarkup } from '../../src/ui/format/escape-markup.ts';
import { lineHeight } from './text-lines.ts';

/** Colours of the picture as a file; on a page the style sheet has its own. */
const style = `
  .page { fill: #fbf8f0 } .state { fill: #ffffff; stroke: #5d6350; stroke-width: 1.5 }
  .compound { fill: #f6f2e6 } .nested { fill: #fbf8f0 } .region { stroke-dasharray: 6 4 }
  .failed { stroke: #b3261e } .busy { stroke: #0b6a73 } .inner { fill: none; stroke: #5d6350 }
  text { fill: #1e2212; font: 12px "DejaVu Sans", Verdana, Arial, sans-serif }
  .title { font-size: 14px; font-weight: 700 } .words { font-size: 11px } .call { font-size: 11px; fill: #0b6a73 } .stays { font-size: 11px; fill: #5d4a00 } .wrong { font-size: 11px; fill: #a3231b }
  .edge { fill: none; stroke: #5d6350; stroke-width: 1.4 } .link { stroke-dasharray: 5 4 } .arrow, .start { fill: #5d6350 } .label { fill: #fbf8f0; opacity: 0.9 }
  @media (prefers-color-scheme: dark) {
    .page { fill: #14170d } .state { fill: #1e2216; stroke: #a9af98 } .compound { fill: #191d11 } .nested { fill: #14170d }
    .failed { stroke: #ff9d94 } .busy { stroke: #6fd3dc } .inner { stroke: #a9af98 }
    text { fill: #f6f3e6 } .call { fill: #6fd3dc } .stays { fill: #e9cf72 } .wrong { fill: #ff9d94 }
    .edge { stroke: #a9af98 } .arrow, .start { fill: #a9af98 } .label { fill: #14170d }
  }`;

/** Baselines of lines that begin at `top`. */
export function baselines(lines: readonly TextLine[], top: number): number[] {
  let y = top;
  return lines.map(({ role }) => {
    y += lineHeight[role];
    return y - 4;
  });
}

const textOf = (lines: readonly TextLine[], { x, y }: Point): string => {
  const at = baselines(lines, y);
  return lines
    .map(({ text, role }, index) => `<text class="${role}" x="${x}" y="${at[index]}">${escapeMarkup(text)}</text>`)
    .join('');
};

export const roundness = 8;

const classesOf = ({ kind, depth, isRegion, tags }: DrawnState): string =>
  [
    'state',
    ...(kind === 'compound' || kind === 'parallel' ? [depth % 2 === 0 ? 'compound' : 'nested'] : []),
    ...(isRegion ? ['region'] : []),
    ...tags.filter((tag) => tag === 'busy' || tag === 'failed'),
  ].join(' ');

function stateSvg(state: DrawnState): string {
  const { x, y, width, height, kind, lines } = state;
  const rect = `<rect class="${classesOf(state)}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${roundness}"/>`;
  const inner =
    kind === 'final'
      ? `<rect class="inner" x="${x + 3}" y="${y + 3}" width="${width - 6}" height="${height - 6}" rx="${roundness - 2}"/>`
      : '';
  return rect + inner + textOf(lines, { x: x + 10, y: y + 8 });
}

export const polyline = ({ points }: Pick<DrawnEdge, 'points'>): string =>
  points.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).join(' ');

const edgeSvg = (edge: DrawnEdge): string =>
  `<polyline class="edge${edge.isLink === true ? ' link' : ''}" points="${polyline(edge)}" marker-end="url(#arrow)"/>`;

const labelSvg = ({ label }: DrawnEdge): string =>
  label.lines.length > 0
    ? `<rect class="label" x="${label.x}" y="${label.y}" width="${label.width}" height="${label.height}"/>${textOf(label.lines, { x: label.x + 4, y: label.y })}`
    : '';

/** The drawing as a picture that stands alone, light or dark as its reader prefers. */
export function drawSvg(drawing: Drawing, title: string): string {
  const { width, height, states, starts, edges } = drawing;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeMarkup(title)}">`,
    `<style>${style}\n</style>`,
    '<defs><marker id="arrow" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path class="arrow" d="M0 0L10 5L0 10z"/></marker></defs>',
    '<rect class="page" width="100%" height="100%"/>',
    ...states.map(stateSvg),
    ...starts.map(({ x, y }) => `<circle class="start" cx="${x}" cy="${y}" r="5"/>`),
    ...edges.map(edgeSvg),
    ...edges.map(labelSvg),
    '</svg>',
    '',
  ].join('\n');
}
