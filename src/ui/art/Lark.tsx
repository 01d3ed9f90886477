import classes from './art.module.css';
import { larkPath } from './lark-path.ts';

/** The bird alone, in the colour of the text around it. */
export function Lark({ width = 40 }: { width?: number }) {
  return (
    <svg className={classes.lark} viewBox="0 0 64 42" width={width} height={(width * 42) / 64} aria-hidden>
      <path d={larkPath} />
    </svg>
  );
}
