import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { Chart, ChartState, ChartTransition, ChartWords } from './chart.types.ts';
import type { Box, DrawnEdge, DrawnState, Drawing, Point } from './drawing.types.ts';
import { heightOf, linesInState, linesOnEdge, widthOf } from './text-lines.ts';

/** px */
const padding = 10;
const dotSize = 12;

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  // All positions from the top left of the drawing, whatever is nested in what.
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  // On the root only: inside a compound state ELK breaks on it.
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
};

type Unplaced<Drawn> = Omit<Drawn, keyof Box | 'points'>;
type Arrow = Omit<DrawnEdge, 'points' | 'label'> & { lines: DrawnEdge['label']['lines'] };

const startOf = (id: string): string => `${id}::start`;

/** One arrow from a state to another, for all that leads there. */
function arrowsOf({ transitions }: Chart, words: ChartWords): Map<string, Arrow> {
  const arrows = new Map<string, Arrow>();
  for (const transition of transitions)
    for (const to of transition.to) {
      const id = `${transition.from} → ${to}`;
      const arrow = arrows.get(id) ?? { id, from: transition.from, to, transitions: [], lines: [] };
      arrows.set(id, {
        ...arrow,
        transitions: [...arrow.transitions, transition.id],
        lines: [...arrow.lines, ...linesOnEdge(transition, words)],
      });
    }
  return arrows;
}

const elkEdge = ({ id, from, to, lines }: Arrow): ElkExtendedEdge => ({
  id,
  sources: [from],
  targets: [to],
  labels: [{ text: id, width: widthOf(lines) + 8, height: heightOf(lines) + 4 }],
});

/** The states as ELK wants them; `drawn` and `starts` are filled on the way. */
function elkNodes(chart: Chart, words: ChartWords) {
  const drawn = new Map<string, Unplaced<DrawnState>>();
  const starts: ElkExtendedEdge[] = [];
  const staying = new Map<string, ChartTransition[]>();
  for (const transition of chart.transitions)
    if (transition.to.length === 0) staying.set(transition.from, [...(staying.get(transition.from) ?? []), transition]);

  function nodeOf(state: ChartState, depth: number, isRegion: boolean): ElkNode {
    const { id, kind, tags, initial } = state;
    const lines = linesInState(state, staying.get(id) ?? [], words);
    drawn.set(id, { id, kind, depth, isRegion, tags, lines });
    const width = widthOf(lines) + 2 * padding;
    const height = heightOf(lines) + 2 * padding;
    if (state.states.length === 0) return { id, width, height };
    const children = state.states.map((inner) => nodeOf(inner, depth + 1, kind === 'parallel'));
    if (initial !== null) {
      children.unshift({ id: startOf(id), width: dotSize, height: dotSize });
      starts.push({ id: `${startOf(id)} → ${initial}`, sources: [startOf(id)], targets: [initial] });
    }
    return {
      id,
      children,
      layoutOptions: {
        'elk.padding': `[top=${height + 8},left=16,bottom=16,right=16]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${width},${height})`,
      },
    };
  }
  return { root: nodeOf(chart.root, 0, false), drawn, starts };
}

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({ x, y, width, height });

const pointsOf = ({ sections = [] }: ElkExtendedEdge): Point[] =>
  sections.flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint]);

const placedNodes = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(placedNodes)];

/** Where everything of a chart stands. ELK does the work; the caller brings it, in a worker or not. */
export async function layOutChart(
  chart: Chart,
  { elk, words }: { elk: Pick<ELK, 'layout'>; words: ChartWords },
): Promise<Drawing> {
  const arrows = arrowsOf(chart, words);
  const { root, drawn, starts } = elkNodes(chart, words);
  const unplaced: ElkNode = {
    id: '::drawing',
    children: [root],
    edges: [...starts, ...[...arrows.values()].map(elkEdge)],
    layoutOptions: options,
  };
  const placed = await elk.layout(unplaced);
  const nodes = placedNodes(placed);
  return {
    width: Math.ceil(placed.width ?? 0),
    height: Math.ceil(placed.height ?? 0),
    states: nodes.flatMap((node) => {
      const state = drawn.get(node.id);
      return state ? [{ ...state, ...boxOf(node) }] : [];
    }),
    starts: nodes
      .filter(({ id }) => id.endsWith('::start'))
      .map((node) => ({ x: boxOf(node).x + dotSize / 2, y: boxOf(node).y + dotSize / 2 })),
    edges: (placed.edges ?? []).map((edge) => {
      const { from = '', to = '', transitions = [], lines = [] } = arrows.get(edge.id) ?? {};
      return {
        id: edge.id,
        from,
        to,
        transitions,
        points: pointsOf(edge),
        label: { ...boxOf(edge.labels?.[0] ?? {}), lines },
      };
    }),
  };
}
