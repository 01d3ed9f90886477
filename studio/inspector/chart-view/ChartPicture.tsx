import { memo } from 'react';
import { baselines, polyline, roundness } from '../../charts/draw-svg.ts';
import { worstOf } from '../layers/layer-marks.ts';
import type { LayerMarks, Mark } from '../layers/layers.types.ts';
import type { WayMarks } from '../persona/way-marks.ts';
import type { DrawnEdge, DrawnState, Drawing, Point, TextLine } from '../../charts/drawing.types.ts';
import classes from './ChartPicture.module.css';

/** What is made to stand out, by the ids of states and transitions. */
export type Marks = {
  /** Active now. */
  lit: ReadonlySet<string>;
  /** Taken by the step that is looked at. */
  taken: ReadonlySet<string>;
  /** Found by a search. */
  found: ReadonlySet<string>;
  selected: string | null;
  /** Whose way is shown: what lies on it is lit, and the rest steps back. */
  way: WayMarks | null;
};

const flag = (is: boolean): true | undefined => is || undefined;

/** How something lies to the way that is shown; not at all, where none is. */
const besideWay = ({ way }: Marks, ids: readonly string[]): 'on' | 'off' | undefined =>
  way === null ? undefined : ids.some((id) => way.ids.has(id)) ? 'on' : 'off';

type LinesProps = { lines: readonly TextLine[]; at: Point; marks: Marks; over: LayerMarks };

/** What a layer says of each transition, left of its first line. */
function Signs({ lines, at, over }: Omit<LinesProps, 'marks'>) {
  const tops = baselines(lines, at.y);
  return lines.map(({ transition }, index) => {
    const mark = transition === undefined ? undefined : over.get(transition);
    if (!mark || lines.findIndex((line) => line.transition === transition) !== index) return null;
    return (
      <text key={transition} className={classes.sign} data-kind={mark.kind} x={at.x - 2} y={tops[index]}>
        {mark.sign}
      </text>
    );
  });
}

/** What a layer says of a state, on the corner of its box. */
const Badge = ({ at: { x, y }, mark: { kind, sign } }: { at: Point; mark: Mark }) => (
  <g className={classes.badge} data-kind={kind}>
    <circle cx={x} cy={y} r={9} />
    <text x={x} y={y + 4}>
      {sign}
    </text>
  </g>
);

function Lines({ lines, at, marks }: Omit<LinesProps, 'over'>) {
  const tops = baselines(lines, at.y);
  return lines.map(({ text, role, transition }, index) => (
    <text
      // Lines have no name of their own and never change their place.
      // oxlint-disable-next-line react/no-array-index-key
      key={index}
      className={classes.text}
      data-role={role}
      data-transition={transition}
      data-taken={flag(transition !== undefined && marks.taken.has(transition))}
      data-found={flag(transition !== undefined && marks.found.has(transition))}
      data-selected={flag(transition !== undefined && marks.selected === transition)}
      x={at.x}
      y={tops[index]}
    >
      {text}
    </text>
  ));
}

/** A name for who sees all of a large chart: as large as its box holds. */
function FarTitle({ x, y, width, height, lines: [title] }: Pick<DrawnState, 'x' | 'y' | 'width' | 'height' | 'lines'>) {
  if (!title) return null;
  const size = Math.min(72, height / 3, (1.7 * width) / title.text.length);
  return (
    <text className={classes.far} x={x + width / 2} y={y + height / 2} fontSize={size}>
      {title.text}
    </text>
  );
}

function State({ state, marks, over }: { state: DrawnState; marks: Marks; over: LayerMarks }) {
  const { id, x, y, width, height, kind, depth, isRegion, tags, lines } = state;
  const isLit = marks.lit.has(id);
  const mark = over.get(id);
  return (
    <g
      className={classes.state}
      data-state={id}
      data-lit={flag(isLit)}
      data-over={mark?.kind}
      data-found={flag(marks.found.has(id))}
      data-selected={flag(marks.selected === id)}
      data-failed={flag(tags.includes('failed'))}
      data-busy={flag(tags.includes('busy'))}
      data-way={besideWay(marks, [id])}
    >
      <rect
        className={classes.box}
        data-ground={kind === 'compound' || kind === 'parallel' ? (depth % 2 === 0 ? 'even' : 'odd') : 'leaf'}
        data-region={flag(isRegion)}
        {...{ x, y, width, height }}
        rx={roundness}
      />
      {kind === 'final' && (
        <rect className={classes.inner} x={x + 3} y={y + 3} width={width - 6} height={height - 6} rx={roundness - 2} />
      )}
      <Lines lines={lines} at={{ x: x + 10, y: y + 8 }} marks={marks} />
      <Signs lines={lines} at={{ x: x + 10, y: y + 8 }} over={over} />
      {mark && <Badge at={{ x: x + width - 2, y: y + 2 }} mark={mark} />}
    </g>
  );
}

