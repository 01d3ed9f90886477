import type { Survivors } from './layers.types.ts';
import classes from './LayerPanel.module.css';

/** Small faults with where they were put in, and what was changed. */
export const FaultList = ({ faults }: { faults: Survivors['found'] }) => (
  <ul className={classes.faults}>
    {faults.map(({ file, line, what }) => (
      <li key={`${file}:${line} ${what}`}>
        <span className={classes.said}>
          {file}:{line}
        </span>{' '}
        <code>{what}</code>
      </li>
    ))}
  </ul>
);
