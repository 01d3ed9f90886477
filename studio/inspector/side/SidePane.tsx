import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import { panels } from './panels.tsx';
import classes from './SidePane.module.css';

const moves: Readonly<Record<string, (place: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: () => -1,
};

/** Tabs beside the chart. Selecting something in the chart opens its details, or what the chosen layer says of it. */
export function SidePane({ inspector, journey }: { inspector: Inspector; journey: DrawnJourney }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(inspector.selection === null ? 'now' : 'details');
  const { selection, layer } = inspector;
  const [shown, setShown] = useState({ selection, layer });
  if (shown.selection !== selection || shown.layer !== layer) {
    setShown({ selection, layer });
    const isOnLayer = open === 'layer' && layer !== 'none';
    if (layer !== shown.layer && layer !== 'none') setOpen('layer');
    else if (selection !== null && selection !== shown.selection && !isOnLayer) setOpen('details');
  }
  const panel = panels.find((one) => one.id === open) ?? panels[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const place = panels.findIndex((one) => one.id === open);
    const next = panels.at(move(place) % panels.length);
    if (!next) return;
    setOpen(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };
  return (
    <section className={classes.side} aria-label="Beside the chart">
      <div
        ref={list}
        className={classes.tabs}
        role="tablist"
        aria-label="What is shown"
        onKeyDown={onKeyDown}
        tabIndex={-1}
      >
        {panels.map((one) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            id={`${id}-${one.id}`}
            data-tab={one.id}
            className={classes.tab}
            aria-selected={one.id === open}
            aria-controls={`${id}-panel`}
            tabIndex={one.id === open ? 0 : -1}
            onClick={() => setOpen(one.id)}
          >
            {one.name}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" className={classes.panel} aria-labelledby={`${id}-${open}`} tabIndex={0}>
        <VisuallyHidden>
          <h2>{panel?.name}</h2>
        </VisuallyHidden>
        {panel?.draw({ inspector, journey })}
      </div>
    </section>
  );
}
