import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Alert } from '../../../src/ui/Alert/Alert.tsx';
import { Button } from '../../../src/ui/Button/Button.tsx';
import { LazyLoader } from '../../../src/ui/LazyLoader/LazyLoader.tsx';
import { VisuallyHidden } from '../../../src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { thisTab } from '../bridge/this-tab.ts';
import { Inspector } from '../page/Inspector.tsx';
import { inspectorParts } from '../page/inspector-parts.ts';
import { useAnswer } from '../page/use-answer.ts';
import classes from './Dock.module.css';
import { useDockSize } from './use-dock-size.ts';

/** px for one press of an arrow key. */
const keyStep = 40;

/** The inspector beside the page that it looks at: at the right, on a phone at the foot. */
export function Dock({ onClose }: { onClose: () => void }) {
  const [parts] = useState(inspectorParts);
  const [journey, setJourney] = useState('order-broadband');
  const { isBeside, size, most, resize } = useDockSize();
  const { value: entries, mistake } = useAnswer(parts.register.journeys);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const drag = useCallback(
    (event: PointerEvent) => {
      if (event.buttons === 0) return;
      resize(isBeside ? window.innerWidth - event.clientX : window.innerHeight - event.clientY);
    },
    [isBeside, resize],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const larger = isBeside ? 'ArrowLeft' : 'ArrowUp';
    const smaller = isBeside ? 'ArrowRight' : 'ArrowDown';
    if (event.key !== larger && event.key !== smaller) return;
    event.preventDefault();
    resize(size + (event.key === larger ? keyStep : -keyStep));
  };
  return (
    <aside
      className={classes.dock}
      aria-label="Inspector"
      data-beside={isBeside || undefined}
      style={isBeside ? { width: size } : { height: size }}
    >
      <div
        className={classes.handle}
        role="slider"
        aria-label="Size of the inspector"
        aria-orientation={isBeside ? 'horizontal' : 'vertical'}
        aria-valuemin={0}
        aria-valuemax={most}
        aria-valuenow={size}
        aria-valuetext={`${size} pixels`}
        tabIndex={0}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
        onKeyDown={onKeyDown}
      />
      <div className={classes.inside}>
        <div className={classes.head}>
          <h2 ref={heading} tabIndex={-1} className={classes.title}>
            Inspector
          </h2>
          <a className={classes.window} href="/inspector" target="_blank" rel="noopener">
            In a window of its own
          </a>
          <Button small onClick={onClose}>
            <span aria-hidden>✕</span>
            <VisuallyHidden>Close the inspector</VisuallyHidden>
          </Button>
        </div>
        {mistake !== null && <Alert kind="error" title={mistake} />}
        {entries === null && mistake === null && <LazyLoader />}
        {entries && (
          <Inspector parts={parts} entries={entries} journey={journey} onJourney={setJourney} follows tab={thisTab} />
        )}
      </div>
    </aside>
  );
}
