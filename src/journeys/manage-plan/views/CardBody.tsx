import type { ReactNode } from 'react';
import type { selectManagePlan, Standing } from '../../../../machines/manage-plan/manage-plan.selectors.ts';
import type { Card as CardName } from '../../../../machines/manage-plan/manage-plan.types.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx';
import { managePlanCopy } from '../manage-plan.copy.ts';
import classes from './ManagePlan.module.css';

const { retry } = managePlanCopy.ManagePlan;

type Send = Pick<ViewPropsOf<typeof selectManagePlan>, 'send'>;

/** A call that failed, beside what it is about; the same press makes it again. */
export function NotDone({ card, of, children, send }: Send & { card: CardName; of: string; children: string }) {
  return (
    <Alert kind="error" weight="minor">
      <p>{children}</p>
      <div className={classes.way}>
        <Button small onClick={() => send({ type: 'retry.requested', card })}>
          {retry}
          <VisuallyHidden>, {of.toLowerCase()}</VisuallyHidden>
        </Button>
      </div>
    </Alert>
  );
}

type CardBodyProps = Send & {
  card: CardName;
  words: { heading: string; loading: string; notLoaded: string };
  stands: Standing;
  children: ReactNode;
};

/** What a card holds, as it stands: on its way, not to be had, or there. */
export function CardBody({ card, words, stands, send, children }: CardBodyProps) {
  if (stands === 'shown') return children;
  if (stands === 'failed')
    return (
      <NotDone card={card} of={words.heading} send={send}>
        {words.notLoaded}
      </NotDone>
    );
  return (
    <div className={classes.waiting}>
      <LazyLoader fits label={words.loading} />
    </div>
  );
}
