import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { Choice } from '../../kit/Choice.tsx';
import type { Inspector } from '../page/use-inspector.ts';
import type { DrawnJourney } from '../register/register.types.ts';
import { tabs, type TabName } from './panels.tsx';
import classes from './SidePane.module.css';

const moves: Readonly<Record<string, (place: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: () => -1,
};

/** Which tab is open, and which of its panels each tab shows; at first each shows the first. */
type Open = { tab: TabName; panels: Partial<Record<TabName, string>> };

/** Tabs beside the map and the chart. Selecting something opens its details, or what the chosen layer says of it. */
export function SidePane({ inspector, journey }: { inspector: Inspector; journey: DrawnJourney }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>({ tab: inspector.selection === null ? 'Now' : 'Details', panels: {} });
  const { selection, layer } = inspector;
  const [shown, setShown] = useState({ selection, layer });
  const show = (tab: TabName, panel?: string) =>
    setOpen({ tab, panels: panel === undefined ? open.panels : { ...open.panels, [tab]: panel } });
  if (shown.selection !== selection || shown.layer !== layer) {
    setShown({ selection, layer });
    const isOnLayer = open.tab === 'Details' && open.panels.Details === 'Layer' && layer !== 'none';
    if (layer !== shown.layer && layer !== 'none') show('Details', 'Layer');
    else if (selection !== null && selection !== shown.selection && !isOnLayer) show('Details', 'Selected');
  }
  const panels = tabs.find(({ name }) => name === open.tab)?.panels ?? [];
  const panel = panels.find(({ name }) => name === open.panels[open.tab]) ?? panels[0];
  const names = Object.fromEntries(panels.map(({ name }) => [name, name]));

  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const place = tabs.findIndex(({ name }) => name === open.tab);
    const next = tabs.at(move(place) % tabs.length);
    if (!next) return;
    show(next.name);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.name}"]`)?.focus();
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
        {tabs.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            data-tab={name}
            className={classes.tab}
            aria-selected={name === open.tab}
            aria-controls={`${id}-panel`}
            tabIndex={name === open.tab ? 0 : -1}
            onClick={() => show(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        className={classes.panel}
        aria-labelledby={`${id}-${open.tab}`}
        tabIndex={0}
      >
        {panel && (
          <>
            <Choice
              label={`${open.tab} shows`}
              options={names}
              value={panel.name}
              onChange={(next) => show(open.tab, next)}
            />
            <VisuallyHidden>
              <h2>{panel.name}</h2>
            </VisuallyHidden>
            {panel.draw({ inspector, journey })}
          </>
        )}
      </div>
    </section>
  );
}
