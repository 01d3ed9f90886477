import { useEffect, useState } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { timing } from '../tokens.ts';
import classes from './LazyLoader.module.css';

/** A spinner for a part of the page that is on its way; a wait shorter than `delay` (ms) shows nothing (UI-12). */
export function LazyLoader({ delay = timing.lazyLoaderDelay, label }: { delay?: number; label?: string }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return <div className={classes.place}>{late && <Spinner label={label} />}</div>;
}
