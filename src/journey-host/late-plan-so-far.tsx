import { Suspense, type ComponentProps } from 'react';
import { Boundary } from '../runtime/Boundary.tsx';
import { lateView } from './late-view.tsx';

const Card = lateView(async () => (await import('../ui/OrderSummary/PlanSoFar.tsx')).PlanSoFar);

const nothing = () => null;

/**
 * The order so far, beside an account in the middle of one, which few arrive at. Fetched once, wherever it is drawn; where
 * its code does not arrive nobody misses more than a card, as the plan stands in the form's words, too.
 */
function LateCard(props: ComponentProps<typeof Card>) {
  return (
    <Boundary at="" fallback={nothing}>
      <Suspense>
        <Card {...props} />
      </Suspense>
    </Boundary>
  );
}

export const LatePlanSoFar = Object.assign(LateCard, { load: Card.load });
