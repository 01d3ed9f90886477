import { Spinner } from '../Spinner/Spinner.tsx';
import { useWaited } from '../Spinner/use-waited.ts';
import { timing } from '../tokens.ts';
import classes from './LazyLoader.module.css';

type LazyLoaderProps = {
  /** A wait shorter than this shows nothing, ms (UI-12). */
  delay?: number;
  /** What is waited for, in words. */
  label?: string;
  /** How long the customer has been waiting when it appears, ms. */
  waited?: number;
  /** Where it stands in a box of its own height. */
  fits?: boolean;
};

/** A spinner for a part of the page that is on its way. */
export function LazyLoader({ delay = timing.lazyLoaderDelay, label, waited = 0, fits = false }: LazyLoaderProps) {
  const isLate = useWaited(delay, waited);
  return (
    <div className={classes.place} data-fits={fits || undefined}>
      {isLate && <Spinner label={label} waited={Math.max(delay, waited)} />}
    </div>
  );
}
