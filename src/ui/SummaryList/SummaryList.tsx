import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Arrival } from '../PageHeading/heading-focus.ts';
import { LinkButton } from '../TextLink/LinkButton.tsx';
import { Unbroken } from '../Unbroken/Unbroken.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import classes from './SummaryList.module.css';

export type SummaryRow = {
  term: string;
  details: ReactNode;
  /** How the customer changes it: by an event or by going somewhere. */
  change?: { onChange: () => void } | { to: string };
  /** There is nothing yet that could be changed: it is added. */
  isNone?: boolean;
  /** The customer comes back from changing it: they go on from there, and not from the heading of the page. */
  isChanged?: boolean;
};

/** A capital of a name's own, as in "Go Live date" or "SIM card", not that of the first word. */
const beginsWithName = /^\p{Lu}\S* ?\p{Lu}/u;

const inSentence = (term: string): string =>
  beginsWithName.test(term) ? term : term.charAt(0).toLowerCase() + term.slice(1);

type ChangeProps = Pick<SummaryRow, 'term' | 'isNone'> & { change: NonNullable<SummaryRow['change']> };

function Change({ term, change, isNone = false }: ChangeProps) {
  const label = (
    <>
      {isNone ? 'Add' : 'Change'}
      <VisuallyHidden> {inSentence(term)}</VisuallyHidden>
    </>
  );
  return 'to' in change ? (
    <LinkButton variant="link" small to={change.to}>
      {label}
    </LinkButton>
  ) : (
    <Button variant="link" small onClick={change.onChange}>
      {label}
    </Button>
  );
}

function Row({ term, details, change, isNone, isChanged = false }: SummaryRow) {
  const row = useRef<HTMLDivElement>(null);
  const { isOver } = use(Arrival);
  // As it comes up, and never on arrival: after a reload the customer starts at the top.
  const [isWanted] = useState(() => isChanged && isOver());
  useEffect(() => {
    if (!isWanted) return;
    row.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    row.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [isWanted]);
  return (
    <div ref={row} className={classes.row}>
      <dt className={classes.term}>{term}</dt>
      <dd className={classes.details}>
        <Unbroken>{details}</Unbroken>
      </dd>
      {change && (
        <dd className={classes.change}>
          <Change term={term} change={change} isNone={isNone} />
        </dd>
      )}
    </div>
  );
}

/** What has been chosen so far, a row each. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className={classes.list}>
      {rows.map((row) => (
        <Row key={row.term} {...row} />
      ))}
    </dl>
  );
}
