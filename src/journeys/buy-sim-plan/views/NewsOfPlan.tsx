import type { BuySimPlanModel } from '../../../../machines/buy-sim-plan/buy-sim-plan.selectors.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { buySimPlanNews } from '../buy-sim-plan.copy.ts';

/** What was done as the member wanted; all else that is told was not. */
const done: ReadonlySet<string> = new Set(['repeatSaved', 'repeatStopped', 'takenBack']);

/** What has become of what the member wanted, in a sentence of its own. */
export function NewsOfPlan({ news }: Pick<BuySimPlanModel, 'news'>) {
  if (news === null || !Object.hasOwn(buySimPlanNews, news)) return null;
  return <Alert kind={done.has(news) ? 'success' : 'warning'}>{buySimPlanNews[news]}</Alert>;
}
