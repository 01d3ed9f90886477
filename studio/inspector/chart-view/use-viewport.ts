import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Box, Drawing, Point } from '../../charts/drawing.types.ts';
import { centredOn, fitted, isInSight, moved, opening, zoomed, type Size, type Viewport } from './viewport.ts';

/** px for one press of an arrow key. */
const keyStep = 60;
const keyZoom = 1.25;
/** Less than this between down and up is a click. */
const dragSlack = 4;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: keyStep, y: 0 },
  ArrowRight: { x: -keyStep, y: 0 },
  ArrowUp: { x: 0, y: keyStep },
  ArrowDown: { x: 0, y: -keyStep },
};

const sizeOf = (pane: RefObject<HTMLElement | null>): Size => {
  const { width = 0, height = 0 } = pane.current?.getBoundingClientRect() ?? {};
  return { width, height };
};

/** Where in the pane. */
function placeIn(pane: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = pane.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** Pan by drag and arrow keys, zoom by Ctrl and wheel, by two fingers and by keys. `onPick` hears of clicks. */
export function useViewport(pane: RefObject<HTMLElement | null>, drawing: Drawing, onPick: (at: Element) => void) {
  const [viewport, setViewport] = useState<Viewport>({ x: 0, y: 0, scale: 1 });
  const [isHeld, setHeld] = useState(false);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  });

  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const fingers = new Map<number, Point>();
    let travelled = 0;

    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const about = placeIn(element, event);
      setViewport((before) => zoomed(before, Math.exp(-event.deltaY / 300), about));
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, placeIn(element, event));
      setHeld(true);
    };
    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = placeIn(element, event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, now);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      if (travelled < dragSlack) return;
      // Only a drag is ours alone: a click has to reach what it is on.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      if (other) {
        const apart = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y) || 1;
        setViewport((viewport) => zoomed(viewport, apart(now) / apart(before), other));
      } else setViewport((viewport) => moved(viewport, { x: now.x - before.x, y: now.y - before.y }));
    };
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      setHeld(fingers.size > 0);
      if (event.type === 'pointerup' && travelled < dragSlack && event.target instanceof Element)
        pick.current(event.target);
    };
    const stop = new AbortController();
    const { signal } = stop;
    // React listens passively to the wheel, and could not keep the page from zooming.
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    return () => stop.abort();
  }, [pane]);

  const zoom = useCallback(
    (factor: number) => {
      const { width, height } = sizeOf(pane);
      setViewport((before) => zoomed(before, factor, { x: width / 2, y: height / 2 }));
    },
    [pane],
  );
  const fit = useCallback(() => setViewport(fitted(drawing, sizeOf(pane))), [drawing, pane]);
  const open = useCallback(() => setViewport(opening(drawing, sizeOf(pane))), [drawing, pane]);
  const centre = useCallback((box: Box) => setViewport((before) => centredOn(box, sizeOf(pane), before.scale)), [pane]);
  /** Moves only where it has to. */
  const bringInSight = useCallback(
    (box: Box) =>
      setViewport((before) =>
        isInSight(box, before, sizeOf(pane)) ? before : centredOn(box, sizeOf(pane), before.scale),
      ),
    [pane],
  );

  // What was in the middle stays there when the pane becomes larger or smaller.
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    let before = sizeOf(pane);
    const observer = new ResizeObserver(() => {
      const now = sizeOf(pane);
      const by = { x: (now.width - before.width) / 2, y: (now.height - before.height) / 2 };
      before = now;
      if (by.x !== 0 || by.y !== 0) setViewport((viewport) => moved(viewport, by));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [pane]);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (arrow) setViewport((before) => moved(before, arrow));
      else if (event.key === '+' || event.key === '=') zoom(keyZoom);
      else if (event.key === '-') zoom(1 / keyZoom);
      else if (event.key === '0') fit();
      else return;
      event.preventDefault();
    };
    const element = pane.current;
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, [pane, zoom, fit]);
  return {
    viewport,
    isHeld,
    zoomIn: () => zoom(keyZoom),
    zoomOut: () => zoom(1 / keyZoom),
    fit,
    open,
    centre,
    bringInSight,
  };
}
