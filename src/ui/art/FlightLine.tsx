import classes from './art.module.css';
import { larkPath } from './lark-path.ts';

/** A lark that leaves a line across the sky: the picture behind a big heading. Decoration only. */
export function FlightLine() {
  return (
    <svg className={classes.flight} viewBox="0 0 640 420" preserveAspectRatio="xMaxYMax meet" aria-hidden>
      <circle className={classes.sun} cx="470" cy="190" r="150" />
      <path className={classes.hill} d="M0 420C90 412 150 356 270 352s180 44 370-12v80Z" />
      <path className={classes.wire} d="M430 420V298m-25 18h50m-41 20h32m104 84V276m-25 18h50m-41 20h32" />
      <path
        className={classes.cable}
        d="M455 316c24 24 48 18 70-22M446 336c32 26 58 18 88-22M575 294c20 20 44 22 65 12"
      />
      <path className={classes.trail} d="M20 424C70 330 150 250 230 262c70 10 40 92-14 78-62-16 6-146 150-150" />
      <path className={classes.bird} d={larkPath} transform="translate(356 92) rotate(-12) scale(2.7)" />
    </svg>
  );
}
