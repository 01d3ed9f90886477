import { lateView } from './late-view.tsx';

/** Beside an account in the middle of an order, which few arrive at. Fetched once, wherever it is drawn. */
export const LatePlanSoFar = lateView(async () => (await import('../ui/OrderSummary/PlanSoFar.tsx')).PlanSoFar);
