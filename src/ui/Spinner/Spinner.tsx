import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './Spinner.module.css';

/** Turns once in 0.7 s, and stands still for those who asked for less motion (UI-12). `label` is read out. */
export function Spinner({ label = 'Loading', small = false }: { label?: string; small?: boolean }) {
  return (
    <span role="status" className={classes.spinner} data-small={small || undefined}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
