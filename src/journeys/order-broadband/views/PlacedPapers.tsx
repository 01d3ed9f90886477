import { ContractPapers } from '../../../ui/ContractPapers/ContractPapers.tsx';
import { orderPlacedCopy as copy } from '../order-placed.copy.ts';
import type { selectOrderBroadband } from '../../../../machines/order-broadband/order-broadband.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './OrderPlaced.module.css';

/** The papers of the contract that was accepted (CO-04); nothing where they are not known here, as the email has them as well. */
export function PlacedPapers({ model: { order } }: Pick<ViewPropsOf<typeof selectOrderBroadband>, 'model'>) {
  const plan = order?.plan;
  if (!plan || (plan.contractSummaryDocId === null && plan.contractInformationDocId === null)) return null;
  return (
    <section className={classes.part} aria-labelledby="placed-papers" data-screen-only>
      <h2 id="placed-papers">{copy.papers}</h2>
      <ContractPapers plan={plan} />
    </section>
  );
}
