import type { Mark } from './layers.types.ts';
import classes from './LayerSign.module.css';

/** A mark in words; its sign and its colour are for those who see them. */
export function LayerSign({ mark: { kind, sign, words } }: { mark: Mark }) {
  return (
    <span className={classes.mark}>
      <span className={classes.sign} data-kind={kind} aria-hidden>
        {sign}
      </span>
      {words}
    </span>
  );
}
