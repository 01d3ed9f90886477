import { AnyLink } from '../../src/ui/TextLink/AnyLink.tsx';
import classes from './OverridesChip.module.css';

/** Says on every page that a tester has set flags in this tab, and leads to where they are put back. */
export function OverridesChip({ count }: { count: number }) {
  return (
    <aside className={classes.corner} aria-label="For testers">
      <AnyLink to="/tools" className={classes.chip}>
        {count === 1 ? '1 flag overridden' : `${count} flags overridden`}
      </AnyLink>
    </aside>
  );
}
