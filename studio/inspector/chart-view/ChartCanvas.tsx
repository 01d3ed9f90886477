import type { Selection } from '../../charts/chart.types.ts';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Drawing } from '../../charts/drawing.types.ts';
import type { LayerMarks } from '../layers/layers.types.ts';
import classes from './ChartCanvas.module.css';
import { ChartPicture, type Marks } from './ChartPicture.tsx';
import { useViewport } from './use-viewport.ts';
import { around, farAway } from './viewport.ts';

type ChartCanvasProps = {
  drawing: Drawing;
  marks: Marks;
  /** What the chosen layer says of states and transitions; without it nothing. */
  over?: LayerMarks | undefined;
  /** What the picture shows, in a sentence, for who cannot see it. */
  label: string;
  onSelect: (selection: Selection | null) => void;
  /** Made anew whenever something is to be brought to the middle. */
  target: Selection | null;
  /** Hears when there is something to move and zoom. */
  onShown?: (pane: HTMLElement | null) => void;
};

/** What was clicked on, by the names that the picture's shapes carry. */
function selectionAt(element: Element, { edges }: Drawing): Selection | null {
  const transition = element.closest('[data-transition]')?.getAttribute('data-transition');
  if (transition !== undefined && transition !== null) return { kind: 'transition', id: transition };
  const edgeId = element.closest('[data-edge]')?.getAttribute('data-edge');
  const [first] = edges.find(({ id }) => id === edgeId)?.transitions ?? [];
  if (first !== undefined) return { kind: 'transition', id: first };
  const state = element.closest('[data-state]')?.getAttribute('data-state');
  return state === undefined || state === null ? null : { kind: 'state', id: state };
}

/** Where something stands: a state, or an arrow with its label; a transition without an arrow is in its state's box. */
function placeOf({ states, edges }: Drawing, { kind, id }: Selection) {
  if (kind === 'state') return states.find((state) => state.id === id) ?? null;
  const edge = edges.find(({ transitions }) => transitions.includes(id));
  if (edge) return edge.label;
  return states.find(({ lines }) => lines.some(({ transition }) => transition === id)) ?? null;
}

/** The chart in a pane that can be moved and zoomed by mouse, finger and keyboard. */
export function ChartCanvas({ drawing, marks, over, label, onSelect, target, onShown }: ChartCanvasProps) {
  const pane = useRef<HTMLDivElement>(null);
  const arrow = useId();
  const help = useId();
  const { viewport, isHeld, zoomIn, zoomOut, fit, open, centre, bringInSight } = useViewport(pane, drawing, (element) =>
    onSelect(selectionAt(element, drawing)),
  );
  const { lit } = marks;
  const litBox = around(
    drawing.states.filter(({ id, kind }) => lit.has(id) && kind !== 'compound' && kind !== 'parallel'),
  );
  const { x = 0, y = 0, width = 0, height = 0 } = litBox ?? {};
  const isLit = litBox !== null;

  useEffect(() => onShown?.(pane.current), [onShown]);
  useEffect(() => {
    open();
  }, [open]);
  useEffect(() => {
    if (isLit) bringInSight({ x, y, width, height });
  }, [isLit, x, y, width, height, bringInSight]);
  useEffect(() => {
    const place = target && placeOf(drawing, target);
    if (place) centre(place);
  }, [drawing, target, centre]);

  const { x: left, y: top, scale } = viewport;
  return (
    <div className={classes.canvas}>
      <div
        ref={pane}
        className={classes.pane}
        role="application"
        aria-label={label}
        aria-describedby={help}
        // Moved and zoomed by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-held={isHeld || undefined}
      >
        <svg className={classes.picture} aria-hidden>
          <g
            className={classes.drawing}
            data-held={isHeld || undefined}
            data-far={scale < farAway || undefined}
            style={{ transform: `translate(${left}px, ${top}px) scale(${scale})` }}
          >
            <ChartPicture drawing={drawing} marks={marks} over={over} arrow={arrow} isFar={scale < farAway} />
          </g>
        </svg>
      </div>
      <VisuallyHidden>
        <p id={help}>
          Arrow keys move, plus and minus zoom, 0 shows all. The outline and the table say the same in words.
        </p>
      </VisuallyHidden>
      <div className={classes.controls} role="group" aria-label="Zoom">
        {isLit && (
          <Button small onClick={() => centre({ x, y, width, height })}>
            Where it stands
          </Button>
        )}
        <Button small onClick={zoomOut}>
          <span aria-hidden>−</span>
          <VisuallyHidden>Zoom out</VisuallyHidden>
        </Button>
        <Button small onClick={zoomIn}>
          <span aria-hidden>+</span>
          <VisuallyHidden>Zoom in</VisuallyHidden>
        </Button>
        <Button small onClick={fit}>
          Fit
        </Button>
      </div>
    </div>
  );
}
