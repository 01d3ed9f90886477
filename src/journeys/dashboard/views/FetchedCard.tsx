import type { ReactNode } from 'react';
import type { selectDashboard } from '../../../../machines/dashboard/dashboard.selectors.ts';
import type { Card as CardName, Standing } from '../../../../machines/dashboard/dashboard.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { Card } from '../../../ui/Card/Card.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { dashboardCopy } from '../dashboard.copy.ts';
import classes from './Dashboard.module.css';

const { retry, loading } = dashboardCopy.Dashboard;

type FetchedCardProps = Pick<ViewPropsOf<typeof selectDashboard>, 'send'> & {
  card: CardName;
  /** The id of the card's heading on the page. */
  id: string;
  words: { label: string; notLoaded: string; notLoadedText: string };
  stands: Standing;
  /** What is known of it by another call, and stays. */
  known?: ReactNode;
  /** What it shows once it is there. */
  children: ReactNode;
};

/** A card of the main column: on its way, not to be had, or with what is in it. */
export function FetchedCard({ card, id, words, stands, send, known, children }: FetchedCardProps) {
  if (stands === 'shown' || stands === 'none') return children;
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id}>{words.label}</h2>
      {known}
      {stands === 'loading' ? (
        <div className={classes.waiting}>
          <LazyLoader fits label={loading} />
        </div>
      ) : (
        <>
          <Alert kind="error" title={words.notLoaded}>
            {words.notLoadedText}
          </Alert>
          <div className={classes.way}>
            <Button onClick={() => send({ type: 'retry.requested', card })}>
              {retry}
              <VisuallyHidden>, {words.label.toLowerCase()}</VisuallyHidden>
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
