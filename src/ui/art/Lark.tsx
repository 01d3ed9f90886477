import classes from './art.module.css';

/** The bird of the brand, facing right, in a 64 × 44 box. */
export const larkPath =
  'M2 29C12 29.5 20 27 26 21.5 19 17 13.5 10 12 2c12 1.5 22.5 7.5 28 17 3-2.5 6.5-3.8 10.2-3 3.6.8 4.8 3.5 11.8 5-4 2.5-7.5 3.2-9.5 5.6C47.5 35.5 38.5 40.5 28 39.5 18 38.5 9 34 2 29Z';

/** The bird alone, in the colour of the text around it. */
export function Lark({ width = 40 }: { width?: number }) {
  return (
    <svg
      className={classes.lark}
      viewBox="0 0 64 42"
      width={width}
      height={(width * 42) / 64}
      aria-hidden
      focusable="false"
    >
      <path d={larkPath} />
    </svg>
  );
}