const isAmong = ({ transitions }: DrawnEdge, ids: ReadonlySet<string>): boolean =>
  transitions.some((id) => ids.has(id));

type EdgeProps = { edge: DrawnEdge; marks: Marks; over: LayerMarks; arrow: string };

function Edge({ edge, marks, over, arrow }: EdgeProps) {
  const isTaken = isAmong(edge, marks.taken);
  const points = polyline(edge);
  return (
    <g
      className={classes.edge}
      data-edge={edge.id}
      data-taken={flag(isTaken)}
      data-over={worstOf(edge.transitions, over)}
      data-way={besideWay(marks, [edge.id, ...edge.transitions])}
      data-found={flag(isAmong(edge, marks.found))}
      data-selected={flag(marks.selected !== null && edge.transitions.includes(marks.selected))}
    >
      {/* Wide enough to be hit. */}
      <polyline className={classes.reach} points={points} />
      <polyline
        className={classes.line}
        data-link={flag(edge.isLink === true)}
        points={points}
        markerEnd={`url(#${arrow}${isTaken ? '-taken' : ''})`}
      />
    </g>
  );
}

function Label({ edge: { id, label, transitions }, marks, over }: Omit<EdgeProps, 'arrow'>) {
  if (label.lines.length === 0) return null;
  return (
    <g
      data-edge={id}
      className={classes.label}
      data-taken={flag(transitions.some((one) => marks.taken.has(one)))}
      data-way={besideWay(marks, [id, ...transitions])}
    >
      <rect className={classes.plate} x={label.x} y={label.y} width={label.width} height={label.height} rx={4} />
      <Lines lines={label.lines} at={{ x: label.x + 4, y: label.y }} marks={marks} />
      <Signs lines={label.lines} at={{ x: label.x + 2, y: label.y }} over={over} />
    </g>
  );
}

function Arrowhead({ id, isTaken }: { id: string; isTaken: boolean }) {
  return (
    <marker id={id} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">
      <path className={classes.head} data-taken={flag(isTaken)} d="M0 0L10 5L0 10z" />
    </marker>
  );
}

const noLayer: LayerMarks = new Map();

type ChartPictureProps = {
  drawing: Drawing;
  marks: Marks;
  over?: LayerMarks | undefined;
  arrow: string;
  /** Drawn so small that its words cannot be read. */
  isFar: boolean;
};

/** A laid-out chart, as shapes of an SVG that stands around it. `arrow` names its arrowheads on the page. */
export const ChartPicture = memo(
  ({ drawing: { states, starts, edges }, marks, over = noLayer, arrow, isFar }: ChartPictureProps) => {
    // What was taken lies above all that it crosses.
    const inOrder = edges.toSorted(
      (one, other) => Number(isAmong(one, marks.taken)) - Number(isAmong(other, marks.taken)),
    );
    return (
      <>
        <defs>
          <Arrowhead id={arrow} isTaken={false} />
          <Arrowhead id={`${arrow}-taken`} isTaken />
        </defs>
        {states.map((state) => (
          <State key={state.id} state={state} marks={marks} over={over} />
        ))}
        {starts.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={classes.start} cx={x} cy={y} r={5} />
        ))}
        {inOrder.map((edge) => (
          <Edge key={edge.id} edge={edge} marks={marks} over={over} arrow={arrow} />
        ))}
        {inOrder.map((edge) => (
          <Label key={edge.id} edge={edge} marks={marks} over={over} />
        ))}
        {isFar &&
          states
            .filter(({ depth, kind }) => depth === 1 || (depth === 2 && kind === 'compound'))
            .map((state) => <FarTitle key={state.id} {...state} />)}
      </>
    );
  },
);
ChartPicture.displayName = 'ChartPicture';
