import classes from './Meter.module.css';

type MeterProps = {
  /** What is measured, like "Data". */
  label: string;
  /** The measure in words, like "12.4 GB of 30 GB left". */
  words: string;
  /** How much there is, of how much there can be; null of what has no limit, which has words and no bar. */
  measure: { left: number; of: number } | null;
};

const wholePercent = ({ left, of }: { left: number; of: number }): number =>
  of > 0 ? Math.round(Math.min(1, Math.max(0, left / of)) * 100) : 0;

/** How much is left of something: a bar to the eye, and the same in words to the eye and the ear. */
export function Meter({ label, words, measure }: MeterProps) {
  const text = (
    <>
      <span className={classes.label}>{label}</span> <span>{words}</span>
    </>
  );
  if (measure === null) return <p className={classes.meter}>{text}</p>;
  const percent = wholePercent(measure);
  return (
    <div
      className={classes.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={words}
    >
      {text}
      <svg className={classes.bar} data-low={percent <= 10 || undefined} aria-hidden>
        <rect width={`${percent}%`} height="100%" />
      </svg>
    </div>
  );
}
